package io.github.jefibootmgr.host;

import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/** All of the system that this package must never use. */
abstract class ReadOnlyOs implements Os {
  @Override
  public void write(String path, Bytes contents, WriteMode mode) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void setOwnership(String path, FileStatus like) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void unlink(String path) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void rename(String from, String to) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void sync(String path) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int inodeFlags(String path) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void setInodeFlags(String path, int flags) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<FileLock> tryLock(String path, Bytes note) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long processId() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void pause(int milliseconds) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<String> environment(String name) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Bytes readStandardInput(int limit) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void writeOutput(Bytes text) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void writeError(Bytes text) {
    throw new UnsupportedOperationException();
  }
}
