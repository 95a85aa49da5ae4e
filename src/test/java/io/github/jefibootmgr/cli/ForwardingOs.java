package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;

/** Leaves everything about files to another system, and the process to its subclass. */
abstract class ForwardingOs implements Os {
  private final Os files;

  ForwardingOs(Os files) {
    this.files = files;
  }

  @Override
  public List<String> list(String directory) throws OsException {
    return files.list(directory);
  }

  @Override
  public Bytes read(String path) throws OsException {
    return files.read(path);
  }

  @Override
  public Bytes readAt(String path, long offset, int length) throws OsException {
    return files.readAt(path, offset, length);
  }

  @Override
  public String readLink(String path) throws OsException {
    return files.readLink(path);
  }

  @Override
  public FileStatus status(String path) throws OsException {
    return files.status(path);
  }

  @Override
  public String realPath(String path) throws OsException {
    return files.realPath(path);
  }

  @Override
  public void write(String path, Bytes contents, WriteMode mode) throws OsException {
    files.write(path, contents, mode);
  }

  @Override
  public void setOwnership(String path, FileStatus like) throws OsException {
    files.setOwnership(path, like);
  }

  @Override
  public void unlink(String path) throws OsException {
    files.unlink(path);
  }

  @Override
  public void rename(String from, String to) throws OsException {
    files.rename(from, to);
  }

  @Override
  public void sync(String path) throws OsException {
    files.sync(path);
  }

  @Override
  public int inodeFlags(String path) throws OsException {
    return files.inodeFlags(path);
  }

  @Override
  public void setInodeFlags(String path, int flags) throws OsException {
    files.setInodeFlags(path, flags);
  }

  @Override
  public Optional<FileLock> tryLock(String path, Bytes note) throws OsException {
    return files.tryLock(path, note);
  }
}
