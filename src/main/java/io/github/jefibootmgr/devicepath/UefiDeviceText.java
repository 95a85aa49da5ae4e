package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;

/** Buses, vendors and storage devices in the form of UEFI 2.10 section 10.6. */
final class UefiDeviceText {
  private UefiDeviceText() {}

  static String format(Node node) {
    if (node instanceof MessagingStorage) {
      return storage(node);
    }
    if (node instanceof MessagingBus) {
      return bus(node);
    }
    return node instanceof MessagingVendor ? vendor(node) : UefiFabricText.format(node);
  }

  private static String storage(Node node) {
    if (node instanceof MessagingStorage.Atapi disk) {
      return Call.of("Ata")
          .word(disk.primarySecondary(), "Primary", "Secondary")
          .word(disk.slaveMaster(), "Master", "Slave")
          .hex(disk.lun())
          .end();
    }
    if (node instanceof MessagingStorage.Scsi disk) {
      return Call.of("Scsi").hex(disk.targetId()).hex(disk.lun()).end();
    }
    if (node instanceof MessagingStorage.LogicalUnit unit) {
      return Call.of("Unit").hex(unit.lun()).end();
    }
    if (node instanceof MessagingStorage.Sata disk) {
      return Call.of("Sata")
          .hex(disk.hbaPort())
          .hex(disk.portMultiplierPort())
          .hex(disk.lun())
          .end();
    }
    if (node instanceof MessagingStorage.NvmeNamespace disk) {
      return Call.of("NVMe").hex(disk.namespaceId()).text(eui64(disk.eui64())).end();
    }
    if (node instanceof MessagingStorage.Ufs disk) {
      return Call.of("UFS").hex(disk.targetId()).hex(disk.lun()).end();
    }
    if (node instanceof MessagingStorage.Sd card) {
      return Call.of("SD").hex(card.slot()).end();
    }
    if (node instanceof MessagingStorage.Emmc card) {
      return Call.of("eMMC").hex(card.slot()).end();
    }
    Guid uuid = ((MessagingStorage.NvdimmNamespace) node).uuid();
    return Call.of("NVDIMM").text(uuid.text()).end();
  }

  /** Returns the octets from the last to the first: EDK2 takes them for a little-endian number. */
  private static String eui64(Bytes octets) {
    StringBuilder text = new StringBuilder();
    for (int i = octets.size() - 1; i >= 0; i--) {
      text.append(Hex.lower(octets.at(i), 2)).append(i == 0 ? "" : "-");
    }
    return text.toString();
  }

  private static String vendor(Node node) {
    if (node instanceof MessagingVendor.UartFlowControl control) {
      int map = (int) Math.min(control.flowControlMap(), 3);
      return map == 3 ? "" : Call.of("UartFlowCtrl").word(map, "None", "Hardware", "XonXoff").end();
    }
    if (node instanceof MessagingVendor.Sas disk) {
      StringBuilder text = new StringBuilder();
      SasText.appendUefi(text, disk);
      return text.toString();
    }
    MessagingVendor.Vendor data = (MessagingVendor.Vendor) node;
    String name = MessagingText.name(data.vendor().bytes());
    return name.isEmpty() || !data.data().isEmpty()
        ? UefiSystemText.vendor("VenMsg", data.vendor(), data.data())
        : Call.of(name).end();
  }

  private static String bus(Node node) {
    if (node instanceof MessagingBus.Usb device) {
      return Call.of("USB").hex(device.parentPort()).hex(device.interfaceNumber()).end();
    }
    if (node instanceof MessagingBus.Ieee1394 device) {
      return Call.of("I1394").text(Hex.lower(device.guid(), 16)).end();
    }
    if (node instanceof MessagingBus.I2o device) {
      return Call.of("I2O").hex(device.targetId()).end();
    }
    if (node instanceof MessagingBus.Uart line) {
      return Call.of("Uart")
          .decimal(line.baudRate())
          .decimal(line.dataBits())
          .word(line.parity(), "D", "N", "E", "O", "M", "S")
          .word(line.stopBits(), "D", "1", "1.5", "2")
          .end();
    }
    if (node instanceof MessagingBus.UsbWwid device) {
      return Call.of("UsbWwid")
          .hex(device.vendorId())
          .hex(device.productId())
          .hex(device.interfaceNumber())
          .text('"' + device.serialNumber() + '"')
          .end();
    }
    return usbClass((MessagingBus.UsbClass) node);
  }

  private static String usbClass(MessagingBus.UsbClass devices) {
    String name = BusText.name(devices.deviceClass());
    int subClass = devices.deviceSubClass();
    if (devices.deviceClass() == 0xfe && subClass >= 1 && subClass <= 3) {
      return Call.of(BusText.application(subClass))
          .hex(devices.vendorId())
          .hex(devices.productId())
          .hex(devices.deviceProtocol())
          .end();
    }
    Call call =
        Call.of(name.isEmpty() ? "UsbClass" : name)
            .hex(devices.vendorId())
            .hex(devices.productId());
    if (name.isEmpty()) {
      call.hex(devices.deviceClass());
    }
    return call.hex(subClass).hex(devices.deviceProtocol()).end();
  }
}
