package io.github.jefibootmgr.host;

/** Ends the making of a path; caught where the package is entered, whose result has the reason. */
final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception.
   *
   * @param reason one line: which argument or device, and what is wrong
   */
  RefusedException(String reason) {
    super(reason);
  }

  /** Returns the one line. */
  String reason() {
    return getMessage();
  }
}
