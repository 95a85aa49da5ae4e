package io.github.jefibootmgr.model;

import java.util.Optional;

/**
 * The name of a variable: a text that its vendor gives meaning to (UEFI 2.10 section 8.2).
 *
 * @param name the variable's name within the vendor's, for instance {@code BootOrder}; not empty
 * @param vendor who defines it
 */
public record VariableName(String name, Guid vendor) implements Comparable<VariableName> {
  /** The option to start once, at the next start (UEFI 2.10 section 3.3). */
  public static final VariableName BOOT_NEXT = global("BootNext");

  /** The option that this start was made with. */
  public static final VariableName BOOT_CURRENT = global("BootCurrent");

  /** How many seconds the boot manager waits before it starts the first option. */
  public static final VariableName TIMEOUT = global("Timeout");

  /** The signature types that the firmware knows. */
  public static final VariableName SIGNATURE_SUPPORT = global("SignatureSupport");

  private static final String GLOBAL_SUFFIX = "-" + Guid.GLOBAL.text();

  /** Returns the name of a variable that the specification itself defines (section 3.3). */
  public static VariableName global(String name) {
    return new VariableName(name, Guid.GLOBAL);
  }

  /**
   * Returns the variable that a file of efivarfs holds.
   *
   * @param fileName the name, a dash and the vendor in lower case; a file whose name starts with a
   *     dot is never a variable
   * @return empty if the file's name is not of that form
   */
  public static Optional<VariableName> ofFile(String fileName) {
    int dash = fileName.length() - GLOBAL_SUFFIX.length();
    if (dash <= 0 || fileName.charAt(0) == '.') {
      return Optional.empty();
    }
    String name = fileName.substring(0, dash);
    if (fileName.endsWith(GLOBAL_SUFFIX)) {
      return Optional.of(global(name));
    }
    String vendor = fileName.substring(dash + 1);
    Optional<Guid> guid = Guid.parse(vendor);
    if (fileName.charAt(dash) != '-' || guid.isEmpty() || !guid.get().text().equals(vendor)) {
      return Optional.empty();
    }
    return Optional.of(new VariableName(name, guid.get()));
  }

  /** Returns the name of the file that holds the variable in efivarfs. */
  public String fileName() {
    return name + "-" + vendor.text();
  }

  /** Returns whether the specification defines the variable. */
  public boolean isGlobal() {
    return vendor.equals(Guid.GLOBAL);
  }

  /** Orders by name, unit by unit, so upper case comes before lower case; then by vendor. */
  @Override
  public int compareTo(VariableName other) {
    int byName = name.compareTo(other.name);
    return byName != 0 ? byName : vendor.text().compareTo(other.vendor.text());
  }

  // Written out, because the first use of a generated one costs milliseconds of start-up.
  @Override
  public boolean equals(Object other) {
    return other instanceof VariableName that
        && name.equals(that.name)
        && vendor.equals(that.vendor);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + vendor.hashCode();
  }

  @Override
  public String toString() {
    return isGlobal() ? name : fileName();
  }
}
