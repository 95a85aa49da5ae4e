package io.github.jefibootmgr.devicepath;

import static io.github.jefibootmgr.devicepath.ListingText.hex;

import io.github.jefibootmgr.wire.Hex;

/** Nodes of serial attached SCSI as text (UEFI 2.10 10.3.4.18 and 10.6). */
final class SasText {
  private SasText() {}

  /** Appends libefivar's form, or the specification's where the former would lose something. */
  static void append(StringBuilder text, MessagingVendor.Sas disk) {
    if (disk.topology() != 0 || disk.reserved() != 0) {
      appendUefi(text, disk);
      return;
    }
    text.append("SAS(").append(Hex.lower(disk.address(), 1));
    text.append(',').append(Hex.lower(disk.lun(), 1));
    text.append(',').append(Hex.lower(disk.relativeTargetPort(), 1)).append(",NoTopology)");
  }

  static void appendUefi(StringBuilder text, MessagingVendor.Sas disk) {
    hex(text.append("SAS("), disk.address());
    hex(text.append(','), disk.lun());
    hex(text.append(','), disk.relativeTargetPort());
    topology(text.append(','), disk.topology());
    hex(text.append(','), disk.reserved()).append(')');
  }

  static void append(StringBuilder text, MessagingFabric.SasEx disk) {
    text.append("SasEx(0x").append(disk.address().hex());
    text.append(",0x").append(disk.lun().hex());
    hex(text.append(','), disk.relativeTargetPort());
    topology(text.append(','), disk.topology());
    text.append(')');
  }

  /** Appends the four values that the topology stands for. */
  private static void topology(StringBuilder text, int topology) {
    int more = topology & 0xf;
    boolean reserved = (topology & 0x80) != 0 || more > 2;
    if (reserved) {
      hex(text, topology).append(",0,0,0");
      return;
    }
    if (more == 0) {
      text.append("NoTopology,0,0,0");
      return;
    }
    text.append((topology & 0x10) != 0 ? "SATA," : "SAS,");
    text.append((topology & 0x20) != 0 ? "External," : "Internal,");
    text.append((topology & 0x40) != 0 ? "Expanded," : "Direct,");
    if (more == 2) {
      hex(text, (topology >> 8) + 1);
    } else {
      text.append('0');
    }
  }
}
