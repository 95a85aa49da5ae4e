package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IpSettingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // local, remote, ports and protocol, origin, and gateway and mask or prefix and gateway
        "dhcp4 | 030c1b00 00000000 00000000 000000000000 00 00000000 00000000",
        "static4:192.0.2.7/24 | 030c1b00 c0000207 00000000 000000000000 01 00000000 ffffff00",
        "static4:192.0.2.7/0,remote=198.51.100.1,gateway=192.0.2.1"
            + " | 030c1b00 c0000207 c6336401 000000000000 01 c0000201 00000000",
        "static4:10.0.0.1/32 | 030c1b00 0a000001 00000000 000000000000 01 00000000 ffffffff",
        "dhcp6 | 030d3c00 Z Z 000000000000 02 00 Z",
        "auto6 | 030d3c00 Z Z 000000000000 01 00 Z",
        "static6:2001:db8::1/64,gateway=fe80::1"
            + " | 030d3c00 20010db8000000000000000000000001 Z 000000000000 00 40"
            + " fe800000000000000000000000000001",
        "static6:::/128,remote=::ffff:192.0.2.1"
            + " | 030d3c00 Z 00000000000000000000ffffc0000201 000000000000 00 80 Z",
        "static6:1:2:3:4:5:6:7:8/1"
            + " | 030d3c00 00010002000300040005000600070008 Z 000000000000 00 01 Z",
      })
  void makesTheNode(String text, String node) {
    IpSetting setting = ((HostResult.Made<IpSetting>) IpSetting.parse(text)).value();
    assertEquals(node.replace("Z", "0".repeat(32)).replace(" ", ""), setting.node().encode().hex());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | dhcp4, dhcp6, auto6, static4:ADDRESS/PREFIX or static6:ADDRESS/PREFIX expected | 1",
        "DHCP4 | dhcp4, dhcp6, auto6, static4:ADDRESS/PREFIX or static6:ADDRESS/PREFIX expected | 1",
        "static4:192.0.2.7 | / and the bits of the network expected | 18",
        "static4:192.0.2.7,gateway=1.2.3.4/5 | / and the bits of the network expected | 18",
        "static4:192.0.2/24 | an IPv4 address expected | 9",
        "static4:192.0.2.256/24 | an IPv4 address expected | 9",
        "static4:192.0.2.01/24 | an IPv4 address expected | 9",
        "static4:192.0.2.7/33 | the bits of the network expected, 0 to 32 | 19",
        "static4:192.0.2.7/ | the bits of the network expected, 0 to 32 | 19",
        "static4:192.0.2.7/24,dns=1.1.1.1"
            + " | gateway=ADDRESS or remote=ADDRESS expected, each once | 22",
        "static4:192.0.2.7/24, | gateway=ADDRESS or remote=ADDRESS expected, each once | 22",
        "static4:192.0.2.7/24,gateway=1.1.1.1,gateway=1.1.1.1"
            + " | gateway=ADDRESS or remote=ADDRESS expected, each once | 38",
        "static4:192.0.2.7/24,gateway=::1 | an IPv4 address expected | 30",
        "static6:192.0.2.7/24 | an IPv6 address expected | 9",
        "static6:1::2::3/24 | an IPv6 address expected | 9",
        "static6:1:2:3:4:5:6:7/24 | an IPv6 address expected | 9",
        "static6:1:2:3:4:5:6:7:8:9/24 | an IPv6 address expected | 9",
        "static6:1:2:3:4:5:6:7::8/24 | an IPv6 address expected | 9",
        "static6:12345::/24 | an IPv6 address expected | 9",
        "static6:fe80::1/129 | the bits of the network expected, 0 to 128 | 17",
      })
  void namesTheColumn(String text, String expected, int column) {
    assertEquals(
        "the IP setting \"" + text + "\": " + expected + " at column " + column,
        ((HostResult.Refused<IpSetting>) IpSetting.parse(text)).reason());
  }
}
