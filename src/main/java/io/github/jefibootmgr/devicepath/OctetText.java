package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/**
 * Text that the specification calls ASCII and firmware fills with any octets: each octet is the
 * character of the same number, so that both ways lose nothing.
 */
final class OctetText {
  private OctetText() {}

  static String decode(Bytes octets) {
    char[] text = new char[octets.size()];
    for (int i = 0; i < text.length; i++) {
      text[i] = (char) octets.at(i);
    }
    return new String(text);
  }

  static Bytes encode(String text) {
    ByteWriter writer = new ByteWriter();
    for (int i = 0; i < text.length(); i++) {
      writer.u8(text.charAt(i));
    }
    return writer.toBytes();
  }

  /** Returns the index of the first NUL, or -1 where there is none. */
  static int indexOfNul(Bytes octets) {
    for (int i = 0; i < octets.size(); i++) {
      if (octets.at(i) == 0) {
        return i;
      }
    }
    return -1;
  }
}
