package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Network nodes, services and radio in texts. */
final class NetworkParsers {
  private static final Map<String, Integer> IPV4_ORIGIN = Map.of("DHCP", 0, "Static", 1);
  private static final Map<String, Integer> IPV6_ORIGIN =
      Map.of("Static", 0, "StatelessAutoConfigure", 1, "StatefulAutoConfigure", 2);
  private static final int SSID_SIZE = 32;
  private static final Bytes NO_IPV4 = Bytes.copyOf(new byte[4]);
  private static final Bytes NO_IPV6 = Bytes.copyOf(new byte[16]);

  private NetworkParsers() {}

  static void addTo(Map<String, NodeParser> table) {
    table.put("MAC", NetworkParsers::mac);
    table.put("IPv4", NetworkParsers::ipv4);
    table.put("IPv6", NetworkParsers::ipv6);
    table.put("Vlan", p -> new MessagingNetwork.Vlan(p.u16("the VLAN")));
    table.put("Uri", p -> new MessagingService.Uri(p.asciiRest("the URI")));
    table.put("Dns", NetworkParsers::dns);
    table.put("RestService", NetworkParsers::rest);
    table.put("Bluetooth", p -> new MessagingWireless.Bluetooth(p.octets("the address", 6)));
    table.put(
        "BluetoothLE",
        p ->
            new MessagingWireless.BluetoothLe(
                p.octets("the address", 6), p.u8("the address type", 0)));
    table.put("Wi-Fi", NetworkParsers::wifi);
  }

  private static Node mac(Parameters parameters) throws FaultyTextException {
    int start = parameters.column();
    Bytes address = parameters.octets("the address");
    if (address.isEmpty() || address.size() > MessagingNetwork.Mac.ADDRESS_SIZE) {
      throw new FaultyTextException(start, "the address, 2 to 64 hexadecimal digits,");
    }
    return MessagingNetwork.Mac.of(address, parameters.u8("the interface type", 0));
  }

  private static int protocol(Parameters parameters) throws FaultyTextException {
    String name = parameters.peek();
    if (name.equals("TCP") || name.equals("UDP")) {
      parameters.text();
      return name.equals("TCP") ? 6 : 17;
    }
    return parameters.u16("the protocol, TCP, UDP or a number", 17);
  }

  /** Takes an address; one that is left out is all zeros. */
  private static Bytes ipv4(Parameters parameters, String what) throws FaultyTextException {
    int start = parameters.column();
    String text = parameters.text();
    return (text.isEmpty() ? Optional.of(NO_IPV4) : IpAddress.version4(text))
        .orElseThrow(() -> new FaultyTextException(start, what + ", an address like 192.168.0.1,"));
  }

  /** Takes an address, in brackets or not; one that is left out is all zeros. */
  private static Bytes ipv6(Parameters parameters, String what) throws FaultyTextException {
    int start = parameters.column();
    String text = parameters.text();
    boolean bracketed = text.startsWith("[") && text.endsWith("]") && text.length() > 1;
    String address = bracketed ? text.substring(1, text.length() - 1) : text;
    return (text.isEmpty() ? Optional.of(NO_IPV6) : IpAddress.version6(address))
        .orElseThrow(() -> new FaultyTextException(start, what + ", an address like 2001:db8::1,"));
  }

  private static Node ipv4(Parameters parameters) throws FaultyTextException {
    Bytes remote = ipv4(parameters, "the remote address");
    int protocol = protocol(parameters);
    int origin = parameters.word("the origin", IPV4_ORIGIN, 0);
    Bytes local = ipv4(parameters, "the local address");
    Bytes gateway = ipv4(parameters, "the gateway");
    Bytes mask = ipv4(parameters, "the subnet mask");
    return new MessagingNetwork.Ipv4(
        local,
        remote,
        0,
        0,
        protocol,
        origin,
        Optional.of(new MessagingNetwork.Ipv4Route(gateway, mask)));
  }

  private static Node ipv6(Parameters parameters) throws FaultyTextException {
    Bytes remote = ipv6(parameters, "the remote address");
    int protocol = protocol(parameters);
    int origin = parameters.word("the origin", IPV6_ORIGIN, 0);
    Bytes local = ipv6(parameters, "the local address");
    int prefix = parameters.u8("the prefix length", 0);
    Bytes gateway = ipv6(parameters, "the gateway");
    return new MessagingNetwork.Ipv6(
        local,
        remote,
        0,
        0,
        protocol,
        origin,
        Optional.of(new MessagingNetwork.Ipv6Route(prefix, gateway)));
  }

  private static Node dns(Parameters parameters) throws FaultyTextException {
    boolean ipv6 = parameters.peek().indexOf(':') >= 0;
    List<Bytes> servers = new ArrayList<>();
    while (parameters.hasNext()) {
      servers.add(
          ipv6
              ? ipv6(parameters, "a server")
              : ipv4(parameters, "a server").plus(Bytes.copyOf(new byte[12])));
    }
    return new MessagingService.Dns(ipv6 ? 1 : 0, servers);
  }

  private static Node rest(Parameters parameters) throws FaultyTextException {
    int service = parameters.u8("the service");
    int accessMode = parameters.u8("the access mode");
    if (service != MessagingService.RestVendor.SERVICE) {
      return new MessagingService.Rest(service, accessMode);
    }
    Guid vendor = parameters.guid("the vendor");
    return new MessagingService.RestVendor(accessMode, vendor, parameters.octets("the data"));
  }

  private static Node wifi(Parameters parameters) throws FaultyTextException {
    int start = parameters.column();
    Bytes ssid = OctetText.encode(parameters.asciiRest("the SSID"));
    if (ssid.size() > SSID_SIZE) {
      throw new FaultyTextException(start, "the SSID, at most 32 characters,");
    }
    Bytes zeros = Bytes.copyOf(new byte[SSID_SIZE - ssid.size()]);
    return new MessagingWireless.WiFi(ssid.plus(zeros));
  }
}
