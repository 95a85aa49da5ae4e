package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.MalformedException;
import io.github.jefibootmgr.wire.Ucs2;

/** Reads the bodies of media nodes. */
final class MediaDecoder {
  private MediaDecoder() {}

  static Node decode(int subType, ByteReader body) throws MalformedException {
    return switch (subType) {
      case 1 ->
          new Media.HardDrive(
              body.u32(), body.u64(), body.u64(), body.bytes(16), body.u8(), body.u8());
      case 2 -> new Media.CdRom(body.u32(), body.u64(), body.u64());
      case 3 -> new Media.Vendor(guid(body), body.rest());
      case 4 -> file(body);
      case 5 -> new Media.Protocol(guid(body));
      case 6 -> new Media.FirmwareFile(guid(body));
      case 7 -> new Media.FirmwareVolume(guid(body));
      case 8 -> new Media.RelativeOffsetRange(body.u32(), body.u64(), body.u64());
      case 9 -> new Media.RamDisk(body.u64(), body.u64(), guid(body), body.u16());
      default -> new Raw(Media.TYPE, subType, body.rest());
    };
  }

  private static Guid guid(ByteReader body) throws MalformedException {
    return new Guid(body.bytes(16));
  }

  private static Node file(ByteReader body) throws MalformedException {
    String units = Ucs2.decode(body.bytes(body.remaining() & ~1));
    boolean terminated = units.endsWith("\0");
    String name = terminated ? units.substring(0, units.length() - 1) : units;
    return new Media.FilePath(name, terminated);
  }
}
