package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.VariableName;

/** A variable that could not be read, written or removed. */
public sealed class StoreException extends Exception permits NoStoreException {
  private static final long serialVersionUID = 1L;

  private final String subject;
  private final Errno errno;
  private final String detail;

  /**
   * Makes an exception about one variable.
   *
   * @param variable which
   * @param errno why; {@link Errno#EINVAL} for what is not in the store's format
   * @param detail the reason in words
   */
  public StoreException(VariableName variable, Errno errno, String detail) {
    this(variable.name(), errno, detail);
  }

  /**
   * Makes an exception about the store or something in it.
   *
   * @param subject what it is about, in words
   * @param errno why
   * @param detail the reason in words
   */
  public StoreException(String subject, Errno errno, String detail) {
    super(subject + ": " + detail);
    this.subject = subject;
    this.errno = errno;
    this.detail = detail;
  }

  /** Returns what could not be used: a variable's name, or the store. */
  public String subject() {
    return subject;
  }

  /** Returns why. */
  public Errno errno() {
    return errno;
  }

  /** Returns whether the store holds something under that name that is not a variable. */
  public boolean isMalformed() {
    return errno == Errno.EINVAL;
  }

  /** Returns whether the store holds nothing under that name. */
  public boolean isAbsent() {
    return errno == Errno.ENOENT;
  }

  /** Returns the reason in words. */
  public String detail() {
    return detail;
  }
}
