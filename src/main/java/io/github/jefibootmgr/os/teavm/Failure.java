package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.OsException;

/** From the C library's error numbers to exceptions. */
final class Failure {
  /** EINTR: a signal came before the call did anything. */
  static final int INTERRUPTED = 4;

  /** EAGAIN: not now. */
  static final int TRY_AGAIN = 11;

  /** EACCES, which fcntl may say instead of EAGAIN where another process has a lock. */
  static final int NO_ACCESS = 13;

  private Failure() {}

  static OsException of(int number, String path) {
    Errno errno = Errno.of(number);
    return errno == Errno.OTHER
        ? new OsException(errno, path, CText.of(Libc.strerror(number)))
        : new OsException(errno, path);
  }
}
