package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.IpAddress;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/** Reads the text form of an {@link IpSetting}. */
final class IpSettingParser {
  private static final String EXPECTED =
      "dhcp4, dhcp6, auto6, static4:ADDRESS/PREFIX or static6:ADDRESS/PREFIX";
  private static final int IPV4_BITS = 32;
  private static final int IPV6_BITS = 128;

  private final String text;
  private Optional<Bytes> gateway = Optional.empty();
  private Optional<Bytes> remote = Optional.empty();

  IpSettingParser(String text) {
    this.text = text;
  }

  IpSetting parse() throws RefusedException {
    return switch (text) {
      case "dhcp4" -> new IpSetting.Dhcp4();
      case "dhcp6" -> new IpSetting.Dhcp6();
      case "auto6" -> new IpSetting.Auto6();
      default -> parseStatic();
    };
  }

  private IpSetting parseStatic() throws RefusedException {
    boolean version4 = text.startsWith("static4:");
    if (!version4 && !text.startsWith("static6:")) {
      throw fault(0, EXPECTED + " expected");
    }
    int address = "static4:".length();
    int end = end(address);
    int slash = text.indexOf('/', address);
    if (slash < 0 || slash > end) {
      throw fault(end, "/ and the bits of the network expected");
    }
    Bytes local = address(version4, address, slash);
    int prefix = prefix(slash + 1, end, version4 ? IPV4_BITS : IPV6_BITS);
    readOptions(version4, end);
    return version4
        ? new IpSetting.Static4(local, prefix, gateway, remote)
        : new IpSetting.Static6(local, prefix, gateway, remote);
  }

  private void readOptions(boolean version4, int comma) throws RefusedException {
    int at = comma;
    while (at < text.length()) {
      int name = at + 1;
      int end = end(name);
      if (text.startsWith("gateway=", name) && gateway.isEmpty()) {
        gateway = Optional.of(address(version4, name + "gateway=".length(), end));
      } else if (text.startsWith("remote=", name) && remote.isEmpty()) {
        remote = Optional.of(address(version4, name + "remote=".length(), end));
      } else {
        throw fault(name, "gateway=ADDRESS or remote=ADDRESS expected, each once");
      }
      at = end;
    }
  }

  private int end(int from) {
    int comma = text.indexOf(',', from);
    return comma < 0 ? text.length() : comma;
  }

  private Bytes address(boolean version4, int from, int to) throws RefusedException {
    String part = text.substring(from, to);
    Optional<Bytes> address = version4 ? IpAddress.version4(part) : IpAddress.version6(part);
    if (address.isEmpty()) {
      throw fault(from, version4 ? "an IPv4 address expected" : "an IPv6 address expected");
    }
    return address.get();
  }

  private int prefix(int from, int to, int most) throws RefusedException {
    Optional<Long> bits = Numbers.decimal(text.substring(from, to));
    if (bits.isEmpty() || bits.get() > most) {
      throw fault(from, "the bits of the network expected, 0 to " + most);
    }
    return bits.get().intValue();
  }

  private RefusedException fault(int index, String expected) {
    return new RefusedException(
        "the IP setting \"" + text + "\": " + expected + " at column " + (index + 1));
  }
}
