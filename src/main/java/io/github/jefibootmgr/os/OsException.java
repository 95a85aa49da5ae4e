package io.github.jefibootmgr.os;

import io.github.jefibootmgr.model.Errno;

/** A call to the operating system that failed. */
public final class OsException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Errno errno;
  private final String path;
  private final String detail;

  /**
   * Makes an exception for a known error.
   *
   * @param errno why it failed
   * @param path the file or directory it was about
   */
  public OsException(Errno errno, String path) {
    this(errno, path, errno.text());
  }

  /**
   * Makes an exception with a text of its own.
   *
   * @param errno why it failed
   * @param path the file or directory it was about
   * @param detail the reason in words
   */
  public OsException(Errno errno, String path, String detail) {
    super(path + ": " + detail);
    this.errno = errno;
    this.path = path;
    this.detail = detail;
  }

  /** Returns why it failed. */
  public Errno errno() {
    return errno;
  }

  /** Returns the file or directory that the call was about. */
  public String path() {
    return path;
  }

  /** Returns the reason in words, without the path. */
  public String detail() {
    return detail;
  }
}
