package io.github.jefibootmgr.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadOptionTest {
  private static final Bytes SOUND =
      Bytes.ofHex("09000000" + "0400" + "4100" + "00d8" + "0000" + "7fff0400" + "c0ffee");

  @Test
  void decodesEachField() {
    LoadOption option = assertInstanceOf(LoadOption.class, LoadOption.decode(SOUND));
    assertEquals(
        new LoadOption(9, "A\ud800", Bytes.ofHex("7fff0400"), Bytes.ofHex("c0ffee")), option);
    assertEquals(12, option.filePathListOffset());
    assertEquals(Optional.empty(), option.fault());
    assertEquals(true, option.has(LoadOption.ACTIVE | LoadOption.HIDDEN));
    assertEquals(false, option.has(LoadOption.ACTIVE | LoadOption.FORCE_RECONNECT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''               | ''  | ''   | 0  | 0 | Attributes needs 4 bytes, 0 are left",
        "010000           | ''  | ''   | 3  | 0 | Attributes needs 4 bytes, 3 are left",
        "01000000         | ''  | ''   | 4  | 4 | FilePathListLength needs 2 bytes, 0 are left",
        "010000000400     | ''  | ''   | 6  | 6"
            + " | the description has no NUL before the data ends",
        "01000000000041   | ''  | ''   | 7  | 7"
            + " | the description has no NUL before the data ends",
        "010000000000410000 | A | ''   | 9  | 9"
            + " | the description has no NUL before the data ends",
        "01000000050041000000aabbccdd | A | aabbccdd | 10 | 4"
            + " | FilePathListLength 5 exceeds the 4 bytes after the description",
      })
  void keepsWhatCouldBeRead(
      String data, String description, String list, int listOffset, int faultAt, String reason) {
    DecodedLoadOption option = LoadOption.decode(Bytes.ofHex(data));
    assertEquals(description, option.description());
    assertEquals(Bytes.ofHex(list), option.filePathList());
    assertEquals(listOffset, option.filePathListOffset());
    assertEquals(Optional.of(new Malformed(faultAt, reason)), option.fault());
    assertEquals(data.length() >= 8, option.flags().isPresent());
    assertEquals(Bytes.EMPTY, option.optionalData());
    assertEquals(Bytes.ofHex(data), option.encode());
  }

  @Provide
  Arbitrary<Bytes> data() {
    Arbitrary<byte[]> likely =
        Arbitraries.of((byte) 0, (byte) 1, (byte) 4, (byte) 0x41, (byte) 0xff)
            .array(byte[].class)
            .ofMaxSize(30);
    Arbitrary<byte[]> any = Arbitraries.bytes().array(byte[].class).ofMaxSize(80);
    return Arbitraries.oneOf(likely, any).map(Bytes::copyOf);
  }

  @Property
  void encodingGivesBackWhatWasDecoded(@ForAll("data") Bytes data) {
    assertEquals(data, LoadOption.decode(data).encode());
  }

  @Property
  void everyPrefixOfASoundOptionDecodesToItself(@ForAll("data") Bytes rest) {
    Bytes whole = SOUND.plus(rest);
    for (int size = 0; size <= whole.size(); size++) {
      Bytes cut = whole.slice(0, size);
      assertEquals(cut, LoadOption.decode(cut).encode());
    }
  }

  @Test
  void changesOneFieldAtATime() {
    LoadOption option = (LoadOption) LoadOption.decode(SOUND);
    assertEquals(
        Bytes.ofHex("08000000" + "0400" + "4100" + "00d8" + "0000" + "7fff0400" + "c0ffee"),
        option.withAttributes(8).encode());
    assertEquals(
        Bytes.ofHex("09000000" + "0400" + "0000" + "7fff0400" + "c0ffee"),
        option.withDescription("").encode());
  }

  @Test
  void refusesWhatCannotBeEncoded() {
    assertThrows(
        IllegalArgumentException.class, () -> new LoadOption(0, "a\0b", Bytes.EMPTY, Bytes.EMPTY));
    Bytes tooLong = Bytes.copyOf(new byte[0x10000]);
    assertThrows(
        IllegalArgumentException.class, () -> new LoadOption(0, "a", tooLong, Bytes.EMPTY));
  }
}
