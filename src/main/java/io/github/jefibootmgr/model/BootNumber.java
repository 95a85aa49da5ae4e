package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.Hex;

/**
 * The number of a load option, the {@code ####} of {@code Boot####} (UEFI 2.10 section 3.1.1).
 *
 * @param value 0 to 0xFFFF
 */
public record BootNumber(int value) implements Comparable<BootNumber> {
  /** The largest number. */
  public static final int MAX = 0xffff;

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if the value is outside of it
   */
  public BootNumber {
    if (value < 0 || value > MAX) {
      throw new IllegalArgumentException("not a boot number: " + value);
    }
  }

  /** Returns four upper-case hexadecimal digits. */
  public String hex() {
    return Hex.upper(value, 4);
  }

  @Override
  public int compareTo(BootNumber other) {
    return Integer.compare(value, other.value);
  }

  // Written out, because the first use of a generated one costs milliseconds of start-up.
  @Override
  public boolean equals(Object other) {
    return other instanceof BootNumber that && value == that.value;
  }

  @Override
  public int hashCode() {
    return value;
  }

  @Override
  public String toString() {
    return hex();
  }
}
