package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Ucs2;

/** Devices on a bus or a line: USB, IEEE 1394, I2O, UART (UEFI 2.10 10.3.4). */
public sealed interface MessagingBus extends Messaging {
  /**
   * An IEEE 1394 device (sub-type 4, 10.3.4.4).
   *
   * @param reserved 32 bits unsigned, 0 in a sound node
   * @param guid its 1394 GUID, 64 bits unsigned
   */
  record Ieee1394(long reserved, long guid) implements MessagingBus {
    /** Checks what could not be encoded. */
    public Ieee1394 {
      Check.u32("reserved", reserved);
    }

    @Override
    public int subType() {
      return 4;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(reserved).u64(guid).toBytes();
    }
  }

  /**
   * A USB device (sub-type 5, 10.3.4.5).
   *
   * @param parentPort the port of the parent hub, 0 to 255
   * @param interfaceNumber 0 to 255
   */
  record Usb(int parentPort, int interfaceNumber) implements MessagingBus {
    /** Checks what could not be encoded. */
    public Usb {
      Check.u8("parent port", parentPort);
      Check.u8("interface number", interfaceNumber);
    }

    @Override
    public int subType() {
      return 5;
    }

    @Override
    public Bytes body() {
      return Bytes.of(parentPort, interfaceNumber);
    }
  }

  /**
   * An I2O device (sub-type 6, 10.3.4.7).
   *
   * @param targetId its TID, 32 bits unsigned
   */
  record I2o(long targetId) implements MessagingBus {
    /** Checks what could not be encoded. */
    public I2o {
      Check.u32("target id", targetId);
    }

    @Override
    public int subType() {
      return 6;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(targetId).toBytes();
    }
  }

  /**
   * A serial line (sub-type 14, 10.3.4.15).
   *
   * @param reserved 32 bits unsigned, 0 in a sound node
   * @param baudRate 64 bits unsigned, 0 the default
   * @param dataBits 0 to 255, 0 the default
   * @param parity 0 default, 1 none, 2 even, 3 odd, 4 mark, 5 space; 0 to 255
   * @param stopBits 0 default, 1 one, 2 one and a half, 3 two; 0 to 255
   */
  record Uart(long reserved, long baudRate, int dataBits, int parity, int stopBits)
      implements MessagingBus {
    /** Checks what could not be encoded. */
    public Uart {
      Check.u32("reserved", reserved);
      Check.u8("data bits", dataBits);
      Check.u8("parity", parity);
      Check.u8("stop bits", stopBits);
    }

    @Override
    public int subType() {
      return 14;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u32(reserved)
          .u64(baudRate)
          .u8(dataBits)
          .u8(parity)
          .u8(stopBits)
          .toBytes();
    }
  }

  /**
   * The USB devices of a class (sub-type 15, 10.3.4.6).
   *
   * @param vendorId 0xffff is any
   * @param productId 0xffff is any
   * @param deviceClass 0xff is any
   * @param deviceSubClass 0xff is any
   * @param deviceProtocol 0xff is any
   */
  record UsbClass(
      int vendorId, int productId, int deviceClass, int deviceSubClass, int deviceProtocol)
      implements MessagingBus {
    /** Checks what could not be encoded. */
    public UsbClass {
      Check.u16("vendor id", vendorId);
      Check.u16("product id", productId);
      Check.u8("device class", deviceClass);
      Check.u8("device sub class", deviceSubClass);
      Check.u8("device protocol", deviceProtocol);
    }

    @Override
    public int subType() {
      return 15;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u16(vendorId)
          .u16(productId)
          .u8(deviceClass)
          .u8(deviceSubClass)
          .u8(deviceProtocol)
          .toBytes();
    }
  }

  /**
   * A USB device by its serial number (sub-type 16, 10.3.4.6).
   *
   * @param interfaceNumber 0 to 65535
   * @param vendorId 0 to 65535
   * @param productId 0 to 65535
   * @param serialNumber its last 64 or fewer UTF-16 units
   */
  record UsbWwid(int interfaceNumber, int vendorId, int productId, String serialNumber)
      implements MessagingBus {
    /** Checks what could not be encoded. */
    public UsbWwid {
      Check.u16("interface number", interfaceNumber);
      Check.u16("vendor id", vendorId);
      Check.u16("product id", productId);
      Check.body(6 + 2 * serialNumber.length());
    }

    @Override
    public int subType() {
      return 16;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u16(interfaceNumber)
          .u16(vendorId)
          .u16(productId)
          .bytes(Ucs2.encode(serialNumber))
          .toBytes();
    }
  }
}
