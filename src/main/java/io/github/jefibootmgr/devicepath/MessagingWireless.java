package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/** Devices that are reached by radio (UEFI 2.10 10.3.4). */
public sealed interface MessagingWireless extends Messaging {
  /**
   * A Bluetooth device (sub-type 27, 10.3.4.24).
   *
   * @param address its 48-bit address as stored
   */
  record Bluetooth(Bytes address) implements MessagingWireless {
    /** Checks what could not be encoded. */
    public Bluetooth {
      Check.size("address", address, 6);
    }

    @Override
    public int subType() {
      return 27;
    }

    @Override
    public Bytes body() {
      return address;
    }
  }

  /**
   * A wireless network (sub-type 28, 10.3.4.27).
   *
   * @param ssid its name and zeros
   */
  record WiFi(Bytes ssid) implements MessagingWireless {
    /** Checks what could not be encoded. */
    public WiFi {
      Check.size("ssid", ssid, 32);
    }

    @Override
    public int subType() {
      return 28;
    }

    @Override
    public Bytes body() {
      return ssid;
    }
  }

  /**
   * A Bluetooth Low Energy device (sub-type 30, 10.3.4.29).
   *
   * @param address its 48-bit address as stored
   * @param addressType 0 public, 1 random; 0 to 255
   */
  record BluetoothLe(Bytes address, int addressType) implements MessagingWireless {
    /** Checks what could not be encoded. */
    public BluetoothLe {
      Check.size("address", address, 6);
      Check.u8("address type", addressType);
    }

    @Override
    public int subType() {
      return 30;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().bytes(address).u8(addressType).toBytes();
    }
  }
}
