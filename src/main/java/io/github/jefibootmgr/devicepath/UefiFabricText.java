package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;

/** Nodes of storage networks in the form of UEFI 2.10 section 10.6. */
final class UefiFabricText {
  private UefiFabricText() {}

  static String format(Node node) {
    if (node instanceof MessagingFabric.FibreChannel disk) {
      return Call.of("Fibre").hex(disk.worldWideName()).hex(disk.lun()).end();
    }
    if (node instanceof MessagingFabric.FibreChannelEx disk) {
      return Call.of("FibreEx")
          .text("0x" + disk.worldWideName().hex())
          .text("0x" + disk.lun().hex())
          .end();
    }
    if (node instanceof MessagingFabric.SasEx disk) {
      StringBuilder text = new StringBuilder();
      SasText.append(text, disk);
      return text.toString();
    }
    if (node instanceof MessagingFabric.InfiniBand device) {
      return Call.of("Infiniband")
          .hex(device.resourceFlags())
          .text(new Guid(device.portGid()).text())
          .hex(device.iocGuidOrServiceId())
          .hex(device.targetPortId())
          .hex(device.deviceId())
          .end();
    }
    return node instanceof MessagingFabric.Iscsi target
        ? iscsi(target)
        : nvmeOf((MessagingFabric.NvmeOf) node);
  }

  private static String iscsi(MessagingFabric.Iscsi target) {
    return Call.of("iSCSI")
        .text(ListingText.withoutNuls(target.targetName()))
        .hex(target.targetPortalGroup())
        .text("0x" + target.lun().hex())
        .text(target.hasHeaderDigest() ? "CRC32C" : "None")
        .text(target.hasDataDigest() ? "CRC32C" : "None")
        .text(target.authentication())
        .text(target.protocol() == 0 ? "TCP" : Integer.toString(target.protocol()))
        .end();
  }

  private static String nvmeOf(MessagingFabric.NvmeOf disk) {
    Bytes id = disk.namespaceId();
    String namespace =
        switch (disk.namespaceIdType()) {
          case 1 -> id.slice(0, 8).hex();
          case 3 -> uuid(id.hex());
          default -> id.hex();
        };
    return Call.of("NVMEoF")
        .text(ListingText.withoutNuls(disk.subsystemNqn()))
        .text(namespace)
        .end();
  }

  private static String uuid(String digits) {
    return "urn:uuid:"
        + String.join(
            "-",
            digits.substring(0, 8),
            digits.substring(8, 12),
            digits.substring(12, 16),
            digits.substring(16, 20),
            digits.substring(20));
  }
}
