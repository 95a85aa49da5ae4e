package io.github.jefibootmgr.devicepath;

import java.util.Map;

/** Nodes of buses and lines in texts. */
final class BusParsers {
  private static final Map<String, Integer> PARITY =
      Map.of("D", 0, "N", 1, "E", 2, "O", 3, "M", 4, "S", 5);
  private static final Map<String, Integer> STOP_BITS = Map.of("D", 0, "1", 1, "1.5", 2, "2", 3);
  private static final Map<String, Integer> FLOW_CONTROL =
      Map.of("None", 0, "Hardware", 1, "XonXoff", 2);

  private BusParsers() {}

  static void addTo(Map<String, NodeParser> table) {
    table.put("I1394", BusParsers::ieee1394);
    table.put("USB", p -> new MessagingBus.Usb(p.u8("the port"), p.u8("the interface", 0)));
    table.put("I2O", p -> new MessagingBus.I2o(p.u32("the target")));
    table.put("Uart", BusParsers::uart);
    NodeParser flowControl =
        p -> new MessagingVendor.UartFlowControl(p.word("the flow control", FLOW_CONTROL, 0));
    table.put("UartFlowCtrl", flowControl);
    table.put("UartFlowControl", flowControl);
    table.put("UsbWwid", BusParsers::wwid);
    table.put("UsbClass", p -> usbClass(p, -1, -1));
    for (int deviceClass = 0; deviceClass < 0xfe; deviceClass++) {
      int fixed = deviceClass;
      String name = BusText.name(fixed);
      if (!name.isEmpty()) {
        table.put(name, p -> usbClass(p, fixed, -1));
      }
    }
    for (int subClass = 1; subClass <= 3; subClass++) {
      int fixed = subClass;
      table.put(BusText.application(fixed), p -> usbClass(p, 0xfe, fixed));
    }
  }

  private static Node ieee1394(Parameters parameters) throws FaultyTextException {
    int start = parameters.column();
    String digits = parameters.text();
    ParsedNumber guid = ParsedNumber.parse(digits.startsWith("0x") ? digits : "0x" + digits);
    if (!guid.isSound()) {
      throw new FaultyTextException(start, "the GUID, up to 16 hexadecimal digits,");
    }
    return new MessagingBus.Ieee1394(0, guid.value());
  }

  private static Node uart(Parameters parameters) throws FaultyTextException {
    long baud = isDefault(parameters) ? 115200 : parameters.u64("the baud rate", 115200);
    int dataBits = isDefault(parameters) ? 8 : parameters.u8("the data bits", 8);
    return new MessagingBus.Uart(
        0,
        baud,
        dataBits,
        parameters.word("the parity", PARITY, 0),
        parameters.word("the stop bits", STOP_BITS, 0));
  }

  private static boolean isDefault(Parameters parameters) {
    boolean taken = parameters.peek().equals("DEFAULT");
    if (taken) {
      parameters.text();
    }
    return taken;
  }

  /** Makes a node of a class and a sub-class, each of which is a parameter if it is negative. */
  private static Node usbClass(Parameters parameters, int deviceClass, int subClass)
      throws FaultyTextException {
    int vendor = parameters.u16("the vendor", 0xffff);
    int product = parameters.u16("the product", 0xffff);
    int first = deviceClass < 0 ? parameters.u8("the class", 0xff) : deviceClass;
    int second = subClass < 0 ? parameters.u8("the sub-class", 0xff) : subClass;
    int protocol = parameters.u8("the protocol", 0xff);
    return new MessagingBus.UsbClass(vendor, product, first, second, protocol);
  }

  private static Node wwid(Parameters parameters) throws FaultyTextException {
    int vendor = parameters.u16("the vendor");
    int product = parameters.u16("the product");
    int interfaceNumber = parameters.u16("the interface");
    String serial = parameters.rest();
    boolean quoted = serial.length() > 1 && serial.startsWith("\"") && serial.endsWith("\"");
    return new MessagingBus.UsbWwid(
        interfaceNumber,
        vendor,
        product,
        quoted ? serial.substring(1, serial.length() - 1) : serial);
  }
}
