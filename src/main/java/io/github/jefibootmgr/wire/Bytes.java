package io.github.jefibootmgr.wire;

import java.util.Arrays;

/**
 * An immutable run of octets.
 *
 * <p>A slice shares its storage with the run it was cut from, which is safe because neither can
 * change.
 */
public final class Bytes {
  /** The run of length zero. */
  public static final Bytes EMPTY = new Bytes(new byte[0], 0, 0);

  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private final byte[] array;
  private final int start;
  private final int size;

  private Bytes(byte[] array, int start, int size) {
    this.array = array;
    this.start = start;
    this.size = size;
  }

  /**
   * Returns a run of the given octets.
   *
   * @param octets values of which the low 8 bits count
   */
  public static Bytes of(int... octets) {
    byte[] copy = new byte[octets.length];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = (byte) octets[i];
    }
    return new Bytes(copy, 0, copy.length);
  }

  /** Returns a run with a copy of the whole array. */
  public static Bytes copyOf(byte[] array) {
    return copyOf(array, 0, array.length);
  }

  /**
   * Returns a run with a copy of {@code array[from]} up to, not including, {@code array[to]}.
   *
   * @throws IndexOutOfBoundsException if the range is not inside the array
   */
  public static Bytes copyOf(byte[] array, int from, int to) {
    checkRange(from, to, array.length);
    return new Bytes(Arrays.copyOfRange(array, from, to), 0, to - from);
  }

  /**
   * Returns the run that a text of hexadecimal digits names, two digits an octet.
   *
   * @param digits an even number of digits of either case, nothing else
   * @throws IllegalArgumentException if the text is anything else
   */
  public static Bytes ofHex(String digits) {
    if (digits.length() % 2 != 0) {
      throw new IllegalArgumentException("odd number of hexadecimal digits: " + digits.length());
    }
    byte[] octets = new byte[digits.length() / 2];
    for (int i = 0; i < octets.length; i++) {
      octets[i] = (byte) (digit(digits, 2 * i) << 4 | digit(digits, 2 * i + 1));
    }
    return new Bytes(octets, 0, octets.length);
  }

  private static int digit(String digits, int index) {
    int value = Hex.valueOf(digits.charAt(index));
    if (value < 0) {
      throw new IllegalArgumentException("not a hexadecimal digit at column " + (index + 1));
    }
    return value;
  }

  /** Returns the number of octets. */
  public int size() {
    return size;
  }

  /** Returns whether there are no octets. */
  public boolean isEmpty() {
    return size == 0;
  }

  /**
   * Returns one octet, 0 to 255.
   *
   * @throws IndexOutOfBoundsException if {@code index} is not below {@link #size()}
   */
  public int at(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("octet " + index + " of " + size);
    }
    return array[start + index] & 0xff;
  }

  /**
   * Returns the little-endian number in the octets {@code index} and {@code index + 1}, 0 to 65535.
   *
   * @throws IndexOutOfBoundsException if one of them is not in this run
   */
  public int u16(int index) {
    return at(index) | at(index + 1) << 8;
  }

  /**
   * Returns the octets {@code from} up to, not including, {@code to}.
   *
   * @throws IndexOutOfBoundsException if the range is not inside this run
   */
  public Bytes slice(int from, int to) {
    checkRange(from, to, size);
    return new Bytes(array, start + from, to - from);
  }

  /**
   * Returns the octets from {@code from} to the end.
   *
   * @throws IndexOutOfBoundsException if {@code from} is beyond the end
   */
  public Bytes from(int from) {
    return slice(from, size);
  }

  /** Returns this run followed by another. */
  public Bytes plus(Bytes other) {
    byte[] joined = new byte[size + other.size];
    copyTo(joined, 0);
    other.copyTo(joined, size);
    return new Bytes(joined, 0, joined.length);
  }

  /** Returns a new array with these octets. */
  public byte[] toArray() {
    return Arrays.copyOfRange(array, start, start + size);
  }

  void copyTo(byte[] target, int position) {
    System.arraycopy(array, start, target, position, size);
  }

  /** Returns lower-case hexadecimal, two digits an octet, with nothing between the octets. */
  public String hex() {
    return hex("");
  }

  /** Returns lower-case hexadecimal, two digits an octet, with {@code separator} between octets. */
  public String hex(String separator) {
    StringBuilder text = new StringBuilder(size * (2 + separator.length()));
    for (int i = 0; i < size; i++) {
      if (i > 0) {
        text.append(separator);
      }
      int octet = array[start + i];
      text.append(HEX[octet >> 4 & 0xf]).append(HEX[octet & 0xf]);
    }
    return text.toString();
  }

  private static void checkRange(int from, int to, int size) {
    if (from < 0 || to < from || to > size) {
      throw new IndexOutOfBoundsException("octets " + from + " to " + to + " of " + size);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes that
        && Arrays.equals(
            array, start, start + size, that.array, that.start, that.start + that.size);
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = 0; i < size; i++) {
      hash = 31 * hash + array[start + i];
    }
    return hash;
  }

  /** Returns {@link #hex()}. */
  @Override
  public String toString() {
    return hex();
  }
}
