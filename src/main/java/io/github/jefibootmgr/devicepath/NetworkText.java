package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;

/** Network nodes in a listing. */
final class NetworkText {
  private static final int ETHERNET_SIZE = 6;

  private NetworkText() {}

  static void append(StringBuilder text, MessagingNetwork node) {
    if (node instanceof MessagingNetwork.Mac mac) {
      text.append("MAC(").append(address(mac).hex()).append(',').append(mac.ifType());
    } else if (node instanceof MessagingNetwork.Ipv4 ip) {
      ipv4(text, ip);
    } else if (node instanceof MessagingNetwork.Ipv6 ip) {
      ipv6(text, ip);
    } else if (node instanceof MessagingNetwork.Vlan vlan) {
      text.append("Vlan(").append(vlan.vlanId());
    }
    text.append(')');
  }

  /** Returns the octets that an address of its kind has, or all if others are set. */
  static Bytes address(MessagingNetwork.Mac mac) {
    boolean ethernet = mac.ifType() < 2 && ListingText.isZero(mac.address(), ETHERNET_SIZE);
    return ethernet ? mac.address().slice(0, ETHERNET_SIZE) : mac.address();
  }

  private static void ipv4(StringBuilder text, MessagingNetwork.Ipv4 ip) {
    address(text.append("IPv4("), ip.remoteAddress(), ip.remotePort());
    protocol(text.append(','), ip.protocol());
    text.append(ip.staticAddress() == 0 ? ",DHCP," : ",Static,");
    address(text, ip.localAddress(), ip.localPort());
    if (ip.route().isPresent()) {
      MessagingNetwork.Ipv4Route route = ip.route().get();
      address(text.append(','), route.gateway(), 0);
      address(text.append(','), route.subnetMask(), 0);
    }
  }

  private static void ipv6(StringBuilder text, MessagingNetwork.Ipv6 ip) {
    address(text.append("IPv6("), ip.remoteAddress(), ip.remotePort());
    protocol(text.append(','), ip.protocol());
    switch (ip.addressOrigin()) {
      case 0 -> text.append(",Static,");
      case 1 -> text.append(",StatelessAutoConfigure,");
      case 2 -> text.append(",StatefulAutoConfigure,");
      default -> ListingText.hex(text.append(','), ip.addressOrigin()).append(',');
    }
    address(text, ip.localAddress(), ip.localPort());
    if (ip.route().isPresent()) {
      MessagingNetwork.Ipv6Route route = ip.route().get();
      address(text.append(','), route.gateway(), 0);
      text.append(',').append(route.prefixLength());
    }
  }

  static void dns(StringBuilder text, MessagingService.Dns dns) {
    text.append("Dns(");
    for (int i = 0; i < dns.servers().size(); i++) {
      Bytes server = dns.servers().get(i);
      address(i == 0 ? text : text.append(','), dns.isIpv6() == 0 ? server.slice(0, 4) : server, 0);
    }
    text.append(')');
  }

  private static void protocol(StringBuilder text, int protocol) {
    switch (protocol) {
      case 6 -> text.append("TCP");
      case 17 -> text.append("UDP");
      default -> text.append(protocol);
    }
  }

  /** Appends an address of 4 or 16 octets and, unless it is 0, a port. */
  private static void address(StringBuilder text, Bytes address, int port) {
    if (address.size() == 4) {
      ipv4(text, address);
    } else {
      ipv6(text.append('['), address);
      text.append(']');
    }
    if (port > 0) {
      text.append(':').append(port);
    }
  }

  /** Appends an IPv4 address of 4 octets. */
  static void ipv4(StringBuilder text, Bytes address) {
    text.append(address.at(0)).append('.').append(address.at(1)).append('.');
    text.append(address.at(2)).append('.').append(address.at(3));
  }

  /** Appends an IPv6 address of 16 octets as RFC 5952 says, without brackets. */
  static void ipv6(StringBuilder text, Bytes address) {
    int longest = 1;
    int start = -1;
    for (int i = 0; i < 8; i++) {
      int zeros = 0;
      while (i + zeros < 8 && group(address, i + zeros) == 0) {
        zeros++;
      }
      if (zeros > longest) {
        longest = zeros;
        start = i;
      }
    }
    int i = 0;
    while (i < 8) {
      if (i == start) {
        text.append("::");
        i += longest;
      } else {
        boolean first = i == 0 || (start >= 0 && i == start + longest);
        (first ? text : text.append(':')).append(Hex.lower(group(address, i), 1));
        i++;
      }
    }
  }

  private static int group(Bytes address, int index) {
    return address.at(2 * index) << 8 | address.at(2 * index + 1);
  }
}
