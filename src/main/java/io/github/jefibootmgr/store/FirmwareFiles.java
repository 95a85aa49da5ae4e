package io.github.jefibootmgr.store;

import static io.github.jefibootmgr.os.Os.WriteMode.EXISTING;
import static io.github.jefibootmgr.os.Os.WriteMode.NEW;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;

/**
 * Changes files of efivarfs.
 *
 * <p>One write(2) is one SetVariable of the firmware, so attributes and data go in together and
 * nothing is ever truncated first. The kernel makes all files immutable whose loss is known to have
 * bricked machines; those of Boot*, BootOrder and the like are not. An immutable file gives EPERM
 * on open and unlink, to root too; only then are the inode's flags looked at.
 */
final class FirmwareFiles implements VariableFiles {
  /** EFI_ABORTED, too, is EINTR, so there must be an end to it. */
  private static final int ATTEMPTS = 10;

  private static final int PAUSE_MILLISECONDS = 20;

  private final Os os;

  FirmwareFiles(Os os) {
    this.os = os;
  }

  private interface Action {
    void run() throws OsException;
  }

  @Override
  public void put(String path, Bytes contents) throws OsException {
    repeat(() -> putOnce(path, contents));
  }

  @Override
  public void remove(String path) throws OsException {
    repeat(() -> removeOnce(path));
  }

  private void repeat(Action action) throws OsException {
    for (int attempt = 1; ; attempt++) {
      try {
        action.run();
        return;
      } catch (OsException e) {
        boolean again = e.errno() == Errno.EINTR || e.errno() == Errno.EAGAIN;
        if (!again || attempt == ATTEMPTS) {
          throw e;
        }
      }
      os.pause(PAUSE_MILLISECONDS);
    }
  }

  private void putOnce(String path, Bytes contents) throws OsException {
    Immutability.Change write =
        () -> {
          os.write(path, contents, EXISTING);
          return true;
        };
    try {
      write.run();
    } catch (OsException e) {
      if (e.errno() == Errno.ENOENT) {
        create(path, contents);
      } else {
        Immutability.again(os, path, e, write);
      }
    }
  }

  private void create(String path, Bytes contents) throws OsException {
    try {
      os.write(path, contents, NEW);
    } catch (OsException e) {
      if (e.errno() == Errno.EEXIST) {
        // It came into being between the two calls.
        os.write(path, contents, EXISTING);
        return;
      }
      removeLeftover(path);
      throw e;
    }
  }

  /** Kernels before 6.14 keep a file without contents where the first write to it failed. */
  private void removeLeftover(String path) {
    try {
      if (os.read(path).isEmpty()) {
        removeOnce(path);
      }
    } catch (OsException e) {
      // There is none, or it cannot be helped; the failed write is what counts.
    }
  }

  private void removeOnce(String path) throws OsException {
    Immutability.change(
        os,
        path,
        () -> {
          os.unlink(path);
          return false;
        });
  }
}
