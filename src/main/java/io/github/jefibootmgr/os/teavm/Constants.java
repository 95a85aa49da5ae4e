package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Import;
import org.teavm.interop.c.Include;
import org.teavm.interop.c.Variable;

/** The constants of the C library's headers, some of which differ between architectures. */
final class Constants {
  /** FS_IOC_GETFLAGS where longs have 64 bits; its header is the kernel's, not the C library's. */
  static final long FS_IOC_GETFLAGS = 0x80086601L;

  /** FS_IOC_SETFLAGS. */
  static final long FS_IOC_SETFLAGS = 0x40086602L;

  private Constants() {}

  @Variable
  @Import(name = "O_RDONLY")
  @Include("fcntl.h")
  static native int readOnly();

  @Variable
  @Import(name = "O_WRONLY")
  @Include("fcntl.h")
  static native int writeOnly();

  @Variable
  @Import(name = "O_RDWR")
  @Include("fcntl.h")
  static native int readAndWrite();

  @Variable
  @Import(name = "O_CREAT")
  @Include("fcntl.h")
  static native int create();

  @Variable
  @Import(name = "O_EXCL")
  @Include("fcntl.h")
  static native int exclusively();

  @Variable
  @Import(name = "O_NOFOLLOW")
  @Include("fcntl.h")
  static native int noLink();

  @Variable
  @Import(name = "O_NONBLOCK")
  @Include("fcntl.h")
  static native int withoutWaiting();

  @Variable
  @Import(name = "O_CLOEXEC")
  @Include("fcntl.h")
  static native int closeOnExec();

  @Variable
  @Import(name = "F_SETLK")
  @Include("fcntl.h")
  static native int setLock();

  @Variable
  @Import(name = "F_WRLCK")
  @Include("fcntl.h")
  static native int writeLock();

  @Variable
  @Import(name = "S_IFMT")
  @Include("sys/stat.h")
  static native int kindMask();

  @Variable
  @Import(name = "S_IFREG")
  @Include("sys/stat.h")
  static native int regularFile();

  @Variable
  @Import(name = "S_IFDIR")
  @Include("sys/stat.h")
  static native int directory();

  @Variable
  @Import(name = "S_IFBLK")
  @Include("sys/stat.h")
  static native int blockDevice();

  @Variable
  @Import(name = "S_IFCHR")
  @Include("sys/stat.h")
  static native int characterDevice();
}
