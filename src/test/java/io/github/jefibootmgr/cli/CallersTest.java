package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.Errno;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What installers, boot loaders' scripts and desktop tools rely on when they call efibootmgr and
 * read what it says. Standard input is never read here: {@link TestMachine} would fail.
 */
class CallersTest {
  private static final Path STORES = Path.of("src/test/resources/recorded/stores");
  private static final String GLOBAL = "-8be4df61-93ca-11d2-aa0d-00e098032b8c";
  private static final String FIRMWARE = "/other/sys/firmware/efi";

  private static final String LISTING =
      """
      BootNext: 0001
      BootCurrent: 0000
      Timeout: 3 seconds
      BootOrder: 0001,0000
      Boot0000* First\tHD(1,GPT,11111111-2222-3333-4444-555555555555,0x800,0x1000)/File(\\EFI\\A)
      Boot0001  Second\tHD(2,GPT,22222222-3333-4444-5555-666666666666,0x1800,0x800)/File(\\EFI\\B)
      """;

  /** All that a listing may print: one of its heads, an entry, or what -v adds, indented. */
  private static final Pattern LINE =
      Pattern.compile(
          "(BootNext|BootCurrent): [0-9A-F]{4}|Timeout: [0-9]+ seconds"
              + "|BootOrder: [0-9A-F]{4}(,[0-9A-F]{4})*"
              + "|No BootOrder is set; firmware will attempt recovery"
              + "|Mirror(ed|StatusFlags|ing).*|RequestMirror.*|DesiredMirror.*"
              + "|Boot[0-9A-Fa-f]{4}[* ] [^\\p{Cc}]*\t[^\\p{Cc}]*"
              + "| +(dp|data): [^\\p{Cc}]*");

  private final TestMachine machine = new TestMachine();

  @AfterEach
  void close() {
    machine.close();
  }

  private TestMachine.Run run(String... words) {
    return machine.runAs("efibootmgr", Disks.place(machine, List.of(words)));
  }

  /** Makes the store of {@link #LISTING} with the program itself. */
  private void twoEntries() {
    assertEquals(0, run("-qCd", "@gpt512@", "-LFirst", "-l\\EFI\\A").status());
    assertEquals(
        0, run("-qCAd", "@gpt512@", "-p2", "--label=Second", "--loader", "/EFI/B").status());
    TestMachine.Run run = run("-q", "-o", "1,0", "-n", "1", "-t", "3");
    assertEquals(new TestMachine.Run(0, "", "", 0), run);
    machine.file(TestMachine.STORE + "/BootCurrent" + GLOBAL, new byte[] {6, 0, 0, 0, 0, 0});
  }

  @Test
  void theListingIsHeadsThenEntriesInOneWrite() {
    twoEntries();
    assertEquals(new TestMachine.Run(0, LISTING, "", 1), run());
  }

  static Stream<Path> stores() throws IOException {
    try (Stream<Path> stores = Files.list(STORES)) {
      return stores.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("stores")
  void nothingElseIsEverOnStandardOutput(Path store) {
    machine.store(store);
    for (String option : List.of("-w", "-v", "-u", "-vv")) {
      TestMachine.Run run = run(option);
      assertEquals(0, run.status());
      run.output().lines().forEach(line -> assertTrue(LINE.matcher(line).matches(), line));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-w",
        "--write-signature",
        "-d /dev/absent -p 7",
        "-l \\EFI\\X",
        "-L Label",
        "-b 1",
        "-g",
        "-e 3",
        "-E 80",
        "-k",
        "-i eth0",
        "-@ -",
        "-u",
        "-D",
        "-o 1,0",
        "-n 1 -t 3",
        "-b 0 -a",
        "-b 1 --inactive"
      })
  void theListingFollowsWhateverIsAskedFor(String words) {
    twoEntries();
    Map<String, String> before = machine.variables();
    assertEquals(new TestMachine.Run(0, LISTING, "", 1), run(words.split(" ")));
    assertEquals(before, machine.variables());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-q", "-qv", "-q -n 0", "-qo 0,1", "-Bqb 1", "-n0001 --quiet", "-b1 -qA"})
  void quietPrintsNothing(String words) {
    twoEntries();
    assertEquals(new TestMachine.Run(0, "", "", 0), run(words.split(" ")));
  }

  @ParameterizedTest
  @CsvSource({
    "-Bb 1, BootOrder, 070000000000",
    "-qo 0, BootOrder, 070000000000",
    "-n0000, BootNext, 070000000000",
    "--bootne=0x0, BootNext, 070000000000",
    "--bootorder=0, BootOrder, 070000000000",
    "--timeout 10, Timeout, 070000000a00",
    "'-D -o 0,1,0', BootOrder, 0700000000000100",
    "-b 1 --delete-bootnu, BootOrder, 070000000000"
  })
  void optionsAreSpeltAsCallersSpellThem(String words, String variable, String contents) {
    twoEntries();
    String error = run(words.split(" ")).error();
    assertEquals(contents, machine.variables().get(variable + GLOBAL), error);
  }

  @Test
  void wordsAnywhereAreOneCommandLine() {
    TestMachine.Run run = run("-c", "ro", "-d", "@gpt512@", "quiet", "-LX", "splash", "-l\\X");
    assertEquals(
        """
        BootOrder: 0000
        Boot0000* X\tHD(1,GPT,11111111-2222-3333-4444-555555555555,0x800,0x1000)/File(\\X)\
        ro quiet splash
        """,
        run.output());
  }

  @Test
  void aLabelAloneMakesAnEntryOfTheDefaults() {
    machine.file("/dev/sda", Disks.contents("gpt512"));
    TestMachine.Run run = run("-c", "-L", "X");
    assertEquals(0, run.status(), run.error());
    assertTrue(
        run.output()
            .contains(
                "* X\tHD(1,GPT,11111111-2222-3333-4444-555555555555,0x800,0x1000)/File(\\EFI\\debian\\"),
        run.output());
  }

  @Test
  void aNewEntryMayBeNamedInTheOrderOfTheSameCall() {
    twoEntries();
    TestMachine.Run run = run("-qcb", "7", "-d", "@gpt512@", "-L", "X", "-o", "7,0");
    assertEquals(new TestMachine.Run(0, "", "", 0), run);
    assertEquals("0700000007000000", machine.variables().get("BootOrder" + GLOBAL));
  }

  @ParameterizedTest
  @CsvSource({"efibootmgr", "jefibootmgr", "boot"})
  void twinsAreWarnedOfUnderTheNameOfTheProgram(String name) {
    twoEntries();
    List<String> words = List.of("-qc", "-d", "@gpt512@", "-L", "First", "-l", "\\X");
    List<String> placed = Disks.place(machine, words);
    String twin = name + ": ** Warning ** : Boot0000 has same label First\n";
    assertEquals(new TestMachine.Run(0, "", twin, 0), machine.runAs(name, placed));
    String twins = twin + name + ": ** Warning ** : Boot0002 has same label First\n";
    assertEquals(new TestMachine.Run(0, "", twins, 0), machine.runAs(name, placed));
  }

  @ParameterizedTest
  @CsvSource({
    "--unknown, 1",
    "-B, 3",
    "-c -d /dev/absent, 5",
    "-o 7, 8",
    "-o x, 8",
    "-n 7, 12",
    "-b 7 -B, 15",
    "-b 7 -a, 16",
    "-b 7 -A, 16",
    "-b x, 28",
    "-b 10000, 29",
    "-n x, 35",
    "-c -b 1 -d @gpt512@, 40"
  })
  void statusesAreEfibootmgrs(String words, int status) {
    twoEntries();
    Map<String, String> before = machine.variables();
    TestMachine.Run run = run(words.split(" "));
    assertEquals(status, run.status(), run.error());
    assertEquals("", run.output());
    assertEquals(before, machine.variables());
  }

  @Test
  void thereIsNoTimeoutToDeleteTwice() {
    twoEntries();
    assertEquals(0, run("-T").status());
    assertEquals(11, run("-T").status());
  }

  @ParameterizedTest
  @CsvSource({"efivars, ''", "efivars, /", "environment, ''", "environment, /", "environment, //"})
  void theStoreIsNamedWithOrWithoutASlash(String how, String slash) {
    twoEntries();
    List<String> words = new ArrayList<>();
    if (how.equals("efivars")) {
      machine.environment("EFIVARFS_PATH", "/absent");
      words.add("--efivars=" + TestMachine.STORE + slash);
    } else {
      machine.environment("EFIVARFS_PATH", TestMachine.STORE + slash);
    }
    assertEquals(LISTING, machine.runAs("efibootmgr", words).output());
    words.addAll(List.of("-q", "-t", "4"));
    assertEquals(0, machine.runAs("efibootmgr", words).status());
    assertEquals("070000000400", machine.variables().get("Timeout" + GLOBAL));
  }

  @Test
  void aReaderThatHasSeenEnoughIsNoError() {
    twoEntries();
    machine.closeOutput(Errno.EPIPE);
    assertEquals(new TestMachine.Run(141, "", "", 0), run());
  }

  @Test
  void aFullDiskIsAnError() {
    twoEntries();
    machine.closeOutput(Errno.ENOSPC);
    TestMachine.Run run = run();
    assertEquals(1, run.status());
    assertEquals("efibootmgr: standard output: No space left on device\n", run.error());
  }

  // No EFI.

  private void checkUnsupported(String reason) {
    machine.environment("EFIVARFS_PATH", null);
    for (String word : List.of("-v", "-o1", "-B", "-c")) {
      TestMachine.Run run = run("--root", "/other", word);
      List<String> lines = run.error().lines().toList();
      assertEquals(2, run.status(), run.error());
      assertEquals("EFI variables are not supported on this system.", lines.get(0));
      assertTrue(lines.get(1).startsWith("efibootmgr: ") && lines.get(1).contains(reason), reason);
      assertEquals(2, lines.size());
      assertEquals("", run.output());
    }
  }

  private void mounted(String type) {
    String mounts = "1 0 0:1 / / rw - ext4 /dev/sda2 rw\n";
    String line = "2 1 0:2 / /sys/firmware/efi/efivars rw - " + type + " x rw\n";
    machine.text("/other/proc/self/mountinfo", mounts + line);
  }

  @Test
  void aMachineThatWasNotBootedByUefi() {
    machine.directory("/other/sys/firmware");
    checkUnsupported("not booted by UEFI");
  }

  @Test
  void aMachineWhereEfivarfsIsNotMounted() {
    machine.directory(FIRMWARE + "/efivars");
    machine.text("/other/proc/self/mountinfo", "1 0 0:1 / / rw - ext4 /dev/sda2 rw\n");
    checkUnsupported("efivarfs is not mounted");
  }

  @Test
  void aMachineWithAnotherFileSystemInItsPlace() {
    machine.directory(FIRMWARE + "/efivars");
    mounted("tmpfs");
    checkUnsupported("another file system, tmpfs, is mounted there");
  }

  @Test
  void aMachineWhoseVariablesMayNotBeRead() {
    machine.directory(FIRMWARE + "/efivars").unreadable(FIRMWARE + "/efivars");
    mounted("efivarfs");
    checkUnsupported("not readable");
  }
}
