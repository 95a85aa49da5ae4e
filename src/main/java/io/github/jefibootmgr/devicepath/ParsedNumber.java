package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Hex;

/**
 * A number of a device path's text: decimal, or hexadecimal after {@code 0x}.
 *
 * @param value 64 bits unsigned, meaningless in a text that is not sound
 * @param isSound whether the text was such a number and fits
 */
record ParsedNumber(long value, boolean isSound) {
  private static final ParsedNumber UNSOUND = new ParsedNumber(0, false);

  static ParsedNumber parse(String text) {
    boolean hex = text.startsWith("0x") || text.startsWith("0X");
    return digits(hex ? text.substring(2) : text, hex ? 16 : 10);
  }

  /** Reads digits without a prefix. */
  static ParsedNumber digits(String digits, int base) {
    if (digits.isEmpty()) {
      return UNSOUND;
    }
    long value = 0;
    long most = Long.divideUnsigned(-1, base);
    for (int i = 0; i < digits.length(); i++) {
      int digit = Hex.valueOf(digits.charAt(i));
      if (digit < 0 || digit >= base || Long.compareUnsigned(value, most) > 0) {
        return UNSOUND;
      }
      long next = value * base + digit;
      if (Long.compareUnsigned(next, digit) < 0) {
        return UNSOUND;
      }
      value = next;
    }
    return new ParsedNumber(value, true);
  }
}
