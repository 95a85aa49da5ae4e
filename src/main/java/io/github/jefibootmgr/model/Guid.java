package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import java.util.Optional;

/**
 * A globally unique identifier as UEFI stores it: a 32-bit and two 16-bit numbers in little-endian,
 * then eight octets (EFI_GUID, UEFI 2.10 appendix A).
 *
 * @param bytes the 16 octets as stored
 */
public record Guid(Bytes bytes) {
  private static final int TEXT_LENGTH = 36;

  /** For each octet as stored, the column of its two digits in the text. */
  private static final int[] COLUMNS = {6, 4, 2, 0, 11, 9, 16, 14, 19, 21, 24, 26, 28, 30, 32, 34};

  /** The vendor of the variables that the specification defines (EFI_GLOBAL_VARIABLE, 3.3). */
  public static final Guid GLOBAL = of("8be4df61-93ca-11d2-aa0d-00e098032b8c");

  /**
   * Checks the size.
   *
   * @throws IllegalArgumentException if it is not 16
   */
  public Guid {
    if (bytes.size() != COLUMNS.length) {
      throw new IllegalArgumentException("a GUID has 16 bytes, not " + bytes.size());
    }
  }

  /**
   * Returns the GUID of a text that is known to be one.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static Guid of(String text) {
    Optional<Guid> guid = parse(text);
    // No lambda: the first one in a run costs 20 ms, and constants are made on every run.
    if (guid.isEmpty()) {
      throw new IllegalArgumentException("not a GUID: " + text);
    }
    return guid.get();
  }

  /** Returns the GUID of a text like {@link #text()}'s, in either case; empty for another text. */
  public static Optional<Guid> parse(String text) {
    if (text.length() != TEXT_LENGTH) {
      return Optional.empty();
    }
    for (int dash : new int[] {8, 13, 18, 23}) {
      if (text.charAt(dash) != '-') {
        return Optional.empty();
      }
    }
    int[] octets = new int[COLUMNS.length];
    for (int i = 0; i < octets.length; i++) {
      int high = Hex.valueOf(text.charAt(COLUMNS[i]));
      int low = Hex.valueOf(text.charAt(COLUMNS[i] + 1));
      if (high < 0 || low < 0) {
        return Optional.empty();
      }
      octets[i] = high << 4 | low;
    }
    return Optional.of(new Guid(Bytes.of(octets)));
  }

  /** Returns the text form, 36 characters in lower case, for instance of the global vendor. */
  public String text() {
    char[] text = new char[TEXT_LENGTH];
    text[8] = text[13] = text[18] = text[23] = '-';
    String digits = bytes.hex();
    for (int i = 0; i < COLUMNS.length; i++) {
      text[COLUMNS[i]] = digits.charAt(2 * i);
      text[COLUMNS[i] + 1] = digits.charAt(2 * i + 1);
    }
    return new String(text);
  }

  // Written out, because the first use of a generated one costs milliseconds of start-up.
  @Override
  public boolean equals(Object other) {
    return other instanceof Guid that && (this == that || bytes.equals(that.bytes));
  }

  @Override
  public int hashCode() {
    return bytes.hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
