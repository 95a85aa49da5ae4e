package io.github.jefibootmgr.wire;

/**
 * Text as UEFI keeps it: 16-bit little-endian units (CHAR16, UEFI 2.10 section 2.3.1).
 *
 * <p>The specification says UCS-2; firmware and tools write UTF-16. A Java string holds the same
 * units, so both ways lose nothing, unpaired surrogates included.
 */
public final class Ucs2 {
  private Ucs2() {}

  /** Returns the units of a text, without a terminating NUL. */
  public static Bytes encode(String text) {
    byte[] octets = new byte[2 * text.length()];
    for (int i = 0; i < text.length(); i++) {
      octets[2 * i] = (byte) text.charAt(i);
      octets[2 * i + 1] = (byte) (text.charAt(i) >> 8);
    }
    return Bytes.copyOf(octets);
  }

  /** Returns the text of all whole units; the last octet of an odd number of them is left out. */
  public static String decode(Bytes units) {
    char[] text = new char[units.size() / 2];
    for (int i = 0; i < text.length; i++) {
      text[i] = (char) units.u16(2 * i);
    }
    return new String(text);
  }

  /**
   * Returns the offset of the first NUL unit at an even offset, or -1 where there is none.
   *
   * @param units the run to look in; an odd last octet is not a unit
   */
  public static int indexOfNul(Bytes units) {
    for (int i = 0; i + 1 < units.size(); i += 2) {
      if (units.u16(i) == 0) {
        return i;
      }
    }
    return -1;
  }
}
