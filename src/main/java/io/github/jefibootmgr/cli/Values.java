package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.wire.Hex;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Reads the other values of options. Each says which option is wrong and what was expected. */
final class Values {
  private static final int PERCENT_DIGITS = 2;
  private static final int MAX_MIRROR = 5000;
  private static final long MAX_EDD_DEVICE = 0xffffffffL;

  /** Far beyond any level that shows more, and far from overflow when more is added. */
  private static final int MAX_VERBOSITY = 1000;

  /** More than any option takes, and far from overflow when a digit is added. */
  private static final long HUGE = 1_000_000_000_000L;

  private Values() {}

  /** Reads a decimal number from 0 to {@code max}: digits and nothing else. */
  static long decimal(String option, String text, long max, ExitStatus status)
      throws UsageException {
    OptionalLong number = digits(text);
    if (number.isEmpty() || number.getAsLong() > max) {
      throw wrong(option, text, "a number from 0 to " + max + " expected", status);
    }
    return number.getAsLong();
  }

  /** Reads {@code -e}, which is 1 or 3. */
  static int edd(String option, String text) throws UsageException {
    boolean negative = text.startsWith("-");
    OptionalLong number = digits(negative ? text.substring(1) : text);
    if (number.isEmpty()) {
      throw wrong(option, text, "1 or 3 expected", ExitStatus.RECONNECT_OR_EDD);
    }
    if (negative || (number.getAsLong() != 1 && number.getAsLong() != 3)) {
      throw wrong(option, text, "1 or 3 expected", ExitStatus.EDD_RANGE);
    }
    return (int) number.getAsLong();
  }

  /** Reads {@code -E}, a hexadecimal number of 32 bits. */
  static long eddDevice(String option, String text) throws UsageException {
    String digits = text.startsWith("0x") || text.startsWith("0X") ? text.substring(2) : text;
    boolean sound = !digits.isEmpty();
    long number = 0;
    for (int i = 0; i < digits.length() && sound; i++) {
      int digit = Hex.valueOf(digits.charAt(i));
      number = number << 4 | digit;
      sound = digit >= 0 && number <= MAX_EDD_DEVICE;
    }
    if (!sound) {
      throw wrong(option, text, "a hexadecimal number expected", ExitStatus.EDD_DEVICE);
    }
    return number;
  }

  /** Reads {@code -m}, of which efibootmgr looks at the first letter only. */
  static boolean yes(String option, String text) throws UsageException {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    if (first == '1' || first == 'y' || first == 't') {
      return true;
    }
    if (first == '0' || first == 'n' || first == 'f') {
      return false;
    }
    throw wrong(option, text, "t or f expected", ExitStatus.MIRROR_BELOW);
  }

  /** Reads {@code -M}, a percentage up to 50 with up to two decimals, as hundredths. */
  static int percentage(String option, String text) throws UsageException {
    int point = text.indexOf('.');
    boolean startsWithPoint = point == 0 && text.length() > 1;
    OptionalLong whole =
        startsWithPoint ? OptionalLong.of(0) : digits(point < 0 ? text : text.substring(0, point));
    OptionalLong part = point < 0 ? OptionalLong.of(0) : hundredths(text.substring(point + 1));
    if (whole.isPresent() && part.isPresent() && whole.getAsLong() <= MAX_MIRROR) {
      long value = 100 * whole.getAsLong() + part.getAsLong();
      if (value <= MAX_MIRROR) {
        return (int) value;
      }
    }
    throw wrong(
        option,
        text,
        "a percentage from 0 to 50 with up to 2 decimals expected",
        ExitStatus.MIRROR_ABOVE);
  }

  /** Reads what is attached to {@code -v}: a level, or further {@code v}s, which add one each. */
  static int verbosity(String option, String text, int before) throws UsageException {
    OptionalLong level = digits(text);
    if (level.isPresent()) {
      return (int) Math.min(level.getAsLong(), MAX_VERBOSITY);
    }
    OptionalInt more = letters(text);
    if (more.isEmpty()) {
      throw wrong(option, text, "a number or more v's expected", ExitStatus.VERBOSITY);
    }
    return before + 1 + more.getAsInt();
  }

  private static OptionalInt letters(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != 'v') {
        return OptionalInt.empty();
      }
    }
    return text.isEmpty() ? OptionalInt.empty() : OptionalInt.of(text.length());
  }

  private static OptionalLong hundredths(String decimals) {
    if (decimals.length() > PERCENT_DIGITS) {
      return OptionalLong.empty();
    }
    return digits((decimals + "00").substring(0, PERCENT_DIGITS));
  }

  /** Returns the number of a text of decimal digits; from {@link #HUGE} on that. */
  private static OptionalLong digits(String text) {
    if (text.isEmpty()) {
      return OptionalLong.empty();
    }
    long number = 0;
    for (int i = 0; i < text.length(); i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') {
        return OptionalLong.empty();
      }
      number = Math.min(HUGE, 10 * number + digit - '0');
    }
    return OptionalLong.of(number);
  }

  static UsageException wrong(String option, String text, String expected, ExitStatus status) {
    return new UsageException(
        status, "option '" + option + "': \"" + text + "\" is wrong, " + expected);
  }
}
