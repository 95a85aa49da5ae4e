package io.github.jefibootmgr.host;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Which network boot a device path is wanted for.
 *
 * @param networkInterface its name in Linux ({@code -i}), for instance {@code eth0}
 * @param full whether the path tells where the interface is, from the PCI root on
 * @param vlan the VLAN, 0 to 4094, if any
 * @param ip how the interface gets its address
 * @param uri what HTTP boot loads ({@code --uri}), if any
 */
public record NetworkRequest(
    String networkInterface, boolean full, OptionalInt vlan, IpSetting ip, Optional<String> uri) {
  /** The largest number of a VLAN (IEEE 802.1Q; 4095 is reserved). */
  public static final int MAX_VLAN = 4094;
}
