package io.github.jefibootmgr.wire;

import java.util.Optional;

/**
 * Makes text of firmware fit to be shown: one line, no terminal controls, valid UTF-16.
 *
 * <p>A tab, a line feed and a carriage return become {@code \t}, {@code \n} and {@code \r}; another
 * control (C0, DEL, C1) becomes {@code \x1b}; U+2028 and U+2029, at which some readers break lines,
 * become <code>&#92;u2028</code> and <code>&#92;u2029</code>; an unpaired surrogate becomes U+FFFD.
 * A backslash stays as it is, since paths are full of them: the result is to be read, not parsed.
 */
public final class Printable {
  private static final char REPLACEMENT = '\ufffd';

  private Printable() {}

  /** Returns the text in its printable form, the same instance if it is printable already. */
  public static String escape(String text) {
    return escape(text, Character.MAX_VALUE);
  }

  /**
   * Returns the printable form of a text of which each character stands for one octet; an octet
   * that is not ASCII becomes {@code \xNN}.
   */
  public static String escapeOctets(String text) {
    return escape(text, '\u007f');
  }

  /** Returns whether a text is printable ASCII and nothing else; an empty one is. */
  public static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isAscii(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the text of octets that are printable ASCII and nothing else; empty for others. */
  public static Optional<String> ascii(Bytes octets) {
    char[] text = new char[octets.size()];
    for (int i = 0; i < text.length; i++) {
      text[i] = (char) octets.at(i);
      if (!isAscii(text[i])) {
        return Optional.empty();
      }
    }
    return Optional.of(new String(text));
  }

  private static boolean isAscii(char unit) {
    return unit >= ' ' && unit <= '~';
  }

  private static String escape(String text, char last) {
    int plain = 0;
    while (plain < text.length() && isPlain(text.charAt(plain), last)) {
      plain++;
    }
    if (plain == text.length()) {
      return text;
    }
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    escaped.append(text, 0, plain);
    for (int i = plain; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (isPlain(unit, last)) {
        escaped.append(unit);
      } else if (isPair(text, i)) {
        escaped.append(unit).append(text.charAt(++i));
      } else {
        append(escaped, unit);
      }
    }
    return escaped.toString();
  }

  private static boolean isPlain(char unit, char last) {
    return unit >= ' '
        && unit <= last
        && (unit < '\u007f' || unit > '\u009f')
        && unit != '\u2028'
        && unit != '\u2029'
        && !Character.isSurrogate(unit);
  }

  private static boolean isPair(String text, int index) {
    return Character.isHighSurrogate(text.charAt(index))
        && index + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(index + 1));
  }

  private static void append(StringBuilder escaped, char unit) {
    switch (unit) {
      case '\t' -> escaped.append("\\t");
      case '\n' -> escaped.append("\\n");
      case '\r' -> escaped.append("\\r");
      default -> {
        if (unit <= 0xff) {
          escaped.append("\\x").append(Hex.lower(unit, 2));
        } else if (Character.isSurrogate(unit)) {
          escaped.append(REPLACEMENT);
        } else {
          escaped.append("\\u").append(Hex.lower(unit, 4));
        }
      }
    }
  }
}
