package io.github.jefibootmgr.os.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArgumentsTest {
  private static final String FILE = "/proc/self/cmdline";
  private static final String LOST = "\ufffd\ufffd";

  private final FakeOs os = new FakeOs();

  private List<String> recover(String encoding, String... given) throws OsException {
    return Arguments.recover(given, encoding, os, FILE);
  }

  @Test
  void asksNothingIfNothingWasLost() throws Exception {
    assertEquals(List.of("-L", "Büro"), recover("UTF-8", "-L", "Büro"));
    assertEquals(List.of("-L", "x"), recover("ANSI_X3.4-1968", "-L", "x"));
    assertEquals(List.of(), recover("UTF-8"));
    assertEquals(List.of(), os.log());
  }

  @Test
  void takesTheLastWordsOfTheCommandLine() throws Exception {
    os.put(FILE, "java\0-jar\0x.jar\0-L\0é\0\0--\0");
    assertEquals(List.of("-L", "é", "", "--"), recover("ANSI_X3.4-1968", "-L", LOST, "", "--"));
  }

  @Test
  void takesThemAlsoWhereTheLocaleHasAnotherEncoding() throws Exception {
    os.put(FILE, "java\0é\0");
    assertEquals(List.of("é"), recover("ISO-8859-1", "Ã©"));
  }

  @Test
  void keepsOctetsThatAreNotUtf8() throws Exception {
    os.put(FILE, Utf8.encode("java\0").plus(Bytes.of(0x61, 0xff, 0)));
    assertEquals(List.of("a\udcff"), recover("UTF-8", "a\ufffd"));
  }

  @Test
  void refusesIfTheyCannotBeHad() {
    String lost =
        FILE
            + ": an argument is not in the encoding of the locale, and its octets cannot be had"
            + " from here: ";
    assertMessage(lost + "No such file or directory", LOST);
    os.put(FILE, "java\0-X\0é\0");
    assertMessage(lost + "it holds another command", "-L", LOST);
    assertMessage(lost + "it holds another command", LOST, "b", "c", "d");
  }

  private void assertMessage(String message, String... given) {
    OsException failure = assertThrows(OsException.class, () -> recover("UTF-8", given));
    assertEquals(message, failure.getMessage());
  }
}
