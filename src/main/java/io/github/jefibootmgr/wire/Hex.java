package io.github.jefibootmgr.wire;

/**
 * Hexadecimal digits and numbers.
 *
 * <p>{@code String.format} would do, but its first use costs 9 ms of a start-up of 60.
 */
public final class Hex {
  private Hex() {}

  /** Returns the value of a hexadecimal digit of either case, 0 to 15, or -1 for another letter. */
  public static int valueOf(char digit) {
    if (digit >= '0' && digit <= '9') {
      return digit - '0';
    }
    if (digit >= 'a' && digit <= 'f') {
      return digit - 'a' + 10;
    }
    if (digit >= 'A' && digit <= 'F') {
      return digit - 'A' + 10;
    }
    return -1;
  }

  /** Returns {@code value} in upper case, with zeros before it up to {@code width} digits. */
  public static String upper(long value, int width) {
    return padded(value, width, 'A');
  }

  /** Returns {@code value} in lower case, with zeros before it up to {@code width} digits. */
  public static String lower(long value, int width) {
    return padded(value, width, 'a');
  }

  private static String padded(long value, int width, char ten) {
    char[] digits = new char[16];
    int at = digits.length;
    long rest = value;
    do {
      int digit = (int) (rest & 0xf);
      digits[--at] = (char) (digit < 10 ? '0' + digit : ten + digit - 10);
      rest >>>= 4;
    } while (rest != 0);
    while (digits.length - at < width) {
      digits[--at] = '0';
    }
    return new String(digits, at, digits.length - at);
  }
}
