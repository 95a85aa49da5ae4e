package io.github.jefibootmgr.model;

import java.util.Optional;

/**
 * The name of a variable: a text that its vendor gives meaning to (UEFI 2.10 section 8.2).
 *
 * @param name the variable's name within the vendor's, for instance {@code BootOrder}; not empty
 * @param vendor who defines it
 */
public record VariableName(String name, Guid vendor) {
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
}
