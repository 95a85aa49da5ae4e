package io.github.jefibootmgr.host;

/** How much of the way to a file a device path tells. */
public sealed interface PathForm {
  /** The partition and the file; firmware looks for the partition on every disk. */
  record Abbreviated() implements PathForm {}

  /** The file only ({@code --file-dev-path}). */
  record FileOnly() implements PathForm {}

  /** All, from the PCI root on ({@code --full-dev-path}, {@code -e 3}). */
  record Full() implements PathForm {}

  /**
   * A disk by its BIOS number, the partition and the file ({@code -e 1}).
   *
   * @param device the BIOS device number, 0x80 for the first disk; 32 bits unsigned
   */
  record Edd10(long device) implements PathForm {}
}
