package io.github.jefibootmgr.os.jvm;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A POSIX record lock on a whole file.
 *
 * <p>The kernel drops all of a process's locks on a file when the process closes any descriptor of
 * it. So a file that this process has locked is not opened again: what it holds is kept here.
 */
final class RecordLock implements Os.FileLock {
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private RecordLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Never follows a symbolic link: anyone may have put one where the lock file goes. */
  static Optional<Os.FileLock> tryLock(Path path, String name, Bytes note) throws OsException {
    Path file = path.toAbsolutePath().normalize();
    if (!HELD.add(file)) {
      throw new OsException(Errno.EBUSY, name, "this program has locked it already");
    }
    boolean held = false;
    try {
      Optional<Os.FileLock> lock = open(file, note);
      held = lock.isPresent();
      return lock;
    } catch (IOException e) {
      throw Errnos.translate(e, name);
    } finally {
      if (!held) {
        HELD.remove(file);
      }
    }
  }

  private static Optional<Os.FileLock> open(Path file, Bytes note) throws IOException {
    FileChannel channel = FileChannel.open(file, Set.of(CREATE, READ, WRITE, NOFOLLOW_LINKS));
    boolean held = false;
    try {
      FileLock lock = channel.tryLock();
      if (lock == null) {
        return Optional.empty();
      }
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(note.toArray()));
      held = true;
      return Optional.of(new RecordLock(file, channel));
    } finally {
      if (!held) {
        channel.close();
      }
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The descriptor is gone, and the lock with it.
    } finally {
      HELD.remove(file);
    }
  }
}
