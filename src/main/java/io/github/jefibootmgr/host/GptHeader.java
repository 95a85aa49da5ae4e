package io.github.jefibootmgr.host;

import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;
import java.util.zip.CRC32;

/**
 * A header of a GUID Partition Table whose CRC is right (UEFI 2.10 section 5.3.2).
 *
 * @param tableLba where the entries start
 * @param entries how many entries there are, used or not
 * @param entrySize octets of an entry
 * @param tableCrc the CRC32 of all entries
 */
record GptHeader(long tableLba, int entries, int entrySize, long tableCrc) {
  /** "EFI PART". */
  static final Bytes SIGNATURE = Bytes.of('E', 'F', 'I', ' ', 'P', 'A', 'R', 'T');

  private static final int MINIMUM_SIZE = 92;
  private static final int CRC_OFFSET = 16;

  /** The other header's place, the first and the last usable sector, the disk's GUID. */
  private static final int AFTER_PLACE_SIZE = 3 * 8 + 16;

  /** More than any tool writes; the bound keeps a damaged header from asking for the heap. */
  private static final int LARGEST_TABLE = 4 << 20;

  private static final int SMALLEST_ENTRY = 128;
  private static final int LARGEST_ENTRY = 4096;

  /** Returns whether a sector starts as a header does. */
  static boolean isSigned(Bytes sector) {
    return sector.size() >= SIGNATURE.size() && sector.slice(0, SIGNATURE.size()).equals(SIGNATURE);
  }

  /**
   * Reads the header in a sector.
   *
   * @param lba where the sector was read, which the header must say too
   * @throws RefusedException if it is none; the reason is a phrase without the disk's name
   */
  static GptHeader parse(Bytes sector, long lba) throws RefusedException {
    if (!isSigned(sector)) {
      throw new RefusedException("no GPT header at sector " + lba);
    }
    try {
      return parseSigned(sector, lba);
    } catch (MalformedException shorter) {
      throw new RefusedException("the GPT header at sector " + lba + " is cut off");
    }
  }

  private static GptHeader parseSigned(Bytes sector, long lba)
      throws RefusedException, MalformedException {
    ByteReader reader = new ByteReader(sector, 0);
    reader.bytes(SIGNATURE.size() + 4);
    long size = reader.u32();
    String where = " of the GPT header at sector " + lba;
    if (size < MINIMUM_SIZE || size > sector.size()) {
      throw new RefusedException(
          "the size" + where + " is " + size + ", not 92 to " + sector.size());
    }
    if (reader.u32() != crcWithoutItself(sector.slice(0, (int) size))) {
      throw new RefusedException("the CRC" + where + " is wrong");
    }
    reader.u32();
    if (reader.u64() != lba) {
      throw new RefusedException("the place" + where + " says another sector");
    }
    reader.bytes(AFTER_PLACE_SIZE);
    long table = reader.u64();
    long entries = reader.u32();
    long entrySize = reader.u32();
    if (entrySize < SMALLEST_ENTRY
        || entrySize > LARGEST_ENTRY
        || Long.bitCount(entrySize) != 1
        || entries * entrySize > LARGEST_TABLE) {
      throw new RefusedException(
          "the table" + where + " would have " + entries + " entries of " + entrySize + " bytes");
    }
    return new GptHeader(table, (int) entries, (int) entrySize, reader.u32());
  }

  private static long crcWithoutItself(Bytes header) {
    Bytes zeroed =
        new ByteWriter()
            .bytes(header.slice(0, CRC_OFFSET))
            .u32(0)
            .bytes(header.from(CRC_OFFSET + 4))
            .toBytes();
    return crc(zeroed);
  }

  /** Returns the CRC32 of a run. */
  static long crc(Bytes octets) {
    CRC32 crc = new CRC32();
    crc.update(octets.toArray());
    return crc.getValue();
  }
}
