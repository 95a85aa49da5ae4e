package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/** Network interfaces and how they are configured (UEFI 2.10 10.3.4). */
public sealed interface MessagingNetwork extends Messaging {
  /**
   * A network interface (sub-type 11, 10.3.4.11).
   *
   * @param address 32 octets, the hardware address and zeros
   * @param ifType the kind of network, an ARP hardware type of RFC 3232; 1 is Ethernet; 0 to 255
   */
  record Mac(Bytes address, int ifType) implements MessagingNetwork {
    /** Octets of an address with its zeros. */
    public static final int ADDRESS_SIZE = 32;

    /** Checks what could not be encoded. */
    public Mac {
      Check.size("address", address, ADDRESS_SIZE);
      Check.u8("interface type", ifType);
    }

    /**
     * Returns the node of an address without its zeros.
     *
     * @throws IllegalArgumentException if the address has more than 32 octets
     */
    public static Mac of(Bytes address, int ifType) {
      byte[] padded = new byte[Math.max(ADDRESS_SIZE - address.size(), 0)];
      return new Mac(address.plus(Bytes.copyOf(padded)), ifType);
    }

    @Override
    public int subType() {
      return 11;
    }

    @Override
    public Bytes body() {
      return address.plus(Bytes.of(ifType));
    }
  }

  /**
   * An IPv4 configuration (sub-type 12, 10.3.4.12).
   *
   * @param localAddress 4 octets
   * @param remoteAddress 4 octets
   * @param localPort 0 to 65535
   * @param remotePort 0 to 65535
   * @param protocol RFC 3232: 6 TCP, 17 UDP; 0 to 65535
   * @param staticAddress 0 for DHCP, 1 for an address that a person chose; 0 to 255
   * @param route gateway and mask, which nodes of before UEFI 2.3.1 do not have
   */
  record Ipv4(
      Bytes localAddress,
      Bytes remoteAddress,
      int localPort,
      int remotePort,
      int protocol,
      int staticAddress,
      Optional<Ipv4Route> route)
      implements MessagingNetwork {
    /** Checks what could not be encoded. */
    public Ipv4 {
      Check.size("local address", localAddress, 4);
      Check.size("remote address", remoteAddress, 4);
      Check.u16("local port", localPort);
      Check.u16("remote port", remotePort);
      Check.u16("protocol", protocol);
      Check.u8("static address", staticAddress);
    }

    @Override
    public int subType() {
      return 12;
    }

    @Override
    public Bytes body() {
      ByteWriter writer =
          new ByteWriter()
              .bytes(localAddress)
              .bytes(remoteAddress)
              .u16(localPort)
              .u16(remotePort)
              .u16(protocol)
              .u8(staticAddress);
      if (route.isPresent()) {
        writer.bytes(route.get().gateway()).bytes(route.get().subnetMask());
      }
      return writer.toBytes();
    }
  }

  /**
   * The way out of an IPv4 network.
   *
   * @param gateway 4 octets
   * @param subnetMask 4 octets
   */
  record Ipv4Route(Bytes gateway, Bytes subnetMask) {
    /** Checks the sizes. */
    public Ipv4Route {
      Check.size("gateway", gateway, 4);
      Check.size("subnet mask", subnetMask, 4);
    }
  }

  /**
   * An IPv6 configuration (sub-type 13, 10.3.4.13).
   *
   * @param localAddress 16 octets
   * @param remoteAddress 16 octets
   * @param localPort 0 to 65535
   * @param remotePort 0 to 65535
   * @param protocol RFC 3232: 6 TCP, 17 UDP; 0 to 65535
   * @param addressOrigin 0 a person chose it, 1 stateless, 2 stateful configuration; 0 to 255
   * @param route prefix and gateway, which nodes of before UEFI 2.3.1 do not have
   */
  record Ipv6(
      Bytes localAddress,
      Bytes remoteAddress,
      int localPort,
      int remotePort,
      int protocol,
      int addressOrigin,
      Optional<Ipv6Route> route)
      implements MessagingNetwork {
    /** Checks what could not be encoded. */
    public Ipv6 {
      Check.size("local address", localAddress, 16);
      Check.size("remote address", remoteAddress, 16);
      Check.u16("local port", localPort);
      Check.u16("remote port", remotePort);
      Check.u16("protocol", protocol);
      Check.u8("address origin", addressOrigin);
    }

    @Override
    public int subType() {
      return 13;
    }

    @Override
    public Bytes body() {
      ByteWriter writer =
          new ByteWriter()
              .bytes(localAddress)
              .bytes(remoteAddress)
              .u16(localPort)
              .u16(remotePort)
              .u16(protocol)
              .u8(addressOrigin);
      if (route.isPresent()) {
        writer.u8(route.get().prefixLength()).bytes(route.get().gateway());
      }
      return writer.toBytes();
    }
  }

  /**
   * The way out of an IPv6 network.
   *
   * @param prefixLength bits, 0 to 255
   * @param gateway 16 octets
   */
  record Ipv6Route(int prefixLength, Bytes gateway) {
    /** Checks what could not be encoded. */
    public Ipv6Route {
      Check.u8("prefix length", prefixLength);
      Check.size("gateway", gateway, 16);
    }
  }

  /**
   * A virtual LAN (sub-type 20, 10.3.4.19).
   *
   * @param vlanId 0 to 65535, of which 0 to 4094 are sound
   */
  record Vlan(int vlanId) implements MessagingNetwork {
    /** Checks the range. */
    public Vlan {
      Check.u16("VLAN", vlanId);
    }

    @Override
    public int subType() {
      return 20;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u16(vlanId).toBytes();
    }
  }
}
