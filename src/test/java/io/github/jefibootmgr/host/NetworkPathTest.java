package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.jefibootmgr.devicepath.DevicePath;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class NetworkPathTest {
  private static final String MAC = "030b2500" + "525400123456" + "00".repeat(26) + "01";
  private static final String DHCP = "030c1b00" + "00".repeat(23);
  private static final String END = "7fff0400";

  private static TreeOs machine() {
    return new TreeOs("")
        .add("pci")
        .line("/sys/class/net/eth0 -> ../../devices/pci0000:00/0000:00:03.0/virtio0/net/eth0")
        .line("%/pci0000:00/0000:00:03.0/virtio0/net/eth0/address = 52:54:00:12:34:56")
        .line("%/pci0000:00/0000:00:03.0/virtio0/net/eth0/type = 1")
        .line("%/pci0000:00/0000:00:03.0/virtio0/net/eth0/addr_len = 6")
        .line("/sys/class/net/ib0 -> ../../devices/pci0000:00/0000:00:04.0/net/ib0")
        .line("%/pci0000:00/0000:00:04.0/net/ib0/address = " + "80:".repeat(19) + "81")
        .line("%/pci0000:00/0000:00:04.0/net/ib0/type = 32")
        .line("%/pci0000:00/0000:00:04.0/net/ib0/addr_len = 20")
        .line("/sys/class/net/lo -> ../../devices/virtual/net/lo")
        .line("%/virtual/net/lo/address = 00:00:00:00:00:00")
        .line("%/virtual/net/lo/type = 772")
        .line("/sys/class/net/br0 -> ../../devices/virtual/net/br0")
        .line("%/virtual/net/br0/address = 52:54:00:12:34:56")
        .line("/sys/class/net/tun0/type = 65534");
  }

  static Stream<Arguments> paths() {
    String way = "02010c00d041030a00000000" + "010106000003";
    String uri = "03180e00" + Bytes.of('h', 't', 't', 'p', ':', '/', '/', 'a', '/', 'x').hex();
    return Stream.of(
        arguments("eth0", false, -1, "dhcp4", "", MAC + DHCP),
        arguments("br0", false, -1, "dhcp4", "", MAC + DHCP),
        arguments("eth0", true, -1, "dhcp4", "", way + MAC + DHCP),
        arguments("eth0", false, 4094, "dhcp4", "", MAC + "03140600fe0f" + DHCP),
        arguments("eth0", false, -1, "dhcp4", "http://a/x", MAC + DHCP + uri),
        arguments(
            "ib0",
            false,
            -1,
            "dhcp4",
            "",
            "030b2500" + "80".repeat(19) + "81" + "00".repeat(12) + "20" + DHCP));
  }

  @ParameterizedTest(name = "{0} {1} {2} {3} {4}")
  @MethodSource("paths")
  void makesThePath(
      String networkInterface, boolean full, int vlan, String ip, String uri, String nodes) {
    assertEquals(nodes + END, path(networkInterface, full, vlan, ip, uri));
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        arguments("nosuch0", false, -1, "", "nosuch0: there is no such network interface"),
        arguments("..", false, -1, "", "\"..\" is not the name of a network interface"),
        arguments("lo", false, -1, "", "lo: the interface has no MAC address to boot from"),
        arguments("tun0", false, -1, "", "tun0: the interface has no MAC address to boot from"),
        arguments(
            "br0",
            true,
            -1,
            "",
            "br0: no full path: br0 is a virtual device, which firmware does not know"),
        arguments("eth0", false, 4095, "", "a VLAN is 0 to 4094, not 4095"),
        arguments(
            "eth0",
            false,
            -1,
            "ftp://a/x",
            "the URI \"ftp://a/x\" does not start with http:// or https://"),
        arguments(
            "eth0", false, -1, "https:///x", "the URI \"https:///x\" has no host at column 9"),
        arguments(
            "eth0",
            false,
            -1,
            "http://a/b c",
            "the URI has a character at column 11 that must be written as %XX"),
        arguments(
            "eth0",
            false,
            -1,
            "http://a/é",
            "the URI has a character at column 10 that must be written as %XX"));
  }

  @ParameterizedTest(name = "{0} {1} {2} {3}")
  @MethodSource("refused")
  void saysWhyThereIsNone(
      String networkInterface, boolean full, int vlan, String uri, String reason) {
    assertEquals(reason, path(networkInterface, full, vlan, "dhcp4", uri));
  }

  private static String path(
      String networkInterface, boolean full, int vlan, String ip, String uri) {
    IpSetting setting = ((HostResult.Made<IpSetting>) IpSetting.parse(ip)).value();
    NetworkRequest request =
        new NetworkRequest(
            networkInterface,
            full,
            vlan < 0 ? OptionalInt.empty() : OptionalInt.of(vlan),
            setting,
            uri.isEmpty() ? Optional.empty() : Optional.of(uri));
    HostResult<DevicePath> result = new Host(machine(), "").networkPath(request);
    return result instanceof HostResult.Made<DevicePath> made
        ? made.value().encode().hex()
        : ((HostResult.Refused<DevicePath>) result).reason();
  }
}
