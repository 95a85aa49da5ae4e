package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Acpi;
import java.util.List;
import java.util.Optional;

/**
 * A PCI root bridge, {@code pci0000:00}: a domain of PCI and the number of its first bus.
 *
 * <p>Firmware names a PCI Express root as a PCI one (PNP0A03, the _CID of both), whatever _HID
 * says.
 */
final class PciRootBus implements Bus {
  private static final String PREFIX = "pci";
  private static final long MOST_UID = 0xffffffffL;

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!isRoot(chain.name(at))) {
      return Optional.empty();
    }
    if (at > 0) {
      throw new RefusedException(behind(chain, at));
    }
    if (chain.attribute(at, "firmware_node/hid").isEmpty()) {
      throw new RefusedException(
          "the PCI root " + chain.name(at) + " has no ACPI device (firmware_node/hid in sysfs)");
    }
    return Step.of(1, node(chain.attribute(at, "firmware_node/uid").orElse("0")));
  }

  private static Acpi node(String uid) {
    Optional<Long> number = Numbers.decimal(uid);
    return number.isPresent() && number.get() <= MOST_UID
        ? Acpi.Hid.pciRoot(number.get())
        : new Acpi.ExpandedHid(Acpi.Hid.pnp(0x0a03), 0, 0, "", uid, "");
  }

  private static boolean isRoot(String name) {
    if (!name.startsWith(PREFIX)) {
      return false;
    }
    List<String> numbers = List.of(name.substring(PREFIX.length()).split(":", -1));
    return numbers.size() == 2
        && Numbers.hex(numbers.get(0)).isPresent()
        && Numbers.hex(numbers.get(1)).isPresent();
  }

  /** A root that hangs on another device is a domain of Linux's own making. */
  private static String behind(Chain chain, int at) {
    String above = chain.name(at - 1);
    return chain.driver(at - 1).equals("vmd")
        ? "the disk is behind Intel VMD (" + above + "), where each firmware has nodes of its own"
        : "the PCI root "
            + chain.name(at)
            + " is made by "
            + above
            + ", which firmware names itself";
  }
}
