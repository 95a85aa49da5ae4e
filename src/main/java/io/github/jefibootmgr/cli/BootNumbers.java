package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.wire.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the numbers of entries: one to four hexadecimal digits, with or without {@code 0x} before
 * them, or a variable's name like {@code Boot0001}. Blanks before them do not count.
 */
final class BootNumbers {
  private static final int DIGITS = 4;
  private static final String EXPECTED = "1 to 4 hexadecimal digits expected";

  private BootNumbers() {}

  /** What a text was found to be. */
  private enum Finding {
    NUMBER,
    OUT_OF_RANGE,
    MALFORMED
  }

  /**
   * Reads one number.
   *
   * @param option how the option was spelt
   * @param text its value
   * @param malformed the exit status for what is no number
   * @param range the exit status for a number that is negative or over FFFF
   */
  static BootNumber parse(String option, String text, ExitStatus malformed, ExitStatus range)
      throws UsageException {
    return switch (examine(text)) {
      case NUMBER -> number(text);
      case OUT_OF_RANGE ->
          throw new UsageException(
              range, "option '" + option + "': \"" + text + "\" is not between 0 and FFFF");
      case MALFORMED ->
          throw new UsageException(
              malformed, "option '" + option + "': \"" + text + "\" is no number, " + EXPECTED);
    };
  }

  /** Returns which kind of entry a number is of, if its text is an entry's name. */
  static Optional<EntryKind> kind(String text) {
    for (EntryKind kind : EntryKind.values()) {
      if (kind.numberOf(withoutBlanks(text)).isPresent()) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /**
   * Reads numbers that commas separate.
   *
   * @param kind which entries they are of; the name of another is wrong
   * @throws UsageException naming the element and the column, from 1, where it starts
   */
  static List<BootNumber> parseOrder(String text, EntryKind kind) throws UsageException {
    List<BootNumber> numbers = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int comma = text.indexOf(',', start);
      int end = comma < 0 ? text.length() : comma;
      String element = text.substring(start, end);
      Optional<String> fault = fault(element, kind);
      if (fault.isPresent()) {
        throw new UsageException(
            ExitStatus.SET_ORDER,
            "Malformed boot order \""
                + text
                + "\": "
                + fault.get()
                + " at position "
                + (start + 1));
      }
      numbers.add(number(element));
      start = end + 1;
    }
    return numbers;
  }

  private static Optional<String> fault(String element, EntryKind kind) {
    if (element.isEmpty()) {
      return Optional.of("empty element");
    }
    return switch (examine(element)) {
      case NUMBER ->
          kind(element).orElse(kind) == kind
              ? Optional.empty()
              : Optional.of("\"" + element + "\" is no " + kind.prefix() + " entry");
      case OUT_OF_RANGE -> Optional.of("\"" + element + "\" is not between 0 and FFFF");
      case MALFORMED -> Optional.of("\"" + element + "\" is no number, " + EXPECTED);
    };
  }

  private static Finding examine(String text) {
    String trimmed = withoutBlanks(text);
    if (named(trimmed).isPresent()) {
      return Finding.NUMBER;
    }
    boolean negative = trimmed.startsWith("-");
    String digits = digits(negative ? trimmed.substring(1) : trimmed);
    if (!isHex(digits)) {
      return Finding.MALFORMED;
    }
    if (negative || significant(digits) > DIGITS) {
      return Finding.OUT_OF_RANGE;
    }
    return digits.length() > DIGITS ? Finding.MALFORMED : Finding.NUMBER;
  }

  private static BootNumber number(String text) {
    String trimmed = withoutBlanks(text);
    return named(trimmed).orElseGet(() -> new BootNumber(Integer.parseInt(digits(trimmed), 16)));
  }

  private static Optional<BootNumber> named(String text) {
    return kind(text).flatMap(kind -> kind.numberOf(text));
  }

  private static String withoutBlanks(String text) {
    int start = 0;
    while (start < text.length() && isBlank(text.charAt(start))) {
      start++;
    }
    return text.substring(start);
  }

  private static boolean isBlank(char letter) {
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
  }

  private static String digits(String text) {
    return text.startsWith("0x") || text.startsWith("0X") ? text.substring(2) : text;
  }

  private static boolean isHex(String digits) {
    for (int i = 0; i < digits.length(); i++) {
      if (Hex.valueOf(digits.charAt(i)) < 0) {
        return false;
      }
    }
    return !digits.isEmpty();
  }

  private static int significant(String digits) {
    int zeros = 0;
    while (zeros < digits.length() && digits.charAt(zeros) == '0') {
      zeros++;
    }
    return digits.length() - zeros;
  }
}
