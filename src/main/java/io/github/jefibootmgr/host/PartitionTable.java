package io.github.jefibootmgr.host;

import java.util.List;
import java.util.Optional;

/** Finds a partition by its number, in the table that counts. */
final class PartitionTable {
  private static final int PRIMARY_RECORDS = 4;

  private final Medium medium;
  private final boolean forceGpt;
  private final List<String> warnings;

  /**
   * Makes a finder.
   *
   * @param medium the whole disk
   * @param forceGpt whether a valid GPT counts even if the MBR does not say so ({@code -g})
   * @param warnings where to put what the user should know
   */
  PartitionTable(Medium medium, boolean forceGpt, List<String> warnings) {
    this.medium = medium;
    this.forceGpt = forceGpt;
    this.warnings = warnings;
  }

  /**
   * Returns the partition with a number.
   *
   * @throws RefusedException if there is none that an entry could name
   */
  Partition find(long number) throws RefusedException {
    if (number <= 0) {
      throw refused("no partition " + number + ": partitions are counted from 1");
    }
    Mbr mbr = Mbr.parse(medium.read(0, Mbr.SIZE));
    Gpt gpt;
    try {
      gpt = Gpt.read(medium);
    } catch (RefusedException none) {
      if (mbr.protective()) {
        throw refused("the MBR says that there is a GPT, but " + none.reason());
      }
      return inMbr(mbr, number);
    }
    if (mbr.protective()) {
      return inGpt(gpt, number);
    }
    if (forceGpt) {
      warnings.add(
          medium.name() + ": using the GPT, for which the MBR has no record; firmware may not");
      return inGpt(gpt, number);
    }
    if (gpt.damage().isPresent() && mbr.isTable()) {
      // A backup that an older table left behind at the disk's end.
      return inMbr(mbr, number);
    }
    throw refused("has a GPT, but the MBR has no record of type 0xEE for it; -g (--gpt) uses it");
  }

  private Partition inGpt(Gpt gpt, long number) throws RefusedException {
    Optional<String> damage = gpt.damage();
    if (damage.isPresent()) {
      warnings.add(medium.name() + ": " + damage.get() + "; using the backup GPT");
    }
    try {
      Partition found = gpt.partition(number);
      warnIfBeyondEnd(found);
      return found;
    } catch (RefusedException fault) {
      throw refused(fault.reason());
    }
  }

  private Partition inMbr(Mbr mbr, long number) throws RefusedException {
    if (!mbr.isTable()) {
      throw refused("no partition table (neither GPT nor MBR)");
    }
    if (mbr.signature() == 0) {
      warnings.add(
          medium.name()
              + ": the MBR has no disk signature; firmware may start from another disk like it");
    }
    LogicalPartitions.Extent extent =
        number <= PRIMARY_RECORDS ? primary(mbr, number) : logical(mbr, number);
    Partition found =
        new Partition(
            number,
            extent.start(),
            extent.sectors(),
            new Partition.Identity.MbrSignature(mbr.signature()));
    warnIfBeyondEnd(found);
    return found;
  }

  private LogicalPartitions.Extent primary(Mbr mbr, long number) throws RefusedException {
    Mbr.Slot slot = mbr.records().get((int) number - 1);
    if (!slot.used()) {
      throw refused("no partition " + number + ": its MBR record is not in use");
    }
    if (slot.extended()) {
      throw refused(
          "partition " + number + " is an extended container; logical partitions count from 5");
    }
    if (slot.start() <= 1) {
      throw refused(
          "partition "
              + number
              + " starts at sector "
              + slot.start()
              + ", where a GPT would be; -g (--gpt) uses a valid GPT whatever the MBR says");
    }
    return new LogicalPartitions.Extent(slot.start(), slot.sectors());
  }

  private LogicalPartitions.Extent logical(Mbr mbr, long number) throws RefusedException {
    Optional<LogicalPartitions.Extent> extent = LogicalPartitions.find(medium, mbr, number);
    if (extent.isEmpty()) {
      throw refused("no partition " + number + ": the MBR has no such logical partition");
    }
    return extent.get();
  }

  private void warnIfBeyondEnd(Partition partition) {
    if (partition.start() > medium.sectors() - partition.sectors()) {
      warnings.add(
          medium.name() + ": partition " + partition.number() + " ends beyond the disk's end");
    }
  }

  private RefusedException refused(String reason) {
    return new RefusedException(medium.name() + ": " + reason);
  }
}
