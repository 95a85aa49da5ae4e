package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingNetwork;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/** How a network interface gets its address for booting ({@code --ip}). */
public sealed interface IpSetting {
  /** Returns the IPv4 or IPv6 node (UEFI 2.10 sections 10.3.4.12 and 10.3.4.13). */
  MessagingNetwork node();

  /**
   * Reads a setting: {@code dhcp4}, {@code dhcp6}, {@code auto6}, or {@code static4:} or {@code
   * static6:} and {@code ADDRESS/PREFIX[,gateway=ADDRESS][,remote=ADDRESS]}.
   *
   * @return the setting, or a reason with the column, counted from 1
   */
  static HostResult<IpSetting> parse(String text) {
    return Attempt.result(warnings -> new IpSettingParser(text).parse());
  }

  /** An IPv4 address from DHCP; what efibootmgr writes. */
  record Dhcp4() implements IpSetting {
    @Override
    public MessagingNetwork node() {
      return IpNodes.ipv4(IpNodes.NO_IPV4, IpNodes.NO_IPV4, 0, IpNodes.NO_IPV4, false);
    }
  }

  /** An IPv6 address from DHCPv6 (stateful configuration). */
  record Dhcp6() implements IpSetting {
    @Override
    public MessagingNetwork node() {
      return IpNodes.ipv6(IpNodes.NO_IPV6, IpNodes.NO_IPV6, 0, IpNodes.NO_IPV6, 2);
    }
  }

  /** An IPv6 address from what routers advertise (stateless configuration). */
  record Auto6() implements IpSetting {
    @Override
    public MessagingNetwork node() {
      return IpNodes.ipv6(IpNodes.NO_IPV6, IpNodes.NO_IPV6, 0, IpNodes.NO_IPV6, 1);
    }
  }

  /**
   * An IPv4 address that a person chose.
   *
   * @param address 4 octets
   * @param prefix bits of the network, 0 to 32
   * @param gateway 4 octets, if any
   * @param remote the server, 4 octets, if any
   */
  record Static4(Bytes address, int prefix, Optional<Bytes> gateway, Optional<Bytes> remote)
      implements IpSetting {
    @Override
    public MessagingNetwork node() {
      return IpNodes.ipv4(
          address, remote.orElse(IpNodes.NO_IPV4), prefix, gateway.orElse(IpNodes.NO_IPV4), true);
    }
  }

  /**
   * An IPv6 address that a person chose.
   *
   * @param address 16 octets
   * @param prefix bits of the network, 0 to 128
   * @param gateway 16 octets, if any
   * @param remote the server, 16 octets, if any
   */
  record Static6(Bytes address, int prefix, Optional<Bytes> gateway, Optional<Bytes> remote)
      implements IpSetting {
    @Override
    public MessagingNetwork node() {
      return IpNodes.ipv6(
          address, remote.orElse(IpNodes.NO_IPV6), prefix, gateway.orElse(IpNodes.NO_IPV6), 0);
    }
  }
}
