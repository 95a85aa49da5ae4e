package io.github.jefibootmgr.wire;

/**
 * What is wrong with a structure, and where.
 *
 * @param offset octets from the start of the variable's data (after the attribute header of
 *     efivarfs) to the fault, 0 or more
 * @param reason what is wrong and what was expected, a phrase without a full stop
 */
public record Malformed(int offset, String reason) {
  /** Returns one line: the reason and its place. */
  public String describe() {
    return reason + " at offset " + offset;
  }
}
