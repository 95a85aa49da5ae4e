package io.github.jefibootmgr.model;

/**
 * Why a system call failed: the errors of Linux that something is done about, and all the others.
 *
 * <p>Numbers are those of Linux on every architecture that has UEFI.
 */
public enum Errno {
  EPERM(1, "Operation not permitted"),
  ENOENT(2, "No such file or directory"),
  EINTR(4, "Interrupted system call"),
  EIO(5, "Input/output error"),
  ENXIO(6, "No such device or address"),
  EBADF(9, "Bad file descriptor"),
  EAGAIN(11, "Resource temporarily unavailable"),
  ENOMEM(12, "Cannot allocate memory"),
  EACCES(13, "Permission denied"),
  EBUSY(16, "Device or resource busy"),
  EEXIST(17, "File exists"),
  ENODEV(19, "No such device"),
  ENOTDIR(20, "Not a directory"),
  EISDIR(21, "Is a directory"),
  EINVAL(22, "Invalid argument"),
  ENOTTY(25, "Inappropriate ioctl for device"),
  ETXTBSY(26, "Text file busy"),
  EFBIG(27, "File too large"),
  ENOSPC(28, "No space left on device"),
  ESPIPE(29, "Illegal seek"),
  EROFS(30, "Read-only file system"),
  EPIPE(32, "Broken pipe"),
  ENAMETOOLONG(36, "File name too long"),
  ENOSYS(38, "Function not implemented"),
  ENOTEMPTY(39, "Directory not empty"),
  ELOOP(40, "Too many levels of symbolic links"),
  EOVERFLOW(75, "Value too large for defined data type"),
  EOPNOTSUPP(95, "Operation not supported"),
  ETIMEDOUT(110, "Connection timed out"),
  EDQUOT(122, "Disk quota exceeded"),
  /** Any other error; what is known of it stands in the exception. */
  OTHER(0, "Unknown error");

  private final int number;
  private final String text;

  Errno(int number, String text) {
    this.number = number;
    this.text = text;
  }

  /** Returns the number in Linux, 0 for {@link #OTHER}. */
  public int number() {
    return number;
  }

  /** Returns what the C library calls it in the C locale. */
  public String text() {
    return text;
  }

  /** Returns the error with a number, {@link #OTHER} for one that is not listed. */
  public static Errno of(int number) {
    for (Errno errno : values()) {
      if (errno.number == number) {
        return errno;
      }
    }
    return OTHER;
  }

  /** Returns the error that the C library calls so, {@link #OTHER} for another text. */
  public static Errno ofText(String text) {
    for (Errno errno : values()) {
      if (errno.text.equals(text)) {
        return errno;
      }
    }
    return OTHER;
  }
}
