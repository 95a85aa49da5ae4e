package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.Os.FileLock;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.util.Optional;

/**
 * The right to change a store: a POSIX record lock that one program at a time has, held from before
 * the first read to after the last write. The file stays; a lock goes with the process that had it.
 */
public final class StoreLock implements AutoCloseable {
  private static final int POLL_MILLISECONDS = 50;
  private static final int LONGEST_PID = 20;

  private final Optional<FileLock> lock;
  private final Optional<String> warning;

  private StoreLock(Optional<FileLock> lock, Optional<String> warning) {
    this.lock = lock;
    this.warning = warning;
  }

  static StoreLock acquire(Os os, String file, int patience) throws StoreException {
    Bytes note = Utf8.encode(os.processId() + "\n");
    for (int waited = 0; ; waited += POLL_MILLISECONDS) {
      String holder;
      try {
        Optional<FileLock> lock = os.tryLock(file, note);
        if (lock.isPresent()) {
          return new StoreLock(lock, Optional.empty());
        }
        holder = waited < patience ? "" : holder(os, file);
      } catch (OsException e) {
        if (e.errno() != Errno.EBUSY) {
          return new StoreLock(Optional.empty(), Optional.of(warning(e)));
        }
        // Not to be read: closing the file would give this process's lock back.
        holder = "another part of this program";
      }
      if (waited >= patience) {
        throw new StoreException(
            file, Errno.EBUSY, "after " + patience + " ms, " + holder + " still has the lock");
      }
      os.pause(POLL_MILLISECONDS);
    }
  }

  private static String warning(OsException failure) {
    return failure.getMessage()
        + "; without this lock another program may change the variables at the same time";
  }

  private static String holder(Os os, String file) {
    String pid = "";
    try {
      pid = Utf8.decode(os.read(file)).trim();
    } catch (OsException e) {
      // It is locked, but whoever it is does not let us see the file.
    }
    return isNumber(pid) ? "process " + pid : "another program";
  }

  private static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty() && text.length() <= LONGEST_PID;
  }

  /** Returns why the store is not locked, in words; empty if it is. */
  public Optional<String> warning() {
    return warning;
  }

  /** Gives the lock back. */
  @Override
  public void close() {
    lock.ifPresent(FileLock::close);
  }
}
