package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;

/** Media nodes and BBS entries in the form of UEFI 2.10 section 10.6. */
final class UefiMediaText {
  private UefiMediaText() {}

  static String format(Node node) {
    if (node instanceof Media.HardDrive partition) {
      return hardDrive(partition);
    }
    if (node instanceof Media.CdRom image) {
      return Call.of("CDROM")
          .hex(image.bootEntry())
          .hex(image.partitionStart())
          .hex(image.partitionSize())
          .end();
    }
    if (node instanceof Media.Vendor data) {
      return UefiSystemText.vendor("VenMedia", data.vendor(), data.data());
    }
    if (node instanceof Media.FilePath file) {
      return file.pathName();
    }
    if (node instanceof Media.Protocol protocol) {
      return Call.of("Media").text(protocol.protocol().text()).end();
    }
    if (node instanceof Media.FirmwareFile file) {
      return Call.of("FvFile").text(file.name().text()).end();
    }
    if (node instanceof Media.FirmwareVolume volume) {
      return Call.of("Fv").text(volume.name().text()).end();
    }
    if (node instanceof Media.RelativeOffsetRange range) {
      return Call.of("Offset").hex(range.startingOffset()).hex(range.endingOffset()).end();
    }
    if (node instanceof Media.RamDisk disk) {
      return ramDisk(disk);
    }
    return node instanceof Bbs.BootEntry entry ? bbs(entry) : "";
  }

  private static String hardDrive(Media.HardDrive partition) {
    Call call = Call.of("HD").decimal(partition.partitionNumber());
    switch (partition.signatureType()) {
      case Media.HardDrive.MBR -> call.text("MBR").hex(partition.mbrSignature(), 8);
      case Media.HardDrive.GPT ->
          call.text("GPT").text(new Guid(partition.partitionSignature()).text());
      default -> call.decimal(partition.signatureType()).text("0");
    }
    return call.hex(partition.partitionStart()).hex(partition.partitionSize()).end();
  }

  private static String ramDisk(Media.RamDisk disk) {
    String name = MediaText.name(disk.diskType());
    Call call =
        Call.of(name.isEmpty() ? "RamDisk" : name)
            .hex(disk.startingAddress())
            .hex(disk.endingAddress())
            .decimal(disk.instance());
    return (name.isEmpty() ? call.text(disk.diskType().text()) : call).end();
  }

  private static String bbs(Bbs.BootEntry entry) {
    Call call = Call.of("BBS");
    if (entry.deviceType() == 0) {
      call.hex(0);
    } else {
      call.word(entry.deviceType(), "", "Floppy", "HD", "CDROM", "PCMCIA", "USB", "Network");
    }
    return call.text(entry.description()).hex(entry.statusFlag()).end();
  }
}
