package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import io.github.jefibootmgr.wire.MalformedException;
import java.util.ArrayList;
import java.util.List;

/** Reads the bodies of ACPI nodes. */
final class AcpiDecoder {
  private AcpiDecoder() {}

  static Node decode(int subType, ByteReader body) throws MalformedException {
    return switch (subType) {
      case 1 -> new Acpi.Hid(body.u32(), body.u32());
      case 2 -> expanded(body);
      case 3 -> addresses(body);
      case 4 -> new Acpi.Nvdimm(body.u32());
      default -> new Raw(Acpi.TYPE, subType, body.rest());
    };
  }

  private static Node expanded(ByteReader body) throws MalformedException {
    long hid = body.u32();
    long uid = body.u32();
    long cid = body.u32();
    Bytes texts = body.rest();
    String[] text = new String[3];
    int start = 0;
    for (int i = 0; i < text.length; i++) {
      int size = OctetText.indexOfNul(texts.from(start));
      if (size < 0) {
        throw new MalformedException(new Malformed(12 + start, "a text has no NUL"));
      }
      text[i] = OctetText.decode(texts.slice(start, start + size));
      start += size + 1;
    }
    return new Acpi.ExpandedHid(hid, uid, cid, text[0], text[1], text[2]);
  }

  private static Node addresses(ByteReader body) throws MalformedException {
    List<Long> addresses = new ArrayList<>();
    do {
      addresses.add(body.u32());
    } while (body.remaining() > 0);
    return new Acpi.Adr(addresses);
  }
}
