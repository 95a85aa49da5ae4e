package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The help against the option table. */
class HelpTextTest {
  private static final List<String> LINES = HelpText.render("boot", "18").lines().toList();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "boot version 18",
        "usage: boot [options] [optional data of a new entry]",
        "\t-a | --active            Set the entry active.",
        "\t-b | --bootnum XXXX      Modify entry XXXX (hexadecimal).",
        "\t-e | --edd | --edd30 1|3 Make an EDD 1.0 path, or a full path (3).",
        "\t     --full-dev-path     Make a full device path.",
        "\t-o | --bootorder XXXX,YYYY,... Set the order (hexadecimal).",
        "Beyond efibootmgr:",
      })
  void hasLines(String line) {
    assertTrue(LINES.contains(line), line);
  }

  /** A name that only begins with the option's is another. */
  private static boolean isAbout(String line, Option option) {
    return (line + " ").matches(".*--" + option.longNames().get(0) + "[ \\[=].*");
  }

  @ParameterizedTest
  @EnumSource(Option.class)
  void hasOneLineAnOptionUnlessItIsHidden(Option option) {
    long lines = LINES.stream().filter(line -> isAbout(line, option)).count();
    assertEquals(option.help().isEmpty() ? 0 : 1, lines);
  }

  @ParameterizedTest
  @EnumSource(Option.class)
  void tellsOwnOptionsApart(Option option) {
    int own = LINES.indexOf("Beyond efibootmgr:");
    for (int i = 0; i < LINES.size(); i++) {
      if (isAbout(LINES.get(i), option)) {
        assertEquals(option.isOwn(), i > own);
      }
    }
    assertFalse(own < 0);
  }
}
