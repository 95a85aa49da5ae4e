package io.github.jefibootmgr.cli;

/** A command line that is wrong. */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  private final ExitStatus status;

  /**
   * Makes an exception.
   *
   * @param status what the program exits with
   * @param message one line that names the argument and says what was expected
   */
  public UsageException(ExitStatus status, String message) {
    super(message);
    this.status = status;
  }

  /** Returns what the program exits with. */
  public ExitStatus status() {
    return status;
  }
}
