package io.github.jefibootmgr.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Ucs2;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionalDataTextTest {
  @ParameterizedTest
  @CsvSource({
    "'', '', ''",
    "726f6f74, root, root",
    "7e20, '~ ', '~ '",
    "7f, 7f, 7f",
    "726f00, 726f00, 726f00",
    // 16 octets: ASCII before the GUID, a name before the number.
    "30313233343536373839616263646566, 0123456789abcdef, 0123456789abcdef",
    "4eac0881119f594d850ee21a522c59b2, {auto_created_boot_option}, {auto_created_boot_option}",
    "44332211665588778899aabbccddeeff, {11223344-5566-7788-8899-aabbccddeeff},"
        + " {11223344-5566-7788-8899-aabbccddeeff}",
    // UCS-2 with and without its NUL.
    "72006f00, 72006f00, ro",
    "72006f000000, 72006f000000, ro",
    "61006200630064006500660067006800, {00620061-0063-0064-6500-660067006800}, abcdefgh",
    "2d4e8765, 2d4e8765, 中文",
  })
  void isToldFromTheOctets(String hex, String text, String unicode) {
    assertEquals(text, OptionalDataText.format(Bytes.ofHex(hex), false));
    assertEquals(unicode, OptionalDataText.format(Bytes.ofHex(hex), true));
  }

  @ParameterizedTest
  @CsvSource({
    "odd, 720061",
    "a NUL alone, 0000",
    "a NUL inside, 720000006f00",
    "two NULs, 7200000000 00",
    "a control, 72000a00",
    "an unpaired surrogate, 3dd87200",
    "a line separator, 28207200",
    "no character, ffff7200",
  })
  void otherDataIsNotUcs2(String what, String hex) {
    String digits = hex.replace(" ", "");
    assertEquals(digits, OptionalDataText.format(Bytes.ofHex(digits), true), what);
  }

  @ParameterizedTest
  @CsvSource({"😀", "Démarrage", "initrd=\\initrd.img root=/dev/vda1"})
  void ucs2TextComesBack(String text) {
    assertEquals(text, OptionalDataText.format(Ucs2.encode(text), true));
    assertEquals(text, OptionalDataText.format(Ucs2.encode(text + "\0"), true));
  }
}
