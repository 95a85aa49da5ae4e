package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.interop.Address;
import org.teavm.interop.Structure;

/**
 * The system through libc, for the native edition.
 *
 * <p>Everything that C reads or writes lies in memory of {@code malloc}, which the collector does
 * not move, and every error number is read before anything else is called.
 */
public final class TeaVmOs implements Os {
  /** One more than the largest file that one read takes: a full buffer may not have held it all. */
  private static final int FIRST_CAPACITY = 0x10001;

  private static final int LONGEST_LINK = 0x1001;
  private static final int OUTPUT = 1;
  private static final int ERROR = 2;

  /** Kept, for a listing reads one variable after the other. */
  private Address firstBuffer;

  /** Makes the door to the system. */
  public TeaVmOs() {}

  /** Returns the arguments of this process; the first is the name that it was called by. */
  public static List<String> arguments() {
    int count = ProcessArguments.count();
    List<String> arguments = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      arguments.add(ProcessArguments.at(i));
    }
    return arguments;
  }

  /** Ends the process. */
  public static void exit(int status) {
    Libc.exit(status);
  }

  @Override
  public List<String> list(String directory) throws OsException {
    return Directories.list(directory);
  }

  @Override
  public Bytes read(String path) throws OsException {
    if (firstBuffer == null) {
      firstBuffer = CText.allocate(FIRST_CAPACITY, path);
    }
    Bytes contents = readOnce(path, firstBuffer, FIRST_CAPACITY);
    return contents.size() < FIRST_CAPACITY ? contents : readLarge(path);
  }

  private static Bytes readLarge(String path) throws OsException {
    int capacity = READ_LIMIT + 1;
    Address buffer = CText.allocate(capacity, path);
    try {
      Bytes contents = readOnce(path, buffer, capacity);
      if (contents.size() == capacity) {
        throw new OsException(Errno.EFBIG, path);
      }
      return contents;
    } finally {
      Libc.free(buffer);
    }
  }

  private static Bytes readOnce(String path, Address buffer, int capacity) throws OsException {
    try (OpenFile file = OpenFile.open(path, Constants.readOnly())) {
      return CText.bytes(buffer, file.read(buffer, capacity));
    }
  }

  @Override
  public Bytes readAt(String path, long offset, int length) throws OsException {
    Address buffer = CText.allocate(length, path);
    try (OpenFile file = OpenFile.open(path, Constants.readOnly())) {
      int size = 0;
      while (size < length) {
        Address place = buffer.add(size);
        // A pipe cannot be read at an offset.
        int got =
            offset == 0
                ? file.read(place, length - size)
                : file.readAt(place, length - size, offset + size);
        if (got == 0) {
          break;
        }
        size += got;
      }
      return CText.bytes(buffer, size);
    } finally {
      Libc.free(buffer);
    }
  }

  @Override
  public String readLink(String path) throws OsException {
    Address name = CText.path(path);
    Address buffer = CText.allocate(LONGEST_LINK, path);
    try {
      long size = Libc.readlink(name, buffer, LONGEST_LINK);
      if (size < 0) {
        throw Failure.of(Libc.errno(), path);
      }
      return Utf8.decode(CText.bytes(buffer, (int) size));
    } finally {
      Libc.free(buffer);
      Libc.free(name);
    }
  }

  @Override
  public FileStatus status(String path) throws OsException {
    Address name = CText.path(path);
    Address memory = CText.allocate(Structure.sizeOf(Stat.class), path);
    try {
      Stat stat = memory.toStructure();
      if (Libc.stat(name, stat) < 0) {
        throw Failure.of(Libc.errno(), path);
      }
      return Directories.status(stat);
    } finally {
      Libc.free(memory);
      Libc.free(name);
    }
  }

  @Override
  public String realPath(String path) throws OsException {
    Address name = CText.path(path);
    Address real = Libc.realpath(name, null);
    int error = real == null ? Libc.errno() : 0;
    Libc.free(name);
    if (error != 0) {
      throw Failure.of(error, path);
    }
    String text = CText.of(real);
    Libc.free(real);
    return text;
  }

  @Override
  public void write(String path, Bytes contents, WriteMode mode) throws OsException {
    int flags = Constants.writeOnly();
    if (mode == WriteMode.NEW) {
      flags |= Constants.create() | Constants.exclusively();
    }
    OpenFile file = OpenFile.openOnce(path, flags);
    try {
      file.writeAtOnce(contents);
    } catch (OsException e) {
      file.close();
      throw e;
    }
    file.closeWritten();
  }

  @Override
  public void setOwnership(String path, FileStatus like) throws OsException {
    Address name = CText.path(path);
    // The owner first: chown takes the set-user-id bits away.
    int error = Libc.chown(name, like.owner(), like.group()) < 0 ? Libc.errno() : 0;
    if (error == 0) {
      error = Libc.chmod(name, like.mode()) < 0 ? Libc.errno() : 0;
    }
    Libc.free(name);
    if (error != 0) {
      throw Failure.of(error, path);
    }
  }

  @Override
  public void unlink(String path) throws OsException {
    Address name = CText.path(path);
    int error = Libc.unlink(name) < 0 ? Libc.errno() : 0;
    Libc.free(name);
    if (error != 0) {
      throw Failure.of(error, path);
    }
  }

  @Override
  public void rename(String from, String to) throws OsException {
    Address former = CText.path(from);
    Address latter = CText.path(to);
    int error = Libc.rename(former, latter) < 0 ? Libc.errno() : 0;
    Libc.free(latter);
    Libc.free(former);
    if (error != 0) {
      throw Failure.of(error, from);
    }
  }

  @Override
  public void sync(String path) throws OsException {
    try (OpenFile file = OpenFile.open(path, Constants.readOnly())) {
      int error;
      do {
        error = Libc.fsync(file.descriptor()) < 0 ? Libc.errno() : 0;
      } while (error == Failure.INTERRUPTED);
      if (error != 0) {
        throw Failure.of(error, path);
      }
    }
  }

  @Override
  public int inodeFlags(String path) throws OsException {
    return InodeFlags.get(path);
  }

  @Override
  public void setInodeFlags(String path, int flags) throws OsException {
    InodeFlags.set(path, flags);
  }

  @Override
  public Optional<FileLock> tryLock(String path, Bytes note) throws OsException {
    return RecordLock.tryLock(path, note);
  }

  @Override
  public long processId() {
    return Libc.getpid();
  }

  @Override
  public void pause(int milliseconds) {
    Sleep.milliseconds(milliseconds);
  }

  @Override
  public Optional<String> environment(String name) {
    return Surroundings.environment(name);
  }

  @Override
  public String machine() {
    return Surroundings.machine();
  }

  @Override
  public Bytes readStandardInput(int limit) throws OsException {
    return StandardStreams.readInput(limit);
  }

  @Override
  public void writeOutput(Bytes text) throws OsException {
    StandardStreams.write(OUTPUT, "standard output", text);
  }

  @Override
  public void writeError(Bytes text) {
    try {
      StandardStreams.write(ERROR, "standard error", text);
    } catch (OsException e) {
      // There is nowhere left to say it.
      return;
    }
  }
}
