package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;

/** Reads the bodies of hardware nodes. */
final class HardwareDecoder {
  private HardwareDecoder() {}

  static Node decode(int subType, ByteReader body) throws MalformedException {
    return switch (subType) {
      case 1 -> pci(body);
      case 2 -> new Hardware.PcCard(body.u8());
      case 3 -> new Hardware.MemoryMapped(body.u32(), body.u64(), body.u64());
      case 4 -> vendor(new Guid(body.bytes(16)), body);
      case 5 -> new Hardware.Controller(body.u32());
      case 6 -> new Hardware.Bmc(body.u8(), body.u64());
      default -> new Raw(Hardware.TYPE, subType, body.rest());
    };
  }

  private static Node pci(ByteReader body) throws MalformedException {
    int function = body.u8();
    return new Hardware.Pci(body.u8(), function);
  }

  private static Node vendor(Guid vendor, ByteReader body) throws MalformedException {
    if (body.remaining() == 4 && vendor.bytes().equals(Hardware.Edd10.VENDOR.bytes())) {
      return new Hardware.Edd10(body.u32());
    }
    Bytes data = body.rest();
    return new Hardware.Vendor(vendor, data);
  }
}
