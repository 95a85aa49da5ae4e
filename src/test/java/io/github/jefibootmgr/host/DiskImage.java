package io.github.jefibootmgr.host;

import io.github.jefibootmgr.model.Guid;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;

/** Builds disks in memory, sound or damaged. */
public final class DiskImage {
  public static final String ESP_GUID = "11111111-2222-3333-4444-555555555555";
  public static final String ROOT_GUID = "22222222-3333-4444-5555-666666666666";

  private static final int ENTRIES = 128;
  private static final int ENTRY_SIZE = 128;

  private final ByteBuffer octets;
  private final int sector;

  private DiskImage(int sector, int sectors) {
    this.sector = sector;
    octets = ByteBuffer.allocate(sector * sectors).order(ByteOrder.LITTLE_ENDIAN);
  }

  public static DiskImage blank(int sector, int sectors) {
    return new DiskImage(sector, sectors);
  }

  /** A GPT without partitions. */
  public static DiskImage empty(int sector, int sectors) {
    DiskImage image = blank(sector, sectors).record(0, 0, 0xee, 1, sectors - 1).mark(0);
    return image.headers();
  }

  /** A GPT with partitions 1 (sectors 64 to 95) and 2 (96 to 103). */
  static DiskImage gpt(int sector, int sectors) {
    return empty(sector, sectors).partition(1, ESP_GUID, 64, 95).partition(2, ROOT_GUID, 96, 103);
  }

  /** Adds a partition to a sound GPT, in both of its tables. */
  public DiskImage partition(int number, String guid, long first, long last) {
    ByteBuffer table = ByteBuffer.allocate(ENTRIES * ENTRY_SIZE).order(ByteOrder.LITTLE_ENDIAN);
    octets.get(2 * sector, table.array());
    entry(table, number, guid, first, last);
    octets.put(2 * sector, table.array());
    octets.put(backupTable() * sector, table.array());
    return headers();
  }

  private int sectors() {
    return octets.capacity() / sector;
  }

  private int backupTable() {
    return sectors() - 1 - ENTRIES * ENTRY_SIZE / sector;
  }

  private DiskImage headers() {
    byte[] table = new byte[ENTRIES * ENTRY_SIZE];
    octets.get(2 * sector, table);
    header(1, sectors() - 1, 2, table);
    header(sectors() - 1, 1, backupTable(), table);
    return this;
  }

  /** Inverts an octet. */
  public DiskImage damage(int at) {
    octets.put(at, (byte) ~octets.get(at));
    return this;
  }

  static DiskImage gpt() {
    return gpt(512, 256);
  }

  /** An MBR with partitions 1 and 2, and 5 and 6 in an extended container. */
  static DiskImage mbr() {
    return blank(512, 256)
        .u32(440, 0xdeadbeef)
        .record(0, 0, 0xef, 63, 20)
        .record(0, 1, 0x83, 83, 17)
        .record(0, 2, 0x05, 100, 100)
        .mark(0)
        .record(100, 0, 0x83, 2, 30)
        .record(100, 1, 0x05, 40, 60)
        .mark(100)
        .record(140, 0, 0x83, 3, 20)
        .mark(140);
  }

  private static void entry(ByteBuffer table, int number, String guid, long first, long last) {
    int at = (number - 1) * ENTRY_SIZE;
    table.put(at, Guid.of("c12a7328-f81f-11d2-ba4b-00a0c93ec93b").bytes().toArray());
    table.put(at + 16, Guid.of(guid).bytes().toArray());
    table.putLong(at + 32, first).putLong(at + 40, last);
  }

  private void header(int lba, int other, int tableLba, byte[] table) {
    int at = lba * sector;
    octets.put(at, new byte[] {'E', 'F', 'I', ' ', 'P', 'A', 'R', 'T'});
    octets.putInt(at + 8, 0x10000).putInt(at + 12, 92);
    octets.putLong(at + 24, lba).putLong(at + 32, other);
    octets.putLong(at + 40, 40).putLong(at + 48, octets.capacity() / sector - 40);
    octets.putLong(at + 72, tableLba).putInt(at + 80, ENTRIES).putInt(at + 84, ENTRY_SIZE);
    octets.putInt(at + 88, crc(table, 0, table.length));
    seal(lba);
  }

  /** Makes the CRC of the header at a sector right. */
  DiskImage seal(int lba) {
    int at = lba * sector;
    octets.putInt(at + 16, 0);
    octets.putInt(at + 16, crc(octets.array(), at, 92));
    return this;
  }

  /** Makes the CRC of the entries, and of the header at a sector, right. */
  DiskImage sealTable(int lba, int tableLba) {
    octets.putInt(lba * sector + 88, crc(octets.array(), tableLba * sector, ENTRIES * ENTRY_SIZE));
    return seal(lba);
  }

  /** Writes a record of the MBR, or of what is like it, at a sector. */
  public DiskImage record(int lba, int index, int type, int start, int sectors) {
    int at = lba * sector + 446 + 16 * index;
    octets.put(at + 4, (byte) type).putInt(at + 8, start).putInt(at + 12, sectors);
    return this;
  }

  public DiskImage mark(int lba) {
    octets.putShort(lba * sector + 510, (short) 0xaa55);
    return this;
  }

  public DiskImage u8(int at, int value) {
    octets.put(at, (byte) value);
    return this;
  }

  public DiskImage u32(int at, int value) {
    octets.putInt(at, value);
    return this;
  }

  public DiskImage zero(int from, int length) {
    octets.put(from, new byte[length]);
    return this;
  }

  /** The same with more sectors behind. */
  DiskImage grown(int sectors) {
    DiskImage larger = blank(sector, octets.capacity() / sector + sectors);
    larger.octets.put(0, octets.array());
    return larger;
  }

  public byte[] array() {
    return octets.array();
  }

  private static int crc(byte[] array, int from, int length) {
    CRC32 crc = new CRC32();
    crc.update(array, from, length);
    return (int) crc.getValue();
  }
}
