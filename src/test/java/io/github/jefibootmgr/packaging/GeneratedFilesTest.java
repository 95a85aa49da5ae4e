package io.github.jefibootmgr.packaging;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.cli.CommandLine;
import io.github.jefibootmgr.cli.ExitStatus;
import io.github.jefibootmgr.cli.Normaliser;
import io.github.jefibootmgr.cli.TableParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The manual page and the completions are committed, so that packaging needs no test classes; here
 * they are held to the option table. {@code mvn test -Dtest=GeneratedFilesTest
 * -Dgenerated.update=true} writes them anew.
 */
class GeneratedFilesTest {
  private static final Path PAGE = Path.of("docs/jefibootmgr.8");
  private static final Path PACKAGING = Path.of("src/main/packaging");

  @Test
  void manualPage() throws IOException {
    check(PAGE, ManualPage.render(Files.readString(PACKAGING.resolve("jefibootmgr.8.in"))));
  }

  @Test
  void completions() throws IOException {
    Path directory = PACKAGING.resolve("completions");
    check(directory.resolve("jefibootmgr.bash"), BashCompletion.render());
    check(directory.resolve("jefibootmgr.zsh"), ZshCompletion.render());
    check(directory.resolve("jefibootmgr.fish"), FishCompletion.render());
  }

  @Test
  void manualPageNamesEveryExitStatus() throws IOException {
    List<String> statuses = new ArrayList<>();
    for (ExitStatus status : ExitStatus.values()) {
      statuses.add(Integer.toString(status.status()));
    }
    String page = Files.readString(PAGE);
    String section = page.substring(page.indexOf(".Sh EXIT STATUS"), page.indexOf(".Sh EXAMPLES"));
    assertEquals(statuses, found("(?m)^\\.It (\\d+)$", section));
  }

  @Test
  void examplesOfTheManualPageAreCommandLines() throws IOException {
    for (String example : found("(?m)^\\.Dl (?:# )?jefibootmgr(.*)$", Files.readString(PAGE))) {
      List<String> words =
          found("'([^']*)'|(\\S+)", example.replace("\\e", "\\").replace("\\-", "-"));
      CommandLine line = Normaliser.normalise(words, false);
      assertDoesNotThrow(() -> new TableParser().parse(line), example);
    }
  }

  private static List<String> found(String pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
    }
    return found;
  }

  private static void check(Path file, String expected) throws IOException {
    if (Boolean.getBoolean("generated.update")) {
      Files.writeString(file, expected);
    }
    assertEquals(
        expected,
        Files.readString(file),
        () -> file + " is stale; write it anew with -Dgenerated.update=true");
  }
}
