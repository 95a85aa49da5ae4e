package io.github.jefibootmgr.os;

/**
 * What stat(2) tells of a file.
 *
 * @param kind what it is
 * @param size octets, 0 for what has no size
 * @param mode the permission bits, 0 to 07777
 * @param owner the user's number
 * @param group the group's number
 * @param device for a block or character device its own number, 0 for others; see {@link #major()}
 */
public record FileStatus(Kind kind, long size, int mode, int owner, int group, long device) {
  /** The kinds of files. */
  public enum Kind {
    FILE,
    DIRECTORY,
    BLOCK_DEVICE,
    CHARACTER_DEVICE,
    OTHER
  }

  /** Returns the major number of the device, as the C library's {@code major} takes it apart. */
  public int major() {
    return (int) ((device >>> 8 & 0xfff) | (device >>> 32 & ~0xfff));
  }

  /** Returns the minor number of the device. */
  public int minor() {
    return (int) ((device & 0xff) | (device >>> 12 & ~0xff));
  }
}
