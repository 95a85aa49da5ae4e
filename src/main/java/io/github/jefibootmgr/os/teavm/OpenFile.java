package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import org.teavm.interop.Address;

/** A file descriptor, and the calls on it that are made again after a signal. */
final class OpenFile implements AutoCloseable {
  private static final int MODE_OF_NEW = 0644;
  private static final int CHUNK = 0x1000;

  private final int descriptor;
  private final String path;

  private OpenFile(int descriptor, String path) {
    this.descriptor = descriptor;
    this.path = path;
  }

  /** Returns a descriptor that is open since the process began, by a name for messages. */
  static OpenFile standard(int descriptor, String name) {
    return new OpenFile(descriptor, name);
  }

  /** Opens a file; tries again when a signal came in between. */
  static OpenFile open(String path, int flags) throws OsException {
    return open(path, flags, true);
  }

  /** Opens a file that may be made by that, so that a second try could find it there. */
  static OpenFile openOnce(String path, int flags) throws OsException {
    return open(path, flags, false);
  }

  private static OpenFile open(String path, int flags, boolean again) throws OsException {
    Address name = CText.path(path);
    int descriptor;
    int error;
    do {
      descriptor = Libc.open(name, flags | Constants.closeOnExec(), MODE_OF_NEW);
      error = descriptor < 0 ? Libc.errno() : 0;
    } while (again && error == Failure.INTERRUPTED);
    Libc.free(name);
    if (error != 0) {
      throw Failure.of(error, path);
    }
    return new OpenFile(descriptor, path);
  }

  int descriptor() {
    return descriptor;
  }

  /** Reads once; 0 at the end. */
  int read(Address buffer, int size) throws OsException {
    long got;
    int error;
    do {
      got = Libc.read(descriptor, buffer, size);
      error = got < 0 ? Libc.errno() : 0;
    } while (error == Failure.INTERRUPTED);
    return (int) orFailure(got, error);
  }

  /** Reads to the end, but at most {@code limit} octets. */
  Bytes readToEnd(int limit) throws OsException {
    ByteWriter all = new ByteWriter();
    Address buffer = CText.allocate(CHUNK, path);
    try {
      int size = 0;
      while (size < limit) {
        int got = read(buffer, Math.min(CHUNK, limit - size));
        if (got == 0) {
          break;
        }
        all.bytes(CText.bytes(buffer, got));
        size += got;
      }
    } finally {
      Libc.free(buffer);
    }
    return all.toBytes();
  }

  /** Reads once from a place; 0 at the end. */
  int readAt(Address buffer, int size, long offset) throws OsException {
    long got;
    int error;
    do {
      got = Libc.pread(descriptor, buffer, size, offset);
      error = got < 0 ? Libc.errno() : 0;
    } while (error == Failure.INTERRUPTED);
    return (int) orFailure(got, error);
  }

  /** Writes once, and returns how many octets the kernel took. */
  int write(Address octets, int size) throws OsException {
    long put = Libc.write(descriptor, octets, size);
    int error = put < 0 ? Libc.errno() : 0;
    return (int) orFailure(put, error);
  }

  /** Writes all with one call. EINTR is reported, for the firmware says so too. */
  void writeAtOnce(Bytes contents) throws OsException {
    Address octets = CText.terminated(contents, path);
    int put;
    try {
      put = write(octets, contents.size());
    } finally {
      Libc.free(octets);
    }
    if (put != contents.size()) {
      throw new OsException(
          Errno.EIO, path, "only " + put + " of " + contents.size() + " octets were written");
    }
  }

  /** Ends as {@link #close()} does, but reports what the file system has to say at that time. */
  void closeWritten() throws OsException {
    int error = Libc.close(descriptor) < 0 ? Libc.errno() : 0;
    // On Linux the descriptor is gone after EINTR too.
    if (error != 0 && error != Failure.INTERRUPTED) {
      throw Failure.of(error, path);
    }
  }

  @Override
  public void close() {
    Libc.close(descriptor);
  }

  private long orFailure(long result, int error) throws OsException {
    if (error != 0) {
      throw Failure.of(error, path);
    }
    return result;
  }
}
