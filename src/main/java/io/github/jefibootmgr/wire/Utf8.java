package io.github.jefibootmgr.wire;

/**
 * UTF-8 as the outside world writes it, which is not always UTF-8.
 *
 * <p>An argument or a file's name is a run of octets; a Java string cannot hold it unless each
 * octet that is no part of UTF-8 becomes a unit of its own. Such an octet {@code 0x80} to {@code
 * 0xff} is the unpaired surrogate {@code U+DC80} to {@code U+DCFF}, the convention of Python's
 * {@code surrogateescape}; both ways lose nothing.
 */
public final class Utf8 {
  private static final char ESCAPE = '\udc00';

  private Utf8() {}

  /** Returns the text of any octets. */
  public static String decode(Bytes octets) {
    StringBuilder text = new StringBuilder(octets.size());
    int at = 0;
    while (at < octets.size()) {
      int length = lengthOfSequence(octets, at);
      if (length == 0) {
        text.append((char) (ESCAPE | octets.at(at)));
        at++;
      } else {
        text.appendCodePoint(codePoint(octets, at, length));
        at += length;
      }
    }
    return text.toString();
  }

  /**
   * Returns the octets of a text. An escaped octet becomes that octet again; another unpaired
   * surrogate becomes the replacement character U+FFFD.
   */
  public static Bytes encode(String text) {
    ByteWriter writer = new ByteWriter();
    int at = 0;
    while (at < text.length()) {
      int point = text.codePointAt(at);
      at += Character.charCount(point);
      if (isEscape(point)) {
        writer.u8(point);
      } else {
        append(writer, point >= 0xd800 && point <= 0xdfff ? 0xfffd : point);
      }
    }
    return writer.toBytes();
  }

  /** Returns the column, from 0, of the first escaped octet in a text, or -1 if it has none. */
  public static int indexOfEscape(String text) {
    int at = 0;
    while (at < text.length()) {
      int point = text.codePointAt(at);
      if (isEscape(point)) {
        return at;
      }
      at += Character.charCount(point);
    }
    return -1;
  }

  private static boolean isEscape(int point) {
    return point >= 0xdc80 && point <= 0xdcff;
  }

  private static void append(ByteWriter writer, int point) {
    if (point < 0x80) {
      writer.u8(point);
    } else if (point < 0x800) {
      writer.u8(0xc0 | point >> 6).u8(0x80 | (point & 0x3f));
    } else if (point < 0x10000) {
      writer.u8(0xe0 | point >> 12).u8(0x80 | (point >> 6 & 0x3f)).u8(0x80 | (point & 0x3f));
    } else {
      writer.u8(0xf0 | point >> 18).u8(0x80 | (point >> 12 & 0x3f));
      writer.u8(0x80 | (point >> 6 & 0x3f)).u8(0x80 | (point & 0x3f));
    }
  }

  /** Returns how many octets the well-formed sequence at a place has, 0 if there is none. */
  private static int lengthOfSequence(Bytes octets, int at) {
    int first = octets.at(at);
    if (first < 0x80) {
      return 1;
    }
    int length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (length == 0 || octets.size() - at < length) {
      return 0;
    }
    for (int i = 1; i < length; i++) {
      if ((octets.at(at + i) & 0xc0) != 0x80) {
        return 0;
      }
    }
    int point = codePoint(octets, at, length);
    boolean shortest = length == 2 || point >= (length == 3 ? 0x800 : 0x10000);
    boolean scalar = point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return shortest && scalar ? length : 0;
  }

  private static int codePoint(Bytes octets, int at, int length) {
    if (length == 1) {
      return octets.at(at);
    }
    int point = octets.at(at) & 0x7f >> length;
    for (int i = 1; i < length; i++) {
      point = point << 6 | (octets.at(at + i) & 0x3f);
    }
    return point;
  }
}
