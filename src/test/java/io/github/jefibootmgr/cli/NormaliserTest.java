package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each row: words, where {@code _} is an empty one, and what is made of them. */
class NormaliserTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-b0001 -B             | BOOTNUM(0001) DELETE_BOOTNUM",
        "-qBb 1 -v             | QUIET DELETE_BOOTNUM BOOTNUM(1) VERBOSE",
        "-qo 1,2               | QUIET BOOTORDER(1,2)",
        "-b -q                 | BOOTNUM(-q)",
        "-L --                 | LABEL(--)",
        "-d=/x                 | DISK(=/x)",
        "--disk=/x --disk /y   | DISK(/x) DISK(/y)",
        "--label= -L _         | LABEL() LABEL()",
        "--bootnu=1            | BOOTNUM(1)",
        "--bootn=1             | ! option '--bootn' is ambiguous: it could be --bootnum or --bootnext",
        "--edd3=3 --edd=1      | EDD(3) EDD(1)",
        "--U --un              | UNICODE UNICODE",
        // To getopt_long the two forms of a path are one option without a letter.
        "--f                   | FULL_DEV_PATH",
        "--fi                  | FILE_DEV_PATH",
        "--create              | CREATE",
        "--create-             | CREATE_ONLY",
        "-v 2                  | VERBOSE [2]",
        "-v2 -vv --verbose=vv  | VERBOSE(2) VERBOSE(v) VERBOSE(vv)",
        "a -q - b              | QUIET [a] [-] [b]",
        "a -- -q --            | [a] [-q] [--]",
        "@file _               | [@file] []",
        "--quiet=1             | ! option '--quiet' takes no value",
        "-qZ                   | QUIET ! unknown option '-Z'",
        "-W x                  | ! unknown option '-W'",
        "-q\uD83D\uDE00           | QUIET ! unknown option '-\uD83D\uDE00'",
        "--nope=1              | ! unknown option '--nope'",
        "-q --label            | QUIET ! option '--label' needs a value",
        "-qo                   | QUIET ! option '-o' needs a value",
        // Our own options are matched only in full and make no abbreviation ambiguous.
        "--efivars=/x          | EFIVARS(/x)",
        "--root --dry-run      | ROOT(--dry-run)",
        "--efivar=/x           | ! unknown option '--efivar'",
        "--dr                  | DRIVER",
        "--i=1                 | ! option '--i' is ambiguous: it could be --inactive, --iface or --index",
        "--tim=1               | TIMEOUT(1)",
      })
  void takesApart(String words, String expected) {
    assertEquals(expected, outcome(words, false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-q a -v  | QUIET [a] [-v]",
        "-q -- a  | QUIET [a]",
        "a -- -q  | [a] [--] [-q]",
        "-b a -q  | BOOTNUM(a) QUIET",
      })
  void theFirstOperandEndsTheOptionsWhereThatIsAskedFor(String words, String expected) {
    assertEquals(expected, outcome(words, true));
  }

  private static String outcome(String words, boolean posixlyCorrect) {
    List<String> list =
        List.of(words.split(" +", -1)).stream().map(word -> word.equals("_") ? "" : word).toList();
    CommandLine line = Normaliser.normalise(list, posixlyCorrect);
    StringBuilder text = new StringBuilder();
    for (Given given : line.options()) {
      text.append(' ').append(given.option());
      given.value().ifPresent(value -> text.append('(').append(value).append(')'));
    }
    if (line.fault().isPresent()) {
      text.append(" ! ").append(line.fault().get().getMessage().replace("; see --help", ""));
      assertEquals(ExitStatus.USAGE, line.fault().get().status());
    } else {
      line.operands().forEach(operand -> text.append(" [").append(operand).append(']'));
    }
    return text.substring(1);
  }
}
