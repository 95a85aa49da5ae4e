package io.github.jefibootmgr.devicepath;

import static io.github.jefibootmgr.devicepath.ListingText.bigEndian;
import static io.github.jefibootmgr.devicepath.ListingText.hex;
import static io.github.jefibootmgr.devicepath.ListingText.unsigned;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import io.github.jefibootmgr.wire.Printable;

/** Nodes of storage networks in a listing. */
final class FabricText {
  private FabricText() {}

  static void append(StringBuilder text, MessagingFabric node) {
    if (node instanceof MessagingFabric.FibreChannel disk) {
      text.append("Fibre(").append(Hex.lower(disk.worldWideName(), 1));
      text.append(',').append(Hex.lower(disk.lun(), 1)).append(')');
    } else if (node instanceof MessagingFabric.FibreChannelEx disk) {
      text.append("Fibre(").append(Hex.lower(bigEndian(disk.worldWideName()), 1));
      text.append(',').append(Hex.lower(bigEndian(disk.lun()), 1)).append(')');
    } else if (node instanceof MessagingFabric.InfiniBand device) {
      infiniBand(text, device);
    } else if (node instanceof MessagingFabric.Iscsi target) {
      iscsi(text, target);
    } else if (node instanceof MessagingFabric.SasEx disk) {
      SasText.append(text, disk);
    } else {
      MessagingText.generic(text, node);
    }
  }

  private static void infiniBand(StringBuilder text, MessagingFabric.InfiniBand device) {
    text.append("Infiniband(").append(Hex.lower(device.resourceFlags(), 8));
    text.append(',').append(Hex.lower(littleEndian(device.portGid(), 8), 1));
    text.append(Hex.lower(littleEndian(device.portGid(), 0), 1));
    text.append(',').append(Hex.lower(device.iocGuidOrServiceId(), 1));
    text.append(',').append(unsigned(device.targetPortId()));
    text.append(',').append(unsigned(device.deviceId())).append(')');
  }

  private static long littleEndian(Bytes octets, int from) {
    long value = 0;
    for (int i = from + 7; i >= from; i--) {
      value = value << 8 | octets.at(i);
    }
    return value;
  }

  private static void iscsi(StringBuilder text, MessagingFabric.Iscsi target) {
    String name = ListingText.withoutNuls(target.targetName());
    text.append("iSCSI(").append(Printable.escapeOctets(name));
    text.append(',').append(target.targetPortalGroup()).append(',');
    hex(text, bigEndian(target.lun()));
    text.append(',').append(target.hasHeaderDigest() ? "CRC32" : "None");
    text.append(',').append(target.hasDataDigest() ? "CRC32" : "None");
    text.append(',').append(target.authentication());
    text.append(target.protocol() == 0 ? ",TCP)" : ",Unknown)");
  }
}
