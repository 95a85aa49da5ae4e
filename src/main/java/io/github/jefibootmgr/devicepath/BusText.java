package io.github.jefibootmgr.devicepath;

import static io.github.jefibootmgr.devicepath.ListingText.hex;

import io.github.jefibootmgr.wire.Hex;
import io.github.jefibootmgr.wire.Printable;

/** Nodes of buses and lines in a listing. */
final class BusText {
  private static final String PARITY = "DNEOMS";

  private BusText() {}

  static void append(StringBuilder text, MessagingBus node) {
    if (node instanceof MessagingBus.Usb device) {
      text.append("USB(").append(device.parentPort());
      text.append(',').append(device.interfaceNumber());
    } else if (node instanceof MessagingBus.UsbClass devices) {
      usbClass(text, devices);
    } else if (node instanceof MessagingBus.UsbWwid device) {
      text.append("UsbWwid(").append(Hex.lower(device.vendorId(), 1));
      text.append(',').append(Hex.lower(device.productId(), 1));
      text.append(',').append(device.interfaceNumber()).append(',');
      text.append(Printable.escape(ListingText.withoutNuls(device.serialNumber())));
    } else if (node instanceof MessagingBus.Uart line) {
      uart(text, line);
    } else if (node instanceof MessagingBus.Ieee1394 device) {
      hex(text.append("I1394("), device.guid());
    } else if (node instanceof MessagingBus.I2o device) {
      text.append("I2O(").append(device.targetId());
    }
    text.append(')');
  }

  private static void uart(StringBuilder text, MessagingBus.Uart line) {
    text.append("Uart(");
    text.append(line.baudRate() == 0 ? "115200" : ListingText.unsigned(line.baudRate()));
    text.append(',').append(line.dataBits() == 0 ? 8 : line.dataBits()).append(',');
    if (line.parity() < PARITY.length()) {
      text.append(PARITY.charAt(line.parity()));
    } else {
      text.append(line.parity());
    }
    switch (line.stopBits()) {
      case 0 -> text.append(",D");
      case 1 -> text.append(",1");
      case 2 -> text.append(",1.5");
      case 3 -> text.append(",2");
      default -> text.append(',').append(line.stopBits());
    }
  }

  private static void usbClass(StringBuilder text, MessagingBus.UsbClass devices) {
    String name = name(devices.deviceClass());
    if (!name.isEmpty()) {
      ids(text.append(name), devices).append(',').append(devices.deviceSubClass());
      text.append(',').append(devices.deviceProtocol());
    } else if (devices.deviceClass() == 0xfe && isNamed(devices.deviceSubClass())) {
      ids(text.append(application(devices.deviceSubClass())), devices);
      text.append(',').append(devices.deviceProtocol());
    } else if (devices.deviceClass() == 0xff) {
      text.append("UsbClass(").append(Hex.lower(devices.vendorId(), 1));
      text.append(',').append(Hex.lower(devices.productId(), 1));
      text.append(',').append(devices.deviceSubClass());
      text.append(',').append(devices.deviceProtocol());
    } else {
      ids(text.append("UsbClass"), devices);
      hex(text.append(','), devices.deviceClass());
      hex(text.append(','), devices.deviceSubClass());
      hex(text.append(','), devices.deviceProtocol());
    }
  }

  private static StringBuilder ids(StringBuilder text, MessagingBus.UsbClass devices) {
    hex(text.append('('), devices.vendorId());
    return hex(text.append(','), devices.productId());
  }

  /** Returns the name of a class that has one, or nothing. */
  static String name(int deviceClass) {
    return switch (deviceClass) {
      case 0x01 -> "UsbAudio";
      case 0x02 -> "UsbCDCControl";
      case 0x03 -> "UsbHID";
      case 0x06 -> "UsbImage";
      case 0x07 -> "UsbPrinter";
      case 0x08 -> "UsbMassStorage";
      case 0x09 -> "UsbHub";
      case 0x0a -> "UsbCDCData";
      case 0x0b -> "UsbSmartCard";
      case 0x0e -> "UsbVideo";
      case 0xdc -> "UsbDiagnostic";
      case 0xde -> "UsbWireless";
      default -> "";
    };
  }

  private static boolean isNamed(int subClass) {
    return subClass >= 1 && subClass <= 3;
  }

  /** Returns the name of a sub-class 1 to 3 of class 0xfe. */
  static String application(int subClass) {
    return switch (subClass) {
      case 1 -> "UsbDeviceFirmwareUpdate";
      case 2 -> "UsbIrdaBridge";
      default -> "UsbTestAndMeasurement";
    };
  }
}
