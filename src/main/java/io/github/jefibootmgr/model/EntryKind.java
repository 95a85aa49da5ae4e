package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.Hex;
import java.util.Optional;

/** The kinds of load options that have an order of their own (UEFI 2.10 section 3.3). */
public enum EntryKind {
  /** What the boot manager starts: {@code Boot####}. */
  BOOT("Boot"),
  /** Drivers that are loaded before: {@code Driver####}. */
  DRIVER("Driver"),
  /** Applications that prepare the system: {@code SysPrep####}. */
  SYSPREP("SysPrep");

  private static final int DIGITS = 4;

  private final String prefix;

  EntryKind(String prefix) {
    this.prefix = prefix;
  }

  /** Returns what stands before the number, for instance {@code Boot}. */
  public String prefix() {
    return prefix;
  }

  /** Returns the variable that holds the order of these options. */
  public VariableName order() {
    return VariableName.global(prefix + "Order");
  }

  /** Returns the variable of an option, spelt as the specification wants it. */
  public VariableName entry(BootNumber number) {
    return VariableName.global(prefix + number.hex());
  }

  /**
   * Returns the number of the load option that a variable of the global vendor holds.
   *
   * @param name the variable's name; an option's is the prefix and four hexadecimal digits of
   *     either case, though the specification allows only upper case
   * @return empty if the name is any other
   */
  public Optional<BootNumber> numberOf(String name) {
    if (name.length() != prefix.length() + DIGITS || !name.startsWith(prefix)) {
      return Optional.empty();
    }
    int value = 0;
    for (int i = prefix.length(); i < name.length(); i++) {
      int digit = Hex.valueOf(name.charAt(i));
      if (digit < 0) {
        return Optional.empty();
      }
      value = value << 4 | digit;
    }
    return Optional.of(new BootNumber(value));
  }

  /** Returns the number of the load option that a variable holds; empty for any other variable. */
  public Optional<BootNumber> numberOf(VariableName variable) {
    return variable.isGlobal() ? numberOf(variable.name()) : Optional.empty();
  }
}
