package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import java.util.Map;

/**
 * The parameters of one node of a text, taken one after the other. A parameter that is empty or not
 * there has its default, if it has one.
 */
final class Parameters {
  private final String text;
  private final int column;
  private int position;

  /**
   * Makes the parameters of a text between brackets.
   *
   * @param text what is between them
   * @param column where it starts in the whole text, from 1
   */
  Parameters(String text, int column) {
    this.text = text;
    this.column = column;
  }

  /** Returns whether there is another parameter, maybe an empty one. */
  boolean hasNext() {
    return position < text.length();
  }

  /** Returns the next parameter without taking it; empty if there is none. */
  String peek() {
    int comma = text.indexOf(',', position);
    return text.substring(Math.min(position, text.length()), comma < 0 ? text.length() : comma);
  }

  /** Returns the column of the next parameter. */
  int column() {
    return column + Math.min(position, text.length());
  }

  /** Returns the next parameter as it is; empty if there is none. */
  String text() {
    String next = peek();
    position += next.length() + 1;
    return next;
  }

  /** Returns all that is left, commas and all. */
  String rest() {
    String rest = text.substring(Math.min(position, text.length()));
    position = text.length();
    return rest;
  }

  /** Returns ASCII text: all that is left. */
  String asciiRest(String what) throws FaultyTextException {
    int start = column();
    return ascii(what, rest(), start);
  }

  /** Returns the next parameter, ASCII text. */
  String ascii(String what) throws FaultyTextException {
    int start = column();
    return ascii(what, text(), start);
  }

  private static String ascii(String what, String value, int start) throws FaultyTextException {
    for (int i = 0; i < value.length(); i++) {
      if (value.charAt(i) < ' ' || value.charAt(i) > '~') {
        throw new FaultyTextException(start + i, what + " in ASCII");
      }
    }
    return value;
  }

  /** Fails unless all parameters were taken. */
  void end() throws FaultyTextException {
    if (hasNext()) {
      throw new FaultyTextException(column(), "no further parameter");
    }
  }

  int u8(String what) throws FaultyTextException {
    return (int) number(what, 0xff, false, 0);
  }

  int u8(String what, int absent) throws FaultyTextException {
    return (int) number(what, 0xff, true, absent);
  }

  int u16(String what) throws FaultyTextException {
    return (int) number(what, 0xffff, false, 0);
  }

  int u16(String what, int absent) throws FaultyTextException {
    return (int) number(what, 0xffff, true, absent);
  }

  long u32(String what) throws FaultyTextException {
    return number(what, 0xffffffffL, false, 0);
  }

  long u32(String what, long absent) throws FaultyTextException {
    return number(what, 0xffffffffL, true, absent);
  }

  long u64(String what) throws FaultyTextException {
    return number(what, -1, false, 0);
  }

  long u64(String what, long absent) throws FaultyTextException {
    return number(what, -1, true, absent);
  }

  /** Returns an 8-bit value that one of the words or a number stands for. */
  int word(String what, Map<String, Integer> words, int absent) throws FaultyTextException {
    Integer value = words.get(peek());
    if (value != null) {
      text();
      return value;
    }
    return u8(what + ", " + String.join(" or ", words.keySet().stream().sorted().toList()), absent);
  }

  private long number(String what, long most, boolean optional, long absent)
      throws FaultyTextException {
    int start = column();
    String digits = text().strip();
    if (digits.isEmpty() && optional) {
      return absent;
    }
    ParsedNumber number = ParsedNumber.parse(digits);
    if (!number.isSound() || Long.compareUnsigned(number.value(), most) > 0) {
      String range = "a number from 0 to 0x" + Hex.lower(most, 1);
      throw new FaultyTextException(start, what + ", " + range + ",");
    }
    return number.value();
  }

  Guid guid(String what) throws FaultyTextException {
    int start = column();
    return Guid.parse(text())
        .orElseThrow(
            () ->
                new FaultyTextException(start, what + ", a GUID like " + Guid.GLOBAL.text() + ","));
  }

  /** Returns octets of two hexadecimal digits each; none if the parameter is not there. */
  Bytes octets(String what) throws FaultyTextException {
    int start = column();
    return octets(what, text(), start);
  }

  /** Returns a fixed number of octets, with or without {@code 0x} before them. */
  Bytes octets(String what, int size) throws FaultyTextException {
    int start = column();
    String text = text();
    int prefix = text.startsWith("0x") || text.startsWith("0X") ? 2 : 0;
    if (text.length() - prefix != 2 * size) {
      throw new FaultyTextException(start, what + ", " + 2 * size + " hexadecimal digits,");
    }
    return octets(what, text.substring(prefix), start + prefix);
  }

  private static Bytes octets(String what, String digits, int start) throws FaultyTextException {
    for (int i = 0; i < digits.length(); i++) {
      if (Hex.valueOf(digits.charAt(i)) < 0) {
        throw new FaultyTextException(start + i, what + ", hexadecimal digits,");
      }
    }
    if (digits.length() % 2 != 0) {
      throw new FaultyTextException(
          start + digits.length(), what + ", an even number of hexadecimal digits,");
    }
    return Bytes.ofHex(digits);
  }
}
