package io.github.jefibootmgr.model;

/**
 * What the firmware does with a variable (UEFI 2.10 section 8.2, EFI_VARIABLE_*).
 *
 * @param bits the 32 bits as stored
 */
public record Attributes(int bits) {
  /** The variable outlives a reset. */
  public static final int NON_VOLATILE = 0x1;

  /** The variable can be used before the operating system runs. */
  public static final int BOOTSERVICE_ACCESS = 0x2;

  /** The variable can be used while the operating system runs. */
  public static final int RUNTIME_ACCESS = 0x4;

  /** What boot variables have: non-volatile, for boot services and at run time. */
  public static final Attributes BOOT_VARIABLE =
      new Attributes(NON_VOLATILE | BOOTSERVICE_ACCESS | RUNTIME_ACCESS);

  private static final int APPLE = 0x80000000;

  /**
   * Returns what may be written back. Apple's firmware sets bit 31, which the kernel refuses in a
   * write.
   */
  public Attributes writable() {
    return new Attributes(bits & ~APPLE);
  }
}
