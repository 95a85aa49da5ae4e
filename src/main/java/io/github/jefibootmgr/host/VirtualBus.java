package io.github.jefibootmgr.host;

import java.util.List;
import java.util.Optional;

/** Devices that the kernel makes, {@code virtual/block/dm-0}, of which firmware knows nothing. */
final class VirtualBus implements Bus {
  /** What a device of a name is. */
  private record Kind(String prefix, String what) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("dm-", "a device-mapper device"),
          new Kind("md", "a software RAID (md)"),
          new Kind("loop", "a loop device"),
          new Kind("zram", "compressed memory (zram)"),
          new Kind("ram", "a RAM disk"),
          new Kind("nbd", "a network block device"),
          new Kind("rbd", "a network block device"),
          new Kind("drbd", "a replicated device (DRBD)"),
          new Kind("bcache", "a cached device (bcache)"));

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (at > 0 || !chain.name(at).equals("virtual")) {
      return Optional.empty();
    }
    if (chain.name(1).equals("nvme-fabrics")) {
      throw new RefusedException("the disk is NVMe over fabrics, which firmware sets up itself");
    }
    String name = chain.name(chain.size() - 1);
    throw new RefusedException(name + " is " + what(name) + ", which firmware does not know");
  }

  private static String what(String name) {
    for (Kind kind : KINDS) {
      if (name.startsWith(kind.prefix())) {
        return kind.what();
      }
    }
    return "a virtual device";
  }
}
