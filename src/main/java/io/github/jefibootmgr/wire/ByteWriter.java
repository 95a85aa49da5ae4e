package io.github.jefibootmgr.wire;

import java.util.Arrays;

/** Collects little-endian numbers and runs of octets. */
public final class ByteWriter {
  private byte[] array = new byte[64];
  private int size;

  /** Makes a writer that holds nothing. */
  public ByteWriter() {}

  /** Appends the low 8 bits. */
  public ByteWriter u8(int value) {
    return number(value, 1);
  }

  /** Appends the low 16 bits. */
  public ByteWriter u16(int value) {
    return number(value, 2);
  }

  /** Appends the low 32 bits. */
  public ByteWriter u32(long value) {
    return number(value, 4);
  }

  /** Appends 64 bits. */
  public ByteWriter u64(long value) {
    return number(value, 8);
  }

  private ByteWriter number(long value, int octets) {
    reserve(octets);
    for (int i = 0; i < octets; i++) {
      array[size++] = (byte) (value >>> (8 * i));
    }
    return this;
  }

  /** Appends a run. */
  public ByteWriter bytes(Bytes run) {
    reserve(run.size());
    run.copyTo(array, size);
    size += run.size();
    return this;
  }

  private void reserve(int more) {
    if (size + more > array.length) {
      array = Arrays.copyOf(array, Math.max(size + more, 2 * array.length));
    }
  }

  /** Returns all that was appended. */
  public Bytes toBytes() {
    return Bytes.copyOf(array, 0, size);
  }
}
