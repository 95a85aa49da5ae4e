package io.github.jefibootmgr.wire;

/**
 * Reads little-endian numbers and runs of octets one after the other; each read is checked against
 * the end first, so nothing beyond it is ever seen.
 */
public final class ByteReader {
  private final Bytes bytes;
  private final int base;
  private int position;

  /**
   * Makes a reader that stands before the first octet.
   *
   * @param bytes what to read
   * @param base the offset of the first octet in the variable's data, for faults
   */
  public ByteReader(Bytes bytes, int base) {
    this.bytes = bytes;
    this.base = base;
  }

  /** Returns the offset in the variable's data of the next octet. */
  public int offset() {
    return base + position;
  }

  /** Returns how many octets are left. */
  public int remaining() {
    return bytes.size() - position;
  }

  /** Reads an unsigned 8-bit number. */
  public int u8() throws MalformedException {
    return (int) number(1);
  }

  /** Reads an unsigned 16-bit number. */
  public int u16() throws MalformedException {
    return (int) number(2);
  }

  /** Reads an unsigned 32-bit number. */
  public long u32() throws MalformedException {
    return number(4);
  }

  /** Reads 64 bits; as a Java long, values from 2^63 up are negative. */
  public long u64() throws MalformedException {
    return number(8);
  }

  private long number(int size) throws MalformedException {
    need(size);
    long value = 0;
    for (int i = size - 1; i >= 0; i--) {
      value = value << 8 | bytes.at(position + i);
    }
    position += size;
    return value;
  }

  /** Reads {@code size} octets. */
  public Bytes bytes(int size) throws MalformedException {
    need(size);
    Bytes run = bytes.slice(position, position + size);
    position += size;
    return run;
  }

  /** Reads all that is left, which may be nothing. */
  public Bytes rest() {
    Bytes run = bytes.from(position);
    position = bytes.size();
    return run;
  }

  private void need(int size) throws MalformedException {
    if (size > remaining()) {
      throw new MalformedException(
          new Malformed(offset(), size + " bytes expected, " + remaining() + " left"));
    }
  }
}
