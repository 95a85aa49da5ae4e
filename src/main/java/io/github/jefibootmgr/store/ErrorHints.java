package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import java.util.Optional;

/** What a person can do about an error of a store. */
final class ErrorHints {
  private ErrorHints() {}

  /** What was done when the error came. */
  enum Access {
    READ,
    CHANGE
  }

  /**
   * Returns advice, or empty where the error says all.
   *
   * @param directory the store's, for a command to type
   */
  static Optional<String> hint(Errno errno, Access access, Medium medium, String directory) {
    if (access == Access.READ) {
      return Optional.ofNullable(forReading(errno));
    }
    return Optional.ofNullable(
        medium == Medium.EFIVARFS ? forFirmware(errno, directory) : forDirectory(errno));
  }

  private static String forReading(Errno errno) {
    return switch (errno) {
      case EACCES, EPERM -> "to read it, be root";
      case EIO -> "the firmware or the disk failed to read it";
      default -> null;
    };
  }

  private static String forFirmware(Errno errno, String directory) {
    return switch (errno) {
      case EACCES, EPERM ->
          "changing EFI variables needs root; to root it means that the firmware protects this one";
      case EROFS ->
          "`mount -o remount,rw "
              + directory
              + "` lets it be written, unless the firmware has no writing while Linux runs";
      case ENOSPC ->
          "the firmware's memory is full; deleting entries that are not needed helps, and a reboot"
              + " may let the firmware reclaim what was deleted";
      case EIO -> "the firmware failed to store it; a reboot may help";
      case EINVAL -> "the firmware or the kernel refuses such attributes or data";
      case EINTR -> "the firmware gave up on it again and again";
      case ENOSYS, EOPNOTSUPP -> "the firmware has no writing while Linux runs";
      default -> null;
    };
  }

  private static String forDirectory(Errno errno) {
    return switch (errno) {
      case EACCES, EPERM -> "to change it, be root or the owner of the directory";
      case EROFS ->
          "the file system that holds the directory is mounted read-only; `mount -o remount,rw` on it"
              + " lets it be written";
      case ENOSPC, EDQUOT -> "the file system that holds the directory is full";
      default -> null;
    };
  }
}
