package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;

/** Refuses field values that their octets cannot hold. */
final class Check {
  private Check() {}

  static void u8(String field, int value) {
    unsigned(field, value, 0xff);
  }

  static void u16(String field, int value) {
    unsigned(field, value, 0xffff);
  }

  static void u32(String field, long value) {
    unsigned(field, value, 0xffffffffL);
  }

  private static void unsigned(String field, long value, long most) {
    if (value < 0 || value > most) {
      throw new IllegalArgumentException(field + " is 0 to " + most + ", not " + value);
    }
  }

  static void size(String field, Bytes value, int octets) {
    if (value.size() != octets) {
      throw new IllegalArgumentException(field + " has " + octets + " bytes, not " + value.size());
    }
  }

  /** Checks the size of a whole body. */
  static void body(int octets) {
    if (octets > Node.MAX_BODY_SIZE) {
      throw new IllegalArgumentException(
          "a node's body has at most " + Node.MAX_BODY_SIZE + " bytes, not " + octets);
    }
  }

  /** Checks that a text which ends in a NUL is said to. */
  static void terminated(String field, String text, boolean terminated) {
    if (!terminated && text.endsWith("\0")) {
      throw new IllegalArgumentException(field + " ends in a NUL, so it is terminated");
    }
  }

  /** Checks a text of which each character stands for one octet. */
  static void octets(String field, String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0xff) {
        throw new IllegalArgumentException(
            field + " has a character that is no octet at column " + (i + 1));
      }
    }
  }
}
