package io.github.jefibootmgr.devicepath;

import static io.github.jefibootmgr.devicepath.ListingText.hex;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Printable;

/** Media nodes and BBS entries in a listing. */
final class MediaText {
  private MediaText() {}

  static void append(StringBuilder text, Node node) {
    if (node instanceof Media.HardDrive partition) {
      hardDrive(text, partition);
    } else if (node instanceof Media.CdRom image) {
      text.append("CDROM(").append(image.bootEntry()).append(',');
      range(text, image.partitionStart(), image.partitionSize());
    } else if (node instanceof Media.Vendor data) {
      HardwareText.vendor(text.append("VenMedia("), data.vendor(), data.data());
    } else if (node instanceof Media.FilePath file) {
      String name = ListingText.withoutNuls(file.pathName());
      text.append("File(").append(Printable.escape(name));
    } else if (node instanceof Media.Protocol protocol) {
      text.append("Media(").append(protocol.protocol().text());
    } else if (node instanceof Media.FirmwareFile file) {
      text.append("FvFile(").append(file.name().text());
    } else if (node instanceof Media.FirmwareVolume volume) {
      text.append("FvVol(").append(volume.name().text());
    } else if (node instanceof Media.RelativeOffsetRange offsets) {
      range(text.append("Offset("), offsets.startingOffset(), offsets.endingOffset());
    } else if (node instanceof Media.RamDisk disk) {
      ramDisk(text, disk);
    }
    text.append(')');
  }

  private static void range(StringBuilder text, long first, long second) {
    hex(text, first);
    hex(text.append(','), second);
  }

  private static void hardDrive(StringBuilder text, Media.HardDrive partition) {
    text.append("HD(").append(partition.partitionNumber()).append(',');
    switch (partition.signatureType()) {
      case Media.HardDrive.MBR -> {
        hex(text.append("MBR,"), partition.mbrSignature());
      }
      case Media.HardDrive.GPT -> {
        text.append("GPT,").append(new Guid(partition.partitionSignature()).text());
      }
      default -> {
        text.append(partition.signatureType()).append(',');
        text.append(partition.partitionSignature().hex());
      }
    }
    range(text.append(','), partition.partitionStart(), partition.partitionSize());
  }

  private static void ramDisk(StringBuilder text, Media.RamDisk disk) {
    String name = name(disk.diskType());
    text.append(name.isEmpty() ? "Ramdisk" : name).append('(');
    range(text, disk.startingAddress(), disk.endingAddress());
    text.append(',').append(disk.instance());
    if (name.isEmpty()) {
      text.append(',').append(disk.diskType().text());
    }
  }

  /** Returns the name of a type of disk that has one, or nothing. */
  static String name(Guid diskType) {
    if (same(diskType, Media.RamDisk.VIRTUAL_DISK)) {
      return "VirtualDisk";
    }
    if (same(diskType, Media.RamDisk.VIRTUAL_CD)) {
      return "VirtualCD";
    }
    if (same(diskType, Media.RamDisk.PERSISTENT_VIRTUAL_DISK)) {
      return "PersistentVirtualDisk";
    }
    return same(diskType, Media.RamDisk.PERSISTENT_VIRTUAL_CD) ? "PersistentVirtualCD" : "";
  }

  private static boolean same(Guid one, Guid other) {
    return one.bytes().equals(other.bytes());
  }

  static void appendBbs(StringBuilder text, Bbs.BootEntry entry) {
    text.append("BBS(");
    switch (entry.deviceType()) {
      case 1 -> text.append("Floppy");
      case 2 -> text.append("HD");
      case 3 -> text.append("CDROM");
      case 4 -> text.append("PCMCIA");
      case 5 -> text.append("USB");
      case 6 -> text.append("Network");
      default -> text.append(entry.deviceType());
    }
    String description = ListingText.withoutNuls(entry.description());
    text.append(',').append(Printable.escapeOctets(description));
    hex(text.append(','), entry.statusFlag()).append(')');
  }
}
