package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingNetwork;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/** Makes IP nodes; ports and protocol are left to the firmware. */
final class IpNodes {
  static final Bytes NO_IPV4 = Bytes.copyOf(new byte[4]);
  static final Bytes NO_IPV6 = Bytes.copyOf(new byte[16]);

  private static final int IPV4_BITS = 32;

  private IpNodes() {}

  static MessagingNetwork.Ipv4 ipv4(
      Bytes local, Bytes remote, int prefix, Bytes gateway, boolean isStatic) {
    return new MessagingNetwork.Ipv4(
        local,
        remote,
        0,
        0,
        0,
        isStatic ? 1 : 0,
        Optional.of(new MessagingNetwork.Ipv4Route(gateway, mask(prefix))));
  }

  /**
   * Makes an IPv6 node.
   *
   * @param origin 0 a person, 1 stateless configuration, 2 stateful configuration
   */
  static MessagingNetwork.Ipv6 ipv6(
      Bytes local, Bytes remote, int prefix, Bytes gateway, int origin) {
    return new MessagingNetwork.Ipv6(
        local,
        remote,
        0,
        0,
        0,
        origin,
        Optional.of(new MessagingNetwork.Ipv6Route(prefix, gateway)));
  }

  private static Bytes mask(int prefix) {
    long ones = prefix == 0 ? 0 : 0xffffffffL << (IPV4_BITS - prefix) & 0xffffffffL;
    return Bytes.of((int) (ones >> 24), (int) (ones >> 16), (int) (ones >> 8), (int) ones);
  }
}
