package io.github.jefibootmgr.devicepath;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Texts of pieces that device paths are written with. */
final class PlausibleTexts {
  private static final String[] PIECES = {
    "(",
    ")",
    "/",
    ",",
    ",,",
    "\\EFI\\x.efi",
    "0x1",
    "7",
    "0xffffffffffffffff",
    "-1",
    "DEFAULT",
    "GPT",
    "MBR",
    "SAS",
    "None",
    "TCP",
    "PNP0A03",
    "::1",
    "10.0.0.1",
    "0102",
    "\"",
    " ",
    "\u00e9",
    "\ud83d",
    "\u0000",
    "11223344-5566-7788-99aa-bbccddeeff00",
    "00-11-22-33-44-55-66-77",
  };

  private PlausibleTexts() {}

  static Arbitrary<String> texts() {
    List<String> pieces = new ArrayList<>(List.of(PIECES));
    for (String name : NodeParsers.TABLE.keySet().stream().sorted().toList()) {
      pieces.add(name + "(");
      pieces.add(name + "(1,2,3)");
      pieces.add(name + "(0x1,0x2)/");
      pieces.add(name + "(11223344-5566-7788-99aa-bbccddeeff00,01),");
    }
    return Arbitraries.of(pieces).list().ofMaxSize(8).map(list -> String.join("", list));
  }
}
