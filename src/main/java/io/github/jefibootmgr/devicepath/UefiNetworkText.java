package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;

/** Network nodes, services and radio in the form of UEFI 2.10 section 10.6. */
final class UefiNetworkText {
  private UefiNetworkText() {}

  static String format(Node node) {
    if (node instanceof MessagingNetwork.Mac mac) {
      return Call.of("MAC").text(NetworkText.address(mac).hex()).hex(mac.ifType()).end();
    }
    if (node instanceof MessagingNetwork.Ipv4 ip) {
      return ipv4(ip);
    }
    if (node instanceof MessagingNetwork.Ipv6 ip) {
      return ipv6(ip);
    }
    if (node instanceof MessagingNetwork.Vlan vlan) {
      return Call.of("Vlan").decimal(vlan.vlanId()).end();
    }
    if (node instanceof MessagingService.Uri resource) {
      return Call.of("Uri").text(resource.uri()).end();
    }
    if (node instanceof MessagingService.Dns dns) {
      Call call = Call.of("Dns");
      for (Bytes server : dns.servers()) {
        call.text(dns.isIpv6() == 0 ? ipv4(server) : ipv6(server));
      }
      return call.end();
    }
    if (node instanceof MessagingService.Rest rest) {
      return Call.of("RestService").hex(rest.service()).hex(rest.accessMode()).end();
    }
    if (node instanceof MessagingService.RestVendor rest) {
      Call call =
          Call.of("RestService")
              .hex(MessagingService.RestVendor.SERVICE)
              .hex(rest.accessMode())
              .text(rest.vendor().text());
      return (rest.data().isEmpty() ? call : call.text(rest.data().hex())).end();
    }
    return wireless(node);
  }

  private static String wireless(Node node) {
    if (node instanceof MessagingWireless.Bluetooth device) {
      return Call.of("Bluetooth").text(device.address().hex()).end();
    }
    if (node instanceof MessagingWireless.BluetoothLe device) {
      return Call.of("BluetoothLE").text(device.address().hex()).hex(device.addressType(), 2).end();
    }
    if (node instanceof MessagingWireless.WiFi network) {
      String ssid = ListingText.withoutNuls(OctetText.decode(network.ssid()));
      return Call.of("Wi-Fi").text(ssid).end();
    }
    return "";
  }

  private static String ipv4(MessagingNetwork.Ipv4 ip) {
    Call call =
        protocol(Call.of("IPv4").text(ipv4(ip.remoteAddress())), ip.protocol())
            .word(ip.staticAddress(), "DHCP", "Static")
            .text(ipv4(ip.localAddress()));
    ip.route().ifPresent(route -> call.text(ipv4(route.gateway())).text(ipv4(route.subnetMask())));
    return call.end();
  }

  private static String ipv6(MessagingNetwork.Ipv6 ip) {
    Call call =
        protocol(Call.of("IPv6").text(ipv6(ip.remoteAddress())), ip.protocol())
            .word(ip.addressOrigin(), "Static", "StatelessAutoConfigure", "StatefulAutoConfigure")
            .text(ipv6(ip.localAddress()));
    ip.route().ifPresent(route -> call.hex(route.prefixLength()).text(ipv6(route.gateway())));
    return call.end();
  }

  private static Call protocol(Call call, int protocol) {
    return switch (protocol) {
      case 6 -> call.text("TCP");
      case 17 -> call.text("UDP");
      default -> call.hex(protocol);
    };
  }

  private static String ipv4(Bytes address) {
    StringBuilder text = new StringBuilder();
    NetworkText.ipv4(text, address);
    return text.toString();
  }

  /** Returns eight groups of four digits, the form of EDK2. */
  private static String ipv6(Bytes address) {
    StringBuilder groups = new StringBuilder();
    for (int i = 0; i < address.size(); i += 2) {
      groups.append(i == 0 ? "" : ":").append(address.slice(i, i + 2).hex());
    }
    return groups.toString();
  }
}
