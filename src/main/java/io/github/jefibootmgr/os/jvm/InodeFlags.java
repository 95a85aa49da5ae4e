package io.github.jefibootmgr.os.jvm;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.NativeLong;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;

/** The ioctl(2) calls of chattr(1). The one class that needs JNA, which is slow to load. */
final class InodeFlags {
  static {
    // JNA would run ldconfig to find libraries; the C library is loaded already.
    if (System.getProperty("jna.platform.library.path") == null) {
      System.setProperty("jna.platform.library.path", "");
    }
  }

  private static final int O_RDONLY = 0;
  private static final int O_NONBLOCK = 0x800;
  private static final int O_CLOEXEC = 0x80000;

  /**
   * FS_IOC_GETFLAGS is _IOR('f', 1, long), so it tells how large a long is; the value is an int.
   */
  private static final long GET = 0x80006601L | (long) NativeLong.SIZE << 16;

  /** FS_IOC_SETFLAGS is _IOW('f', 2, long). */
  private static final long SET = 0x40006602L | (long) NativeLong.SIZE << 16;

  private static final NativeLibrary LIBC = NativeLibrary.getProcess();
  private static final Function OPEN = LIBC.getFunction("open");
  private static final Function CLOSE = LIBC.getFunction("close");
  private static final Function IOCTL = LIBC.getFunction("ioctl");

  private InodeFlags() {}

  static int get(String path) throws OsException {
    try (Memory value = value(0)) {
      ioctl(path, GET, value);
      return value.getInt(0);
    }
  }

  static void set(String path, int flags) throws OsException {
    try (Memory value = value(flags)) {
      ioctl(path, SET, value);
    }
  }

  private static Memory value(int flags) {
    Memory value = new Memory(NativeLong.SIZE);
    value.clear();
    value.setInt(0, flags);
    return value;
  }

  private static void ioctl(String path, long request, Memory value) throws OsException {
    int descriptor = open(path);
    try {
      Object[] arguments = {descriptor, new NativeLong(request), value};
      if (IOCTL.invokeInt(arguments) < 0) {
        throw new OsException(Errno.of(Native.getLastError()), path);
      }
    } finally {
      CLOSE.invokeInt(new Object[] {descriptor});
    }
  }

  private static int open(String path) throws OsException {
    Bytes octets = Utf8.encode(path);
    try (Memory name = new Memory(octets.size() + 1L)) {
      name.write(0, octets.toArray(), 0, octets.size());
      name.setByte(octets.size(), (byte) 0);
      int descriptor = OPEN.invokeInt(new Object[] {name, O_RDONLY | O_NONBLOCK | O_CLOEXEC});
      if (descriptor < 0) {
        throw new OsException(Errno.of(Native.getLastError()), path);
      }
      return descriptor;
    }
  }
}
