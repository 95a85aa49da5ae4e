package io.github.jefibootmgr.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BytesTest {
  private static final Bytes SOME = Bytes.of(0x00, 0x7f, 0x80, 0xff);

  @Test
  void octetsAreUnsigned() {
    assertEquals(0x80, SOME.at(2));
    assertEquals(0xff, SOME.at(3));
  }

  @Test
  void numbersAreLittleEndianAndUnsigned() {
    assertEquals(0x7f00, SOME.u16(0));
    assertEquals(0xff80, SOME.u16(2));
    assertThrows(IndexOutOfBoundsException.class, () -> SOME.u16(3));
  }

  @ParameterizedTest
  @CsvSource({"-1", "4"})
  void anOctetOutsideIsRefused(int index) {
    assertThrows(IndexOutOfBoundsException.class, () -> SOME.at(index));
  }

  @ParameterizedTest
  @CsvSource({"0,4,007f80ff", "1,3,7f80", "2,2,''", "4,4,''"})
  void aSliceIsPartOfIt(int from, int to, String hex) {
    assertEquals(hex, SOME.slice(from, to).hex());
    assertEquals(Bytes.ofHex(hex), SOME.slice(from, to));
    assertEquals(Bytes.ofHex(hex).hashCode(), SOME.slice(from, to).hashCode());
  }

  @ParameterizedTest
  @CsvSource({"-1,2", "3,2", "0,5", "5,5"})
  void aSliceOutsideIsRefused(int from, int to) {
    assertThrows(IndexOutOfBoundsException.class, () -> SOME.slice(from, to));
  }

  @Test
  void aSliceOfASliceCountsFromTheSlice() {
    assertEquals("80", SOME.from(1).slice(1, 2).hex());
  }

  @Test
  void itDoesNotChangeWithTheArrayItCameFrom() {
    byte[] array = {1, 2, 3};
    Bytes copy = Bytes.copyOf(array);
    array[0] = 9;
    copy.toArray()[1] = 9;
    assertEquals("010203", copy.hex());
  }

  @Test
  void differentRunsDiffer() {
    assertNotEquals(Bytes.of(1), Bytes.of(1, 0));
    assertNotEquals(Bytes.of(1), Bytes.of(2));
  }

  @Test
  void hexadecimalHasASeparatorOnlyBetween() {
    assertEquals("00 7f 80 ff", SOME.hex(" "));
    assertEquals("", Bytes.EMPTY.hex(" "));
    assertEquals(SOME, Bytes.ofHex("007F80fF"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0g", "0x00", "é0"})
  void otherTextIsNotHexadecimal(String text) {
    assertThrows(IllegalArgumentException.class, () -> Bytes.ofHex(text));
  }

  @Test
  void runsJoin() {
    assertEquals("0102ff", Bytes.of(1, 2).plus(Bytes.of(255)).hex());
  }
}
