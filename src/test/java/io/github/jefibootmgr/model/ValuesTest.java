package io.github.jefibootmgr.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Orders, attributes and the memory mirror. */
class ValuesTest {
  @ParameterizedTest
  @CsvSource({
    "'', [], '', ''",
    "01, [], '', ''",
    "0100, [0001], 0001, 0100",
    "01000a1b00, '[0001, 1B0A]', '0001,1B0A', 01000a1b",
    "01000100, '[0001, 0001]', '0001,0001', 01000100",
  })
  void anOrderIsReadWithoutAnOddLastOctet(
      String data, String numbers, String text, String encoded) {
    BootOrder order = BootOrder.decode(Bytes.ofHex(data));
    assertEquals(numbers, order.numbers().toString());
    assertEquals(text, order.text());
    assertEquals(Bytes.ofHex(encoded), order.encode());
  }

  @Test
  void onlyApplesBitIsNotWrittenBack() {
    assertEquals(new Attributes(0x00000027), new Attributes(0x80000027).writable());
    assertEquals(7, Attributes.BOOT_VARIABLE.bits());
  }

  @Test
  void aMirrorIsFiveOctets() throws MalformedException {
    MemoryMirror mirror = new MemoryMirror(1, true, 0x1234, 5);
    assertEquals(Bytes.ofHex("0101341205"), mirror.encode());
    assertEquals(mirror, MemoryMirror.decode(Bytes.ofHex("0102341205ff")));
    assertThrows(MalformedException.class, () -> MemoryMirror.decode(Bytes.ofHex("01023412")));
    assertEquals(
        "MirrorCurrent-7b9be2e0-e28a-4197-ad3e-32f062f9462c", MemoryMirror.CURRENT.fileName());
  }
}
