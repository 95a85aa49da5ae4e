package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;
import io.github.jefibootmgr.wire.Ucs2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the bodies of messaging nodes. */
final class MessagingDecoder {
  private MessagingDecoder() {}

  static Node decode(int subType, ByteReader body) throws MalformedException {
    return switch (subType) {
      case 1 -> new MessagingStorage.Atapi(body.u8(), body.u8(), body.u16());
      case 2 -> new MessagingStorage.Scsi(body.u16(), body.u16());
      case 3 -> new MessagingFabric.FibreChannel(body.u32(), body.u64(), body.u64());
      case 4 -> new MessagingBus.Ieee1394(body.u32(), body.u64());
      case 5 -> new MessagingBus.Usb(body.u8(), body.u8());
      case 6 -> new MessagingBus.I2o(body.u32());
      case 9 ->
          new MessagingFabric.InfiniBand(
              body.u32(), body.bytes(16), body.u64(), body.u64(), body.u64());
      case MessagingVendor.SUB_TYPE -> vendor(new Guid(body.bytes(16)), body);
      case 11 -> new MessagingNetwork.Mac(body.bytes(MessagingNetwork.Mac.ADDRESS_SIZE), body.u8());
      case 12 -> ipv4(body);
      case 13 -> ipv6(body);
      case 14 -> new MessagingBus.Uart(body.u32(), body.u64(), body.u8(), body.u8(), body.u8());
      case 15 -> new MessagingBus.UsbClass(body.u16(), body.u16(), body.u8(), body.u8(), body.u8());
      case 16 -> wwid(body);
      case 17 -> new MessagingStorage.LogicalUnit(body.u8());
      case 18 -> new MessagingStorage.Sata(body.u16(), body.u16(), body.u16());
      default -> later(subType, body);
    };
  }

  /** Reads the bodies of the sub-types from 19 on. */
  private static Node later(int subType, ByteReader body) throws MalformedException {
    return switch (subType) {
      case 19 ->
          new MessagingFabric.Iscsi(
              body.u16(), body.u16(), body.bytes(8), body.u16(), OctetText.decode(body.rest()));
      case 20 -> new MessagingNetwork.Vlan(body.u16());
      case 21 -> new MessagingFabric.FibreChannelEx(body.u32(), body.bytes(8), body.bytes(8));
      case 22 -> new MessagingFabric.SasEx(body.bytes(8), body.bytes(8), body.u16(), body.u16());
      case 23 -> new MessagingStorage.NvmeNamespace(body.u32(), body.bytes(8));
      case 24 -> new MessagingService.Uri(OctetText.decode(body.rest()));
      case 25 -> new MessagingStorage.Ufs(body.u8(), body.u8());
      case 26 -> new MessagingStorage.Sd(body.u8());
      case 27 -> new MessagingWireless.Bluetooth(body.bytes(6));
      case 28 -> new MessagingWireless.WiFi(body.bytes(32));
      case 29 -> new MessagingStorage.Emmc(body.u8());
      case 30 -> new MessagingWireless.BluetoothLe(body.bytes(6), body.u8());
      case 31 -> dns(body);
      case 32 -> new MessagingStorage.NvdimmNamespace(new Guid(body.bytes(16)));
      case 33 -> rest(body);
      case 34 ->
          new MessagingFabric.NvmeOf(body.u8(), body.bytes(16), OctetText.decode(body.rest()));
      default -> new Raw(Messaging.TYPE, subType, body.rest());
    };
  }

  private static Node vendor(Guid vendor, ByteReader body) throws MalformedException {
    Bytes id = vendor.bytes();
    if (body.remaining() == 4 && id.equals(MessagingVendor.UartFlowControl.VENDOR.bytes())) {
      return new MessagingVendor.UartFlowControl(body.u32());
    }
    if (body.remaining() == 24 && id.equals(MessagingVendor.Sas.VENDOR.bytes())) {
      return new MessagingVendor.Sas(body.u32(), body.u64(), body.u64(), body.u16(), body.u16());
    }
    return new MessagingVendor.Vendor(vendor, body.rest());
  }

  private static Node ipv4(ByteReader body) throws MalformedException {
    Bytes local = body.bytes(4);
    Bytes remote = body.bytes(4);
    int localPort = body.u16();
    int remotePort = body.u16();
    int protocol = body.u16();
    int staticAddress = body.u8();
    Optional<MessagingNetwork.Ipv4Route> route =
        body.remaining() == 0
            ? Optional.empty()
            : Optional.of(new MessagingNetwork.Ipv4Route(body.bytes(4), body.bytes(4)));
    return new MessagingNetwork.Ipv4(
        local, remote, localPort, remotePort, protocol, staticAddress, route);
  }

  private static Node ipv6(ByteReader body) throws MalformedException {
    Bytes local = body.bytes(16);
    Bytes remote = body.bytes(16);
    int localPort = body.u16();
    int remotePort = body.u16();
    int protocol = body.u16();
    int origin = body.u8();
    Optional<MessagingNetwork.Ipv6Route> route =
        body.remaining() == 0
            ? Optional.empty()
            : Optional.of(new MessagingNetwork.Ipv6Route(body.u8(), body.bytes(16)));
    return new MessagingNetwork.Ipv6(local, remote, localPort, remotePort, protocol, origin, route);
  }

  private static Node wwid(ByteReader body) throws MalformedException {
    int interfaceNumber = body.u16();
    int vendor = body.u16();
    int product = body.u16();
    String serial = Ucs2.decode(body.bytes(body.remaining() & ~1));
    return new MessagingBus.UsbWwid(interfaceNumber, vendor, product, serial);
  }

  private static Node dns(ByteReader body) throws MalformedException {
    int isIpv6 = body.u8();
    List<Bytes> servers = new ArrayList<>();
    while (body.remaining() > 0) {
      servers.add(body.bytes(MessagingService.Dns.ADDRESS_SIZE));
    }
    return new MessagingService.Dns(isIpv6, servers);
  }

  private static Node rest(ByteReader body) throws MalformedException {
    int service = body.u8();
    int accessMode = body.u8();
    if (service == MessagingService.RestVendor.SERVICE) {
      return new MessagingService.RestVendor(accessMode, new Guid(body.bytes(16)), body.rest());
    }
    return new MessagingService.Rest(service, accessMode);
  }
}
