package io.github.jefibootmgr.os.jvm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.util.List;
import java.util.Optional;

/**
 * The machine that this JVM runs on.
 *
 * <p>A listing needs {@link #list}, {@link #read} and the streams, which come from java.io because
 * its classes are loaded before {@code main} anyway. All else, every failure included, goes through
 * {@link NioOs}.
 */
public final class JvmOs extends JvmProcess {
  /** Some JDKs cut a larger read into pieces of this size, so that one of it may not be all. */
  private static final int PIECE = 64 * 1024;

  private static final char ASCII_END = 0x80;

  /** Any variable of up to 64 KiB and its header, and one octet to tell that there is no more. */
  private final byte[] buffer = new byte[PIECE + 5];

  private NioOs rest;

  private NioOs rest() {
    if (rest == null) {
      rest = new NioOs(FileSystems.getDefault());
    }
    return rest;
  }

  @Override
  public List<String> list(String directory) throws OsException {
    String[] names = isAscii(directory) ? new File(directory).list() : null;
    return names == null ? rest().list(directory) : List.of(names);
  }

  @Override
  public Bytes read(String path) throws OsException {
    if (!isAscii(path)) {
      return rest().read(path);
    }
    try (FileInputStream file = new FileInputStream(path)) {
      int count = file.read(buffer);
      if (count != PIECE && count < buffer.length) {
        return Bytes.copyOf(buffer, 0, Math.max(count, 0));
      }
    } catch (IOException e) {
      OsException failure = Errnos.translate(e, path);
      if (failure.errno() != Errno.OTHER) {
        throw failure;
      }
    }
    return rest().read(path);
  }

  /** Java turns what it cannot write in the file names' encoding into a question mark. */
  private static boolean isAscii(String path) {
    for (int i = 0; i < path.length(); i++) {
      if (path.charAt(i) >= ASCII_END || path.charAt(i) == 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Bytes readAt(String path, long offset, int length) throws OsException {
    return rest().readAt(path, offset, length);
  }

  @Override
  public String readLink(String path) throws OsException {
    return rest().readLink(path);
  }

  @Override
  public FileStatus status(String path) throws OsException {
    return rest().status(path);
  }

  @Override
  public String realPath(String path) throws OsException {
    return rest().realPath(path);
  }

  @Override
  public void write(String path, Bytes contents, WriteMode mode) throws OsException {
    rest().write(path, contents, mode);
  }

  @Override
  public void setOwnership(String path, FileStatus like) throws OsException {
    rest().setOwnership(path, like);
  }

  @Override
  public void unlink(String path) throws OsException {
    rest().unlink(path);
  }

  @Override
  public void rename(String from, String to) throws OsException {
    rest().rename(from, to);
  }

  @Override
  public void sync(String path) throws OsException {
    rest().sync(path);
  }

  @Override
  public int inodeFlags(String path) throws OsException {
    return rest().inodeFlags(path);
  }

  @Override
  public void setInodeFlags(String path, int flags) throws OsException {
    rest().setInodeFlags(path, flags);
  }

  @Override
  public Optional<FileLock> tryLock(String path, Bytes note) throws OsException {
    return rest().tryLock(path, note);
  }
}
