package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/**
 * Changes ordinary files so that whoever reads one, and whoever finds one after a crash, sees the
 * old contents or the new and never a part: a new file takes the place of the old.
 */
final class PlainFiles implements VariableFiles {
  private static final int ATTEMPTS = 100;

  private final Os os;

  PlainFiles(Os os) {
    this.os = os;
  }

  @Override
  public void put(String path, Bytes contents) throws OsException {
    Optional<FileStatus> old = status(path);
    String directory = path.substring(0, path.lastIndexOf('/'));
    String temporary = create(directory, contents);
    try {
      sync(temporary);
      if (old.isPresent()) {
        os.setOwnership(temporary, old.get());
      }
      replace(temporary, path);
    } catch (OsException e) {
      discard(temporary);
      throw new OsException(e.errno(), path, e.detail());
    }
    sync(directory);
  }

  private void replace(String temporary, String path) throws OsException {
    Immutability.change(
        os,
        path,
        () -> {
          os.rename(temporary, path);
          return true;
        });
  }

  @Override
  public void remove(String path) throws OsException {
    Immutability.change(
        os,
        path,
        () -> {
          os.unlink(path);
          return false;
        });
    sync(path.substring(0, path.lastIndexOf('/')));
  }

  private Optional<FileStatus> status(String path) throws OsException {
    try {
      return Optional.of(os.status(path));
    } catch (OsException e) {
      if (e.errno() == Errno.ENOENT) {
        return Optional.empty();
      }
      throw e;
    }
  }

  /** Writes a file of a new name, which a crash may have left to an earlier process. */
  private String create(String directory, Bytes contents) throws OsException {
    for (int attempt = 1; ; attempt++) {
      // A file whose name starts with a dot is no variable.
      String path = directory + "/.jefibootmgr-" + os.processId() + "-" + attempt;
      try {
        os.write(path, contents, Os.WriteMode.NEW);
        return path;
      } catch (OsException e) {
        boolean taken = e.errno() == Errno.EEXIST;
        if (!taken) {
          discard(path);
        }
        boolean again = taken || e.errno() == Errno.EINTR || e.errno() == Errno.EAGAIN;
        if (!again || attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private void discard(String path) {
    try {
      os.unlink(path);
    } catch (OsException e) {
      // It is not there, or the failure before this one will keep it.
    }
  }

  /** Not every file system can, and not every user may; only a failing medium is a failure. */
  private void sync(String path) throws OsException {
    try {
      os.sync(path);
    } catch (OsException e) {
      switch (e.errno()) {
        case EIO, ENOSPC, EDQUOT -> throw e;
        default -> {}
      }
    }
  }
}
