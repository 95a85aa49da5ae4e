package io.github.jefibootmgr.store;

import static io.github.jefibootmgr.os.Os.IMMUTABLE;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;

/**
 * The inode flag that keeps a file from being changed, which is lifted for one change and put back.
 *
 * <p>The kernel sets it on variables whose loss has bricked machines, and people on copies of them.
 * An immutable file gives EPERM to root too; only after that are the flags looked at.
 */
final class Immutability {
  private Immutability() {}

  /** What needs a mutable file; returns whether the file is still there. */
  interface Change {
    boolean run() throws OsException;
  }

  /** Makes a change, once more without the flag if that is why it was refused. */
  static void change(Os os, String path, Change change) throws OsException {
    try {
      change.run();
    } catch (OsException e) {
      again(os, path, e, change);
    }
  }

  /**
   * Makes a change that failed once more, if it was because of the flag.
   *
   * @param refusal what it failed with; thrown again if that is another reason
   */
  static void again(Os os, String path, OsException refusal, Change change) throws OsException {
    if (refusal.errno() != Errno.EPERM) {
      throw refusal;
    }
    int flags = flagsAfter(os, path, refusal);
    if ((flags & IMMUTABLE) == 0) {
      throw refusal;
    }
    os.setInodeFlags(path, flags & ~IMMUTABLE);
    boolean present;
    try {
      present = change.run();
    } catch (OsException e) {
      throw restoreAfter(os, path, flags, e);
    }
    if (present) {
      restore(os, path, flags);
    }
  }

  private static int flagsAfter(Os os, String path, OsException refusal) throws OsException {
    try {
      return os.inodeFlags(path);
    } catch (OsException e) {
      String detail = refusal.detail() + "; whether it is immutable cannot be told: " + e.detail();
      throw new OsException(refusal.errno(), path, detail);
    }
  }

  private static OsException restoreAfter(Os os, String path, int flags, OsException failure) {
    try {
      os.setInodeFlags(path, flags);
      return failure;
    } catch (OsException e) {
      if (e.errno() == Errno.ENOENT) {
        return failure;
      }
      String detail = failure.detail() + "; and it could not be made immutable again: ";
      return new OsException(failure.errno(), path, detail + e.detail());
    }
  }

  private static void restore(Os os, String path, int flags) throws OsException {
    try {
      os.setInodeFlags(path, flags);
    } catch (OsException e) {
      String detail = "it was written, but could not be made immutable again: " + e.detail();
      throw new OsException(e.errno(), path, detail);
    }
  }
}
