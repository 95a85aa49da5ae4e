package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Map;

/** Media nodes and BBS entries of texts. */
final class MediaParsers {
  private static final Map<String, Integer> DEVICE_TYPES =
      Map.of("Floppy", 1, "HD", 2, "CDROM", 3, "PCMCIA", 4, "USB", 5, "Network", 6);

  private MediaParsers() {}

  static void addTo(Map<String, NodeParser> table) {
    table.put("HD", MediaParsers::hardDrive);
    table.put(
        "CDROM",
        p -> new Media.CdRom(p.u32("the entry", 0), p.u64("the start"), p.u64("the size")));
    table.put("VenMedia", p -> NodeParsers.vendor(p, Media.TYPE, 3));
    table.put(
        "File",
        p -> {
          int start = p.column();
          return UefiTextParser.filePath(p.rest(), start);
        });
    table.put("Media", p -> new Media.Protocol(p.guid("the protocol")));
    table.put("FvFile", p -> new Media.FirmwareFile(p.guid("the file")));
    table.put("Fv", p -> new Media.FirmwareVolume(p.guid("the volume")));
    table.put("FvVol", p -> new Media.FirmwareVolume(p.guid("the volume")));
    table.put(
        "Offset",
        p ->
            new Media.RelativeOffsetRange(
                0, p.u64("the starting offset"), p.u64("the ending offset")));
    table.put(
        "RamDisk",
        p -> {
          long start = p.u64("the starting address");
          long end = p.u64("the ending address");
          int instance = p.u16("the instance", 0);
          return new Media.RamDisk(start, end, p.guid("the disk type"), instance);
        });
    ramDisk(table, "VirtualDisk", Media.RamDisk.VIRTUAL_DISK);
    ramDisk(table, "VirtualCD", Media.RamDisk.VIRTUAL_CD);
    ramDisk(table, "PersistentVirtualDisk", Media.RamDisk.PERSISTENT_VIRTUAL_DISK);
    ramDisk(table, "PersistentVirtualCD", Media.RamDisk.PERSISTENT_VIRTUAL_CD);
    table.put("BBS", MediaParsers::bbs);
  }

  private static void ramDisk(Map<String, NodeParser> table, String name, Guid diskType) {
    table.put(
        name,
        p ->
            new Media.RamDisk(
                p.u64("the starting address"),
                p.u64("the ending address"),
                diskType,
                p.u16("the instance", 0)));
  }

  private static Node hardDrive(Parameters parameters) throws FaultyTextException {
    long number = parameters.u32("the partition");
    String kind = parameters.peek();
    if (kind.equals("GPT")) {
      parameters.text();
      Guid signature = parameters.guid("the signature");
      return Media.HardDrive.gpt(
          number, parameters.u64("the start"), parameters.u64("the size"), signature);
    }
    if (kind.equals("MBR")) {
      parameters.text();
      long signature = parameters.u32("the signature");
      return Media.HardDrive.mbr(
          number, parameters.u64("the start"), parameters.u64("the size"), signature);
    }
    int signatureType = parameters.u8("the type, GPT, MBR or a number");
    Bytes signature = signature(parameters);
    return new Media.HardDrive(
        number,
        parameters.u64("the start"),
        parameters.u64("the size"),
        signature,
        0,
        signatureType);
  }

  /** Takes a signature of no known type: 0, which is all that 10.6 has, or its 16 octets. */
  private static Bytes signature(Parameters parameters) throws FaultyTextException {
    String text = parameters.peek();
    if (text.isEmpty() || text.equals("0")) {
      parameters.text();
      return Bytes.copyOf(new byte[16]);
    }
    return parameters.octets("the signature", 16);
  }

  private static Node bbs(Parameters parameters) throws FaultyTextException {
    String kind = parameters.peek();
    Integer named = DEVICE_TYPES.get(kind);
    if (named != null) {
      parameters.text();
    }
    int deviceType =
        named != null ? named : parameters.u16("the device type, a name like HD or a number");
    String description = parameters.ascii("the description");
    return new Bbs.BootEntry(deviceType, parameters.u16("the status flag", 0), description);
  }
}
