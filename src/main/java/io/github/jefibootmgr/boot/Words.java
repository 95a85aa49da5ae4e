package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Printable;

/** Small texts that messages are made of. */
final class Words {
  private Words() {}

  /** Returns the text between double quotes, on one line. */
  static String quoted(String text) {
    return "\"" + Printable.escape(text) + "\"";
  }

  /**
   * Returns optional data after a comma, nothing if there is none: as text if it is ASCII or UCS-2
   * of ASCII, otherwise in hexadecimal.
   */
  static String data(Bytes data) {
    if (data.isEmpty()) {
      return "";
    }
    String ascii = asciiUnits(data, 1);
    if (!ascii.isEmpty()) {
      return ", data " + quoted(ascii);
    }
    String ucs2 = asciiUnits(data, 2);
    return ucs2.isEmpty() ? ", data " + data.hex() : ", UCS-2 data " + quoted(ucs2);
  }

  /** Returns the text of units of a size that all are printable ASCII, or an empty text. */
  private static String asciiUnits(Bytes data, int size) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < data.size(); i += size) {
      boolean whole = i + size <= data.size() && (size == 1 || data.at(i + 1) == 0);
      if (!whole || data.at(i) < 0x20 || data.at(i) > 0x7e) {
        return "";
      }
      text.append((char) data.at(i));
    }
    return text.toString();
  }
}
