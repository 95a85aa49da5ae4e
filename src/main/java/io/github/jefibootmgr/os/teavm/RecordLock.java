package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.interop.Address;
import org.teavm.interop.Structure;

/** A POSIX record lock, which the kernel gives back when the file is closed. */
final class RecordLock implements Os.FileLock {
  /** The kernel gives a process its own lock once more, and takes both with the first close. */
  private static final List<String> HELD = new ArrayList<>();

  private final OpenFile file;
  private final String path;

  private RecordLock(OpenFile file, String path) {
    this.file = file;
    this.path = path;
  }

  static Optional<Os.FileLock> tryLock(String path, Bytes note) throws OsException {
    if (HELD.contains(path)) {
      throw new OsException(Errno.EBUSY, path);
    }
    // A link that somebody else planted must not lead us to a file that we would overwrite.
    int flags = Constants.readAndWrite() | Constants.create() | Constants.noLink();
    OpenFile file = OpenFile.open(path, flags);
    boolean locked = false;
    try {
      locked = lock(file, path);
      if (locked) {
        write(file, note, path);
      }
    } catch (OsException e) {
      file.close();
      throw e;
    }
    if (!locked) {
      file.close();
      return Optional.empty();
    }
    HELD.add(path);
    return Optional.of(new RecordLock(file, path));
  }

  private static boolean lock(OpenFile file, String path) throws OsException {
    Address memory = CText.allocate(Structure.sizeOf(FileLockRange.class), path);
    Address.fillZero(memory, Structure.sizeOf(FileLockRange.class));
    FileLockRange range = memory.toStructure();
    // Zero for the rest: from the file's beginning, to its end whatever that will be.
    range.type = (short) Constants.writeLock();
    int error;
    do {
      error = Libc.fcntl(file.descriptor(), Constants.setLock(), range) < 0 ? Libc.errno() : 0;
    } while (error == Failure.INTERRUPTED);
    Libc.free(memory);
    if (error == Failure.TRY_AGAIN || error == Failure.NO_ACCESS) {
      return false;
    }
    if (error != 0) {
      throw Failure.of(error, path);
    }
    return true;
  }

  private static void write(OpenFile file, Bytes note, String path) throws OsException {
    int error = Libc.ftruncate(file.descriptor(), 0) < 0 ? Libc.errno() : 0;
    if (error != 0) {
      throw Failure.of(error, path);
    }
    file.writeAtOnce(note);
  }

  @Override
  public void close() {
    // A second close could end another file that has the descriptor by then.
    if (HELD.remove(path)) {
      file.close();
    }
  }
}
