package io.github.jefibootmgr.host;

import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;
import java.util.ArrayList;
import java.util.List;

/**
 * A Master Boot Record, or the like record before a logical partition (UEFI 2.10 section 5.2.1).
 *
 * @param signature the disk's signature, 0 to 2^32-1; 0 if it has none
 * @param records the four partition records
 * @param marked whether it ends with 55 AA
 */
record Mbr(long signature, List<Slot> records, boolean marked) {
  /** Octets of the record, whatever the sector size. */
  static final int SIZE = 512;

  private static final int SIGNATURE_OFFSET = 440;
  private static final int RECORDS_OFFSET = 446;
  private static final int RECORDS = 4;
  private static final int MARK = 0xaa55;

  /**
   * One of the four partition records.
   *
   * @param status 0x80 for the active one, else 0
   * @param type the OS type, 0 for an unused record
   * @param start the first sector; of a logical one counted from its own record
   * @param sectors how many sectors
   */
  record Slot(int status, int type, long start, long sectors) {
    private static final int PROTECTIVE = 0xee;

    boolean used() {
      return type != 0 && sectors != 0;
    }

    boolean extended() {
      return type == 0x05 || type == 0x0f || type == 0x85;
    }
  }

  /** Returns what the first 512 octets of a medium say. */
  static Mbr parse(Bytes sector) {
    try {
      ByteReader reader = new ByteReader(sector, 0);
      reader.bytes(SIGNATURE_OFFSET);
      long signature = reader.u32();
      reader.bytes(RECORDS_OFFSET - SIGNATURE_OFFSET - 4);
      List<Slot> records = new ArrayList<>();
      for (int i = 0; i < RECORDS; i++) {
        int status = reader.u8();
        reader.bytes(3);
        int type = reader.u8();
        reader.bytes(3);
        records.add(new Slot(status, type, reader.u32(), reader.u32()));
      }
      return new Mbr(signature, List.copyOf(records), reader.u16() == MARK);
    } catch (MalformedException shorter) {
      throw new IllegalArgumentException("an MBR has 512 bytes", shorter);
    }
  }

  /** Returns whether a record says that the disk has a GPT. */
  boolean protective() {
    for (Slot slot : records) {
      if (marked && slot.type() == Slot.PROTECTIVE) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether this is a partition table and not, for instance, the boot sector of a file
   * system, which ends with the same mark: every record has a status that is one, and one is used.
   */
  boolean isTable() {
    boolean used = false;
    for (Slot slot : records) {
      if (slot.status() != 0 && slot.status() != 0x80) {
        return false;
      }
      used |= slot.used();
    }
    return marked && used;
  }
}
