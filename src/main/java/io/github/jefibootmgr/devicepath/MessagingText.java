package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import io.github.jefibootmgr.wire.Printable;

/** Messaging nodes in a listing. */
final class MessagingText {
  private MessagingText() {}

  static void append(StringBuilder text, Node node) {
    if (node instanceof MessagingStorage) {
      storage(text, node);
    } else if (node instanceof MessagingNetwork network) {
      NetworkText.append(text, network);
    } else if (node instanceof MessagingVendor) {
      vendor(text, node);
    } else if (node instanceof MessagingBus bus) {
      BusText.append(text, bus);
    } else if (node instanceof MessagingFabric fabric) {
      FabricText.append(text, fabric);
    } else if (node instanceof MessagingWireless) {
      wireless(text, node);
    } else {
      service(text, node);
    }
  }

  private static void storage(StringBuilder text, Node node) {
    if (node instanceof MessagingStorage.Sata disk) {
      text.append("Sata(").append(disk.hbaPort()).append(',');
      text.append(disk.portMultiplierPort()).append(',').append(disk.lun());
    } else if (node instanceof MessagingStorage.NvmeNamespace disk) {
      ListingText.hex(text.append("NVMe("), disk.namespaceId()).append(',');
      for (int i = 0; i < disk.eui64().size(); i++) {
        (i == 0 ? text : text.append('-')).append(Hex.upper(disk.eui64().at(i), 2));
      }
    } else if (node instanceof MessagingStorage.Atapi disk) {
      text.append("Ata(").append(disk.primarySecondary()).append(',');
      text.append(disk.slaveMaster()).append(',').append(disk.lun());
    } else if (node instanceof MessagingStorage.Scsi disk) {
      text.append("SCSI(").append(disk.targetId()).append(',').append(disk.lun());
    } else if (node instanceof MessagingStorage.LogicalUnit unit) {
      text.append("Unit(").append(unit.lun());
    } else if (node instanceof MessagingStorage.Ufs disk) {
      text.append("UFS(").append(disk.targetId()).append(",0x").append(Hex.lower(disk.lun(), 2));
    } else if (node instanceof MessagingStorage.Sd card) {
      text.append("SD(").append(card.slot());
    } else if (node instanceof MessagingStorage.Emmc card) {
      text.append("eMMC(").append(card.slot());
    } else if (node instanceof MessagingStorage.NvdimmNamespace memory) {
      text.append("NVDIMM(").append(memory.uuid().text());
    }
    text.append(')');
  }

  private static void vendor(StringBuilder text, Node node) {
    if (node instanceof MessagingVendor.UartFlowControl control) {
      text.append("UartFlowControl(");
      if (control.flowControlMap() > 2) {
        text.append(control.flowControlMap());
      } else {
        int map = (int) control.flowControlMap();
        text.append(map == 0 ? "None" : map == 1 ? "Hardware" : "XonXoff");
      }
      text.append(')');
    } else if (node instanceof MessagingVendor.Sas disk) {
      SasText.append(text, disk);
    } else if (node instanceof MessagingVendor.Vendor data) {
      String name = name(data.vendor().bytes());
      if (name.isEmpty()) {
        HardwareText.vendor(text.append("VenMsg("), data.vendor(), data.data());
      } else {
        text.append(name).append('(').append(data.data().hex());
      }
      text.append(')');
    }
  }

  /** Returns the name of a vendor's node that the specification names, or nothing. */
  static String name(Bytes vendor) {
    if (vendor.equals(MessagingVendor.Vendor.PC_ANSI.bytes())) {
      return "VenPcAnsi";
    }
    if (vendor.equals(MessagingVendor.Vendor.VT100.bytes())) {
      return "VenVt100";
    }
    if (vendor.equals(MessagingVendor.Vendor.VT100_PLUS.bytes())) {
      return "VenVt100Plus";
    }
    if (vendor.equals(MessagingVendor.Vendor.VT_UTF8.bytes())) {
      return "VenUtf8";
    }
    return vendor.equals(MessagingVendor.Vendor.DEBUG_PORT.bytes()) ? "DebugPort" : "";
  }

  private static void wireless(StringBuilder text, Node node) {
    if (node instanceof MessagingWireless.Bluetooth device) {
      text.append("Bluetooth(").append(device.address().hex(":"));
    } else if (node instanceof MessagingWireless.WiFi network) {
      text.append("Wi-Fi(").append(network.ssid().hex(":"));
    } else if (node instanceof MessagingWireless.BluetoothLe device) {
      text.append("BluetoothLE(").append(device.address().hex(":"));
      text.append(',').append(device.addressType());
    }
    text.append(')');
  }

  private static void service(StringBuilder text, Node node) {
    if (node instanceof MessagingService.Uri resource) {
      String uri = ListingText.withoutNuls(resource.uri());
      text.append("Uri(").append(Printable.escapeOctets(uri)).append(')');
    } else if (node instanceof MessagingService.Dns dns) {
      NetworkText.dns(text, dns);
    } else {
      generic(text, node);
    }
  }

  /** Appends the form that libefivar 38 has for a sub-type which it does not know. */
  static void generic(StringBuilder text, Node node) {
    text.append("Msg(").append(node.subType()).append(',').append(node.body().hex()).append(')');
  }
}
