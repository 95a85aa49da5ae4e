package io.github.jefibootmgr.host;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The numbers in the names and attributes of sysfs. */
final class Numbers {
  /** More digits than any of them has, few enough not to overflow. */
  private static final int MOST_DIGITS = 15;

  private Numbers() {}

  /** Returns a decimal number, empty for any other text. */
  static Optional<Long> decimal(String text) {
    return parse(text, 10);
  }

  /** Returns a hexadecimal number with or without {@code 0x}, empty for any other text. */
  static Optional<Long> hex(String text) {
    return parse(text.startsWith("0x") || text.startsWith("0X") ? text.substring(2) : text, 16);
  }

  private static Optional<Long> parse(String text, int radix) {
    if (text.isEmpty() || text.length() > MOST_DIGITS) {
      return Optional.empty();
    }
    long value = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) < 0x80 ? Character.digit(text.charAt(i), radix) : -1;
      if (digit < 0) {
        return Optional.empty();
      }
      value = value * radix + digit;
    }
    return Optional.of(value);
  }

  /** Returns 64 bits of 1 to 16 hexadecimal digits with or without {@code 0x}. */
  static Optional<Long> hex64(String text) {
    String digits = text.startsWith("0x") || text.startsWith("0X") ? text.substring(2) : text;
    if (digits.length() <= 8) {
      return hex(digits);
    }
    int split = digits.length() - 8;
    Optional<Long> low = hex(digits.substring(split));
    Optional<Long> high = split <= 8 ? hex(digits.substring(0, split)) : Optional.empty();
    return low.isPresent() && high.isPresent()
        ? Optional.of(high.get() << 32 | low.get())
        : Optional.empty();
  }

  /** Returns octets of two hexadecimal digits each, at least one; empty for any other text. */
  static Optional<Bytes> octets(String digits) {
    if (digits.isEmpty() || digits.length() % 2 != 0) {
      return Optional.empty();
    }
    for (int i = 0; i < digits.length(); i++) {
      if (Hex.valueOf(digits.charAt(i)) < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(Bytes.ofHex(digits));
  }

  /**
   * Returns the decimal numbers of a name like {@code target1:0:2}: after a prefix, between
   * separators; empty if the name is not of that kind.
   */
  static Optional<List<Long>> after(String prefix, String name, char separator) {
    if (!name.startsWith(prefix)) {
      return Optional.empty();
    }
    List<Long> numbers = new ArrayList<>();
    int from = prefix.length();
    while (from <= name.length()) {
      int to = name.indexOf(separator, from);
      to = to < 0 ? name.length() : to;
      Optional<Long> number = decimal(name.substring(from, to));
      if (number.isEmpty()) {
        return Optional.empty();
      }
      numbers.add(number.get());
      from = to + 1;
    }
    return Optional.of(numbers);
  }

  /** Returns whether a name is a prefix and a decimal number. */
  static boolean isNumbered(String prefix, String name) {
    Optional<List<Long>> numbers = after(prefix, name, ':');
    return numbers.isPresent() && numbers.get().size() == 1;
  }
}
