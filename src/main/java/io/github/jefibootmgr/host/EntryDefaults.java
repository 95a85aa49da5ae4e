package io.github.jefibootmgr.host;

/** What an entry is made of where the user does not say. */
public final class EntryDefaults {
  /** The device of the whole disk. */
  public static final String DISK = "/dev/sda";

  /** The number of the partition. */
  public static final int PARTITION = 1;

  /** What firmware shows. */
  public static final String LABEL = "Linux";

  private static final String WORD_SIZE = "/sys/firmware/efi/fw_platform_size";

  private EntryDefaults() {}

  /**
   * Returns the file to start: GRUB for the firmware's word size and the machine, in the
   * distribution's directory.
   */
  static String loader(HostRoot root) {
    String wordSize = root.attribute(WORD_SIZE).orElse("");
    String suffix = suffix(root.os().machine(), wordSize);
    return "\\EFI\\" + OsRelease.directory(root) + "\\grub" + suffix + ".efi";
  }

  /** A 64-bit kernel may run on 32-bit firmware and the other way round, so firmware decides. */
  private static String suffix(String machine, String wordSize) {
    if (machine.startsWith("riscv")) {
      return "riscv64";
    }
    if (machine.startsWith("loongarch")) {
      return "loongarch64";
    }
    boolean arm = machine.equals("aarch64") || machine.startsWith("arm");
    if (arm) {
      boolean wide = machine.equals("aarch64") || machine.startsWith("armv8");
      return isWide(wordSize, wide) ? "aa64" : "arm";
    }
    boolean narrow = machine.length() == 4 && machine.startsWith("i") && machine.endsWith("86");
    return isWide(wordSize, !narrow) ? "x64" : "ia32";
  }

  private static boolean isWide(String wordSize, boolean machineIs) {
    return switch (wordSize) {
      case "64" -> true;
      case "32" -> false;
      default -> machineIs;
    };
  }
}
