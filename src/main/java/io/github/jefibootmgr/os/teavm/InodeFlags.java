package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.os.OsException;
import org.teavm.interop.Address;

/** The inode flags of a file, by ioctl. */
final class InodeFlags {
  /** The kernel takes an int here although the request's number says long. */
  private static final int ROOM = 8;

  private InodeFlags() {}

  static int get(String path) throws OsException {
    Address flags = CText.allocate(ROOM, path);
    try {
      flags.putLong(0);
      call(path, Constants.FS_IOC_GETFLAGS, flags);
      return flags.getInt();
    } finally {
      Libc.free(flags);
    }
  }

  static void set(String path, int value) throws OsException {
    Address flags = CText.allocate(ROOM, path);
    try {
      flags.putLong(0);
      flags.putInt(value);
      call(path, Constants.FS_IOC_SETFLAGS, flags);
    } finally {
      Libc.free(flags);
    }
  }

  private static void call(String path, long request, Address flags) throws OsException {
    int how = Constants.readOnly() | Constants.withoutWaiting();
    try (OpenFile file = OpenFile.open(path, how)) {
      int error;
      do {
        error = Libc.ioctl(file.descriptor(), request, flags) < 0 ? Libc.errno() : 0;
      } while (error == Failure.INTERRUPTED);
      if (error != 0) {
        throw Failure.of(error, path);
      }
    }
  }
}
