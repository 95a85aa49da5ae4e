package io.github.jefibootmgr.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintableTest {
  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "a b,a b",
        "a\tb,a\\tb",
        "a\rb,a\\rb",
        "\u0000,\\x00",
        "\u001b[31m,\\x1b[31m",
        "\u007f\u0080\u009f\u00a0,\\x7f\\x80\\x9f\u00a0",
        "\u2027\u2028\u2029\u202a,\u2027\\u2028\\u2029\u202a",
        "\\n,\\n",
        "\ud83d\ude00,\ud83d\ude00",
        "\ud83da,\ufffda",
        "\ude00\ud83d,\ufffd\ufffd",
        "\ud83d\ud83d\ude00,\ufffd\ud83d\ude00",
        "\uffff,\uffff",
      })
  void escapesWhatIsNotOneLineOfText(String text, String expected) {
    assertEquals(expected, Printable.escape(text));
  }

  @Test
  void escapesLineFeeds() {
    assertEquals("a\\nb", Printable.escape("a\nb"));
  }

  @Test
  void escapesOctetsThatAreNotAscii() {
    assertEquals("d\\xe9j\\xe0~\\x7f\\t", Printable.escapeOctets("d\u00e9j\u00e0~\u007f\t"));
  }

  @Test
  void keepsPrintableTextAsItIs() {
    String text = "D\u00e9marrage \u4e2d\u6587";
    assertSame(text, Printable.escape(text));
  }
}
