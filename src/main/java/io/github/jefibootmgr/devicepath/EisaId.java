package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Hex;

/** Compressed EISA IDs as text: three letters of five bits each and four hexadecimal digits. */
final class EisaId {
  private static final int TEXT_LENGTH = 7;
  private static final int LETTERS = 0x7fff;

  private EisaId() {}

  /** Returns the text of an ID of 32 bits, or its number if a text cannot hold it. */
  static String format(long id) {
    if ((id & 0xffff) > LETTERS) {
      return "0x" + Hex.lower(id, 8);
    }
    String letters = "" + letter(id >> 10) + letter(id >> 5) + letter(id);
    return letters + Hex.upper(id >> 16, 4);
  }

  private static char letter(long fiveBits) {
    return (char) ('@' + (fiveBits & 0x1f));
  }

  /** Returns the ID that a text like {@code PNP0A03} or a number stands for. */
  static ParsedNumber parse(String text) {
    if (text.length() != TEXT_LENGTH || text.charAt(0) < '@') {
      return ParsedNumber.parse(text);
    }
    long letters = 0;
    for (int i = 0; i < 3; i++) {
      int letter = text.charAt(i) - '@';
      if (letter < 0 || letter > 0x1f) {
        return ParsedNumber.parse(text);
      }
      letters = letters << 5 | letter;
    }
    ParsedNumber digits = ParsedNumber.digits(text.substring(3), 16);
    return new ParsedNumber(digits.value() << 16 | letters, digits.isSound());
  }
}
