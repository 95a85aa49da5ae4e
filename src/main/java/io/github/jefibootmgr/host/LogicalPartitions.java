package io.github.jefibootmgr.host;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The partitions inside an MBR's extended containers: a chain of records, each with a partition and
 * the place of the next record, numbered from 5 in the order of the chain as Linux does.
 */
final class LogicalPartitions {
  /** Linux knows no more partitions of a disk; a longer chain is a damaged one. */
  private static final int LIMIT = 256;

  private static final int FIRST_NUMBER = 5;

  private final Medium medium;
  private final List<Extent> found = new ArrayList<>();
  private final Set<Long> visited = new HashSet<>();

  private LogicalPartitions(Medium medium) {
    this.medium = medium;
  }

  /** Where a partition lies, in sectors of the medium. */
  record Extent(long start, long sectors) {}

  /**
   * Returns where a logical partition lies, empty if the chain has no such number.
   *
   * @throws RefusedException if the chain leads in a circle, is too long or leaves the disk
   */
  static Optional<Extent> find(Medium medium, Mbr mbr, long number) throws RefusedException {
    LogicalPartitions chain = new LogicalPartitions(medium);
    for (Mbr.Slot slot : mbr.records()) {
      if (slot.used() && slot.extended()) {
        chain.walk(slot);
      }
    }
    long index = number - FIRST_NUMBER;
    return index >= 0 && index < chain.found.size()
        ? Optional.of(chain.found.get((int) index))
        : Optional.empty();
  }

  private void walk(Mbr.Slot container) throws RefusedException {
    long place = container.start();
    while (place != 0) {
      if (!visited.add(place)) {
        throw new RefusedException(
            medium.name() + ": the chain of logical partitions leads back to sector " + place);
      }
      if (visited.size() > LIMIT) {
        throw new RefusedException(
            medium.name() + ": the chain of logical partitions is longer than " + LIMIT);
      }
      Mbr record = Mbr.parse(medium.read(place, Mbr.SIZE));
      place = record.marked() ? follow(record, place, container) : 0;
    }
  }

  /** Notes the partitions of one record; returns the place of the next record, 0 at the end. */
  private long follow(Mbr record, long place, Mbr.Slot container) {
    long next = 0;
    for (int i = 0; i < record.records().size(); i++) {
      Mbr.Slot slot = record.records().get(i);
      if (!slot.used()) {
        continue;
      }
      if (slot.extended()) {
        next = next == 0 ? container.start() + slot.start() : next;
      } else if (i < 2 || inside(slot, place, container)) {
        found.add(new Extent(place + slot.start(), slot.sectors()));
      }
    }
    return next;
  }

  /** The last two records are often rubbish; Linux takes one only if it lies in the container. */
  private static boolean inside(Mbr.Slot slot, long place, Mbr.Slot container) {
    long start = place + slot.start();
    return start >= container.start()
        && start + slot.sectors() <= container.start() + container.sectors();
  }
}
