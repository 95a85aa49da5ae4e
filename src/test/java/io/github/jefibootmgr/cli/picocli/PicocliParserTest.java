package io.github.jefibootmgr.cli.picocli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.cli.CommandLine;
import io.github.jefibootmgr.cli.CommandLines;
import io.github.jefibootmgr.cli.Normaliser;
import io.github.jefibootmgr.cli.RequestParser;
import io.github.jefibootmgr.cli.TableParser;
import io.github.jefibootmgr.cli.UsageException;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both editions' parsers must agree on every command line. */
class PicocliParserTest {
  @Property(tries = 5000)
  void agreesWithTheTable(@ForAll("commandLines") List<String> words) {
    assertAgree(words);
  }

  @Provide
  Arbitrary<List<String>> commandLines() {
    return CommandLines.any();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-v",
        "-vvv",
        "-v --",
        "-v x",
        "-v -v3 -v",
        "--verbose= -q",
        "-L  -c",
        "-L ${user.home} -c",
        "-L \"quoted\" -c",
        "-L @file -c @other",
        "-c -- -x --create",
        "-h -Z",
        "-b zz -Z",
        "-Z -b zz",
        "-V -b 12345",
        "--label=a=b",
        "--ip nonsense",
      })
  void agreesOnWhatIsSpecial(String line) {
    assertAgree(List.of(line.split(" ", -1)));
  }

  private static void assertAgree(List<String> words) {
    CommandLine line = Normaliser.normalise(words, false);
    assertEquals(
        outcome(new TableParser(), line), outcome(new PicocliParser(), line), words::toString);
  }

  private static String outcome(RequestParser parser, CommandLine line) {
    try {
      return parser.parse(line).toString();
    } catch (UsageException e) {
      return e.status() + ": " + e.getMessage();
    }
  }
}
