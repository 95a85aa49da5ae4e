package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;

/** There is no store, or the machine's own has nothing in it. */
public final class NoStoreException extends StoreException {
  private static final long serialVersionUID = 1L;

  private final Reason reason;

  /** Why there is no store. */
  public enum Reason {
    /** The directory that was asked for cannot be listed. */
    NO_DIRECTORY,
    /** The machine was not booted by UEFI, or its firmware offers no variables. */
    NOT_UEFI,
    /** The kernel's file system of variables is not mounted. */
    NOT_MOUNTED,
    /** Another file system is mounted in its place. */
    OTHER_FILE_SYSTEM,
    /** It is mounted but may not be read. */
    NOT_READABLE,
    /** It is mounted and holds no variables. */
    EMPTY
  }

  /**
   * Makes an exception.
   *
   * @param reason why there is no store
   * @param directory where it should be
   * @param errno what listing it failed with; {@link Errno#ENOENT} if it is empty
   * @param detail the reason in words
   */
  public NoStoreException(Reason reason, String directory, Errno errno, String detail) {
    super(directory, errno, detail);
    this.reason = reason;
  }

  /** Returns why there is no store. */
  public Reason reason() {
    return reason;
  }
}
