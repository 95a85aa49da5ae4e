package io.github.jefibootmgr.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {
  @ParameterizedTest
  @CsvSource({
    "41, A",
    "c3a9, é",
    "e4b8ad, 中",
    "f09f9880, 😀",
    // Octets that are no part of UTF-8: stray, truncated, overlong, a surrogate, beyond the end.
    "80, \udc80",
    "41ff42, A\udcffB",
    "c3, \udcc3",
    "e4b841, \udce4\udcb8A",
    "c080, \udcc0\udc80",
    "e08080, \udce0\udc80\udc80",
    "eda080, \udced\udca0\udc80",
    "f4908080, \udcf4\udc90\udc80\udc80",
    "f5808080, \udcf5\udc80\udc80\udc80",
  })
  void utf8DecodesAnything(String hex, String text) {
    assertEquals(text, Utf8.decode(Bytes.ofHex(hex)));
    assertEquals(hex, Utf8.encode(text).hex());
  }

  @Property
  void utf8LosesNothing(@ForAll byte[] octets) {
    Bytes bytes = Bytes.copyOf(octets);
    assertEquals(bytes, Utf8.encode(Utf8.decode(bytes)));
  }

  @Property
  void utf8AgreesWithThePlatformOnText(@ForAll @CharRange(from = '\0', to = '\ud7ff') String text) {
    byte[] expected = text.getBytes(StandardCharsets.UTF_8);
    assertArrayEquals(expected, Utf8.encode(text).toArray());
    assertEquals(text, Utf8.decode(Bytes.copyOf(expected)));
  }

  @ParameterizedTest
  @CsvSource({"abc, -1", "a\udcffc, 1", "😀, -1", "é\ud800, -1", "\udc7f, -1"})
  void utf8FindsTheFirstEscapedOctet(String text, int column) {
    assertEquals(column, Utf8.indexOfEscape(text));
  }

  @ParameterizedTest
  @CsvSource({"\ud800, efbfbd", "\udc7f, efbfbd", "a\udfffb, 61efbfbd62"})
  void utf8ReplacesOtherUnpairedSurrogates(String text, String hex) {
    assertEquals(hex, Utf8.encode(text).hex());
  }

  @Property
  void ucs2LosesNothing(@ForAll String text) {
    assertEquals(text, Ucs2.decode(Ucs2.encode(text)));
  }

  @ParameterizedTest
  @CsvSource({"41004200, AB", "410042, A", "'', ''", "3dd8, \ud83d"})
  void ucs2DecodesWholeUnits(String hex, String text) {
    assertEquals(text, Ucs2.decode(Bytes.ofHex(hex)));
  }

  @ParameterizedTest
  @CsvSource({"41000000, 2", "00410000, 2", "4100, -1", "410000, -1", "'', -1", "0000, 0"})
  void ucs2FindsANulOnlyWhereAUnitStarts(String hex, int offset) {
    assertEquals(offset, Ucs2.indexOfNul(Bytes.ofHex(hex)));
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 0", "255, 4, 00FF", "65536, 4, 10000", "-1, 1, FFFFFFFFFFFFFFFF"})
  void hexadecimalIsPadded(long value, int width, String text) {
    assertEquals(text, Hex.upper(value, width));
    assertEquals(text.toLowerCase(java.util.Locale.ROOT), Hex.lower(value, width));
  }
}
