package io.github.jefibootmgr.host;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;
import java.util.List;
import java.util.Optional;

/**
 * A GUID Partition Table whose two CRCs are right (UEFI 2.10 section 5.3).
 *
 * @param header one of its headers
 * @param table its entries
 * @param damage why the primary was not used, empty if it was
 */
record Gpt(GptHeader header, Bytes table, Optional<String> damage) {
  private static final long PRIMARY_LBA = 1;
  private static final Bytes NO_GUID = Bytes.copyOf(new byte[16]);

  /**
   * Reads the primary table or, if that is damaged, the backup.
   *
   * @throws RefusedException if neither is valid; the reason is a phrase without the disk's name
   */
  static Gpt read(Medium medium) throws RefusedException {
    String damage;
    try {
      return at(medium, PRIMARY_LBA, Optional.empty());
    } catch (RefusedException primary) {
      damage = primary.reason();
    }
    for (long lba : backupPlaces(medium)) {
      try {
        return at(medium, lba, Optional.of(damage));
      } catch (RefusedException backup) {
        // The next place, then the primary's reason, which says more than the backup's.
      }
    }
    throw new RefusedException(damage + ", and there is no valid backup");
  }

  private static Gpt at(Medium medium, long lba, Optional<String> damage) throws RefusedException {
    Bytes sector =
        medium
            .sector(lba)
            .orElseThrow(() -> new RefusedException("no GPT header at sector " + lba));
    GptHeader header = GptHeader.parse(sector, lba);
    Bytes table;
    try {
      table = medium.read(header.tableLba(), header.entries() * header.entrySize());
    } catch (RefusedException outside) {
      throw new RefusedException(
          "the GPT entries at sector " + header.tableLba() + " cannot be read");
    }
    if (GptHeader.crc(table) != header.tableCrc()) {
      throw new RefusedException(
          "the CRC of the GPT entries at sector " + header.tableLba() + " is wrong");
    }
    return new Gpt(header, table, damage);
  }

  /** Where the primary header says, be it damaged or not, and the last sector. */
  private static List<Long> backupPlaces(Medium medium) {
    long last = medium.sectors() - 1;
    Optional<Bytes> primary = medium.sector(PRIMARY_LBA);
    if (primary.isEmpty() || !GptHeader.isSigned(primary.get())) {
      return List.of(last);
    }
    try {
      long alternate = new ByteReader(primary.get().from(32), 32).u64();
      return alternate > PRIMARY_LBA && alternate < last ? List.of(alternate, last) : List.of(last);
    } catch (MalformedException shorter) {
      return List.of(last);
    }
  }

  /**
   * Returns the partition with a number.
   *
   * @param number from 1
   * @throws RefusedException if it is not in use; the reason is a phrase without the disk's name
   */
  Partition partition(long number) throws RefusedException {
    if (number > header.entries()) {
      throw new RefusedException(
          "no partition " + number + ": the GPT has " + header.entries() + " entries");
    }
    int from = (int) (number - 1) * header.entrySize();
    ByteReader reader = new ByteReader(table.slice(from, from + header.entrySize()), 0);
    try {
      boolean used = !reader.bytes(16).equals(NO_GUID);
      Bytes unique = reader.bytes(16);
      long first = reader.u64();
      long last = reader.u64();
      if (!used) {
        throw new RefusedException("no partition " + number + ": its GPT entry is not in use");
      }
      if (unique.equals(NO_GUID)) {
        throw new RefusedException(
            "partition " + number + " has no unique GUID, by which firmware could find it");
      }
      if (first <= PRIMARY_LBA || last < first) {
        throw new RefusedException(
            "partition " + number + " would lie in sectors " + first + " to " + last);
      }
      return new Partition(
          number, first, last - first + 1, new Partition.Identity.GptGuid(new Guid(unique)));
    } catch (MalformedException shorter) {
      throw new IllegalStateException("a GPT entry has at least 128 bytes", shorter);
    }
  }
}
