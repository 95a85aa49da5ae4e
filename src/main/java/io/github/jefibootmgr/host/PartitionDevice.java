package io.github.jefibootmgr.host;

import io.github.jefibootmgr.os.OsException;
import java.util.List;
import java.util.Optional;

/**
 * A partition that Linux has a device for.
 *
 * @param disk the whole disk
 * @param number the partition's number, from 1
 */
record PartitionDevice(Chain disk, long number) {
  /** Returns what a device is a partition of, empty if it is a whole disk. */
  static Optional<PartitionDevice> of(Chain chain) throws RefusedException {
    int last = chain.size() - 1;
    Optional<Long> number =
        last == 0
            ? Optional.empty()
            : chain
                .attribute(last, "partition")
                .flatMap(Numbers::decimal)
                .or(() -> byName(chain.name(last - 1), chain.name(last)));
    if (number.isPresent()) {
      return Optional.of(
          new PartitionDevice(
              new Chain(chain.root(), chain.names().subList(0, last)), number.get()));
    }
    return mapped(chain);
  }

  /** A harvested tree may lack the attribute: sda1 beneath sda, nvme0n1p1 beneath nvme0n1. */
  private static Optional<Long> byName(String disk, String name) {
    if (!name.startsWith(disk)) {
      return Optional.empty();
    }
    String rest = name.substring(disk.length());
    return Numbers.decimal(rest.startsWith("p") ? rest.substring(1) : rest);
  }

  /** kpartx makes a device-mapper device a partition, and says so in its UUID: part1-mpath-... */
  private static Optional<PartitionDevice> mapped(Chain chain) throws RefusedException {
    int last = chain.size() - 1;
    String uuid = chain.attribute(last, "dm/uuid").orElse("");
    int dash = uuid.indexOf('-');
    List<String> slaves = chain.root().list(chain.directory(last) + "/slaves");
    if (!uuid.startsWith("part") || dash < 0 || slaves.size() != 1) {
      return Optional.empty();
    }
    Optional<Long> number = Numbers.decimal(uuid.substring("part".length(), dash));
    if (number.isEmpty()) {
      return Optional.empty();
    }
    try {
      String disk = chain.root().realPath(chain.directory(last) + "/slaves/" + slaves.get(0));
      return Optional.of(new PartitionDevice(Chain.of(chain.root(), disk), number.get()));
    } catch (OsException absent) {
      return Optional.empty();
    }
  }
}
