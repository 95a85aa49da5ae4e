package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import java.util.Map;

/** Nodes of storage devices in texts. */
final class StorageParsers {
  private static final Map<String, Integer> CONTROLLER = Map.of("Primary", 0, "Secondary", 1);
  private static final Map<String, Integer> DRIVE = Map.of("Master", 0, "Slave", 1);
  private static final int NO_MULTIPLIER = 0xffff;

  private StorageParsers() {}

  static void addTo(Map<String, NodeParser> table) {
    table.put(
        "Ata",
        p ->
            new MessagingStorage.Atapi(
                p.word("the controller", CONTROLLER, 0),
                p.word("the drive", DRIVE, 0),
                p.u16("the logical unit", 0)));
    NodeParser scsi =
        p -> new MessagingStorage.Scsi(p.u16("the target"), p.u16("the logical unit", 0));
    table.put("Scsi", scsi);
    table.put("SCSI", scsi);
    table.put("Unit", p -> new MessagingStorage.LogicalUnit(p.u8("the logical unit")));
    table.put(
        "Sata",
        p ->
            new MessagingStorage.Sata(
                p.u16("the port"),
                p.u16("the port multiplier's port", NO_MULTIPLIER),
                p.u16("the logical unit", 0)));
    table.put("NVMe", p -> new MessagingStorage.NvmeNamespace(p.u32("the name space"), eui64(p)));
    table.put(
        "UFS", p -> new MessagingStorage.Ufs(p.u8("the target"), p.u8("the logical unit", 0)));
    table.put("SD", p -> new MessagingStorage.Sd(p.u8("the slot")));
    table.put("eMMC", p -> new MessagingStorage.Emmc(p.u8("the slot")));
    table.put("NVDIMM", p -> new MessagingStorage.NvdimmNamespace(p.guid("the UUID")));
    table.put("VenMsg", p -> NodeParsers.vendor(p, Messaging.TYPE, MessagingVendor.SUB_TYPE));
    named(table, "VenPcAnsi", MessagingVendor.Vendor.PC_ANSI.bytes());
    named(table, "VenVt100", MessagingVendor.Vendor.VT100.bytes());
    named(table, "VenVt100Plus", MessagingVendor.Vendor.VT100_PLUS.bytes());
    named(table, "VenUtf8", MessagingVendor.Vendor.VT_UTF8.bytes());
    named(table, "DebugPort", MessagingVendor.Vendor.DEBUG_PORT.bytes());
  }

  private static void named(Map<String, NodeParser> table, String name, Bytes vendor) {
    table.put(
        name,
        p ->
            NodeDecoder.decode(
                Messaging.TYPE, MessagingVendor.SUB_TYPE, vendor.plus(p.octets("the data"))));
  }

  /** Takes eight octets with a dash between them, the last one of the node first. */
  private static Bytes eui64(Parameters parameters) throws FaultyTextException {
    int start = parameters.column();
    String text = parameters.text();
    int[] octets = new int[8];
    boolean sound = text.length() == 3 * octets.length - 1;
    for (int i = 0; sound && i < octets.length; i++) {
      int high = Hex.valueOf(text.charAt(3 * i));
      int low = Hex.valueOf(text.charAt(3 * i + 1));
      sound = high >= 0 && low >= 0 && (i == 7 || text.charAt(3 * i + 2) == '-');
      octets[7 - i] = high << 4 | low;
    }
    if (!sound) {
      throw new FaultyTextException(
          start, "the EUI-64, eight pairs of hexadecimal digits with dashes between them,");
    }
    return Bytes.of(octets);
  }
}
