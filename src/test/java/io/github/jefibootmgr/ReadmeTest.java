package io.github.jefibootmgr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.boot.Edit;
import io.github.jefibootmgr.boot.Plan;
import io.github.jefibootmgr.boot.PlanText;
import io.github.jefibootmgr.boot.Planner;
import io.github.jefibootmgr.boot.Snapshot;
import io.github.jefibootmgr.boot.SnapshotReader;
import io.github.jefibootmgr.boot.Wanted;
import io.github.jefibootmgr.devicepath.FilePathList;
import io.github.jefibootmgr.devicepath.ListingText;
import io.github.jefibootmgr.jvm.EfiVariables;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.render.BootListing;
import io.github.jefibootmgr.render.ListingStyle;
import io.github.jefibootmgr.store.EfivarfsStore;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Keeps the README's example of the library compiling and true. */
class ReadmeTest {
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);

  private void example() throws Exception {
    // README starts
    EfivarfsStore store = EfiVariables.ofDirectory(Path.of("docs/samples/laptop"));
    Snapshot snapshot = SnapshotReader.read(store, Wanted.listing(EntryKind.BOOT));
    for (Snapshot.Entry entry : snapshot.entries()) {
      DecodedLoadOption option = entry.option().orElseThrow();
      FilePathList path = FilePathList.decode(option.filePathList(), option.filePathListOffset());
      out.println(entry.number() + " " + option.description() + ": " + ListingText.format(path));
    }

    List<Edit> edits = List.of(new Edit.SetNext(new BootNumber(3)));
    Plan plan = (Plan) Planner.plan(snapshot, edits);
    PlanText.lines(plan).forEach(out::println); // BootNext: none -> 0003
    // README ends
  }

  @Test
  void theExampleIsTheReadmes() throws Exception {
    String source =
        Files.readString(Path.of("src/test/java/io/github/jefibootmgr/ReadmeTest.java"));
    String code =
        source.substring(
            source.indexOf("README starts\n") + "README starts\n".length(),
            source.indexOf("    // README ends"));
    String readme = Files.readString(Path.of("README.md"));
    assertTrue(
        readme.contains(code.replace("\n    ", "\n").substring(4).replace("out", "System.out")));
  }

  @Test
  void theListingIsWhatIsPrinted() throws Exception {
    EfivarfsStore store = EfiVariables.ofDirectory(Path.of("docs/samples/laptop"));
    Snapshot snapshot = SnapshotReader.read(store, Wanted.listing(EntryKind.BOOT));
    String listing = BootListing.render(snapshot, ListingStyle.PLAIN).output();
    String readme = Files.readString(Path.of("README.md"));
    assertTrue(readme.contains("\n\n" + listing.indent(4) + "\n"), listing);
  }

  @Test
  void theExampleDoesWhatItSays() throws Exception {
    example();
    List<String> lines = printed.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(
        "0000 debian: HD(1,GPT,5d1f2c4e-8a37-4b0e-9c61-2f7be0a4d913,0x800,0x100000)"
            + "/File(\\EFI\\debian\\shimx64.efi)",
        lines.get(0));
    assertEquals("BootNext: none -> 0003", lines.get(lines.size() - 1));
  }
}
