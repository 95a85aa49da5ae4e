package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Address;
import org.teavm.interop.Import;
import org.teavm.interop.c.Include;

/**
 * The functions of the C library that are called, one to one.
 *
 * <p>The C compiler sees the library's own prototypes, so the widths of {@code size_t}, {@code
 * mode_t} and the like are its business. The class has no static initialiser: nothing runs between
 * a call and the reading of its error number.
 */
final class Libc {
  private Libc() {}

  // Errors.

  @Import(name = "__errno_location")
  @Include("errno.h")
  static native Address errnoLocation();

  /** Returns why the last call failed. */
  static int errno() {
    return errnoLocation().getInt();
  }

  @Import(name = "strerror")
  @Include("string.h")
  static native Address strerror(int number);

  // Memory that the collector does not move.

  @Import(name = "malloc")
  @Include("stdlib.h")
  static native Address malloc(long size);

  @Import(name = "free")
  @Include("stdlib.h")
  static native void free(Address memory);

  @Import(name = "strlen")
  @Include("string.h")
  static native int strlen(Address text);

  // Files.

  @Import(name = "open")
  @Include("fcntl.h")
  static native int open(Address path, int flags, int mode);

  @Import(name = "close")
  @Include("unistd.h")
  static native int close(int descriptor);

  @Import(name = "read")
  @Include("unistd.h")
  static native long read(int descriptor, Address buffer, long size);

  @Import(name = "pread")
  @Include("unistd.h")
  static native long pread(int descriptor, Address buffer, long size, long offset);

  @Import(name = "write")
  @Include("unistd.h")
  static native long write(int descriptor, Address buffer, long size);

  @Import(name = "fsync")
  @Include("unistd.h")
  static native int fsync(int descriptor);

  @Import(name = "ftruncate")
  @Include("unistd.h")
  static native int ftruncate(int descriptor, long size);

  @Import(name = "ioctl")
  @Include("sys/ioctl.h")
  static native int ioctl(int descriptor, long request, Address argument);

  @Import(name = "fcntl")
  @Include("fcntl.h")
  static native int fcntl(int descriptor, int command, FileLockRange range);

  // Names.

  @Import(name = "readlink")
  @Include("unistd.h")
  static native long readlink(Address path, Address buffer, long size);

  @Import(name = "realpath")
  @Include("stdlib.h")
  static native Address realpath(Address path, Address buffer);

  @Import(name = "stat")
  @Include("sys/stat.h")
  static native int stat(Address path, Stat status);

  @Import(name = "chmod")
  @Include("sys/stat.h")
  static native int chmod(Address path, int mode);

  @Import(name = "chown")
  @Include("unistd.h")
  static native int chown(Address path, int owner, int group);

  @Import(name = "unlink")
  @Include("unistd.h")
  static native int unlink(Address path);

  @Import(name = "rename")
  @Include("stdio.h")
  static native int rename(Address from, Address to);

  @Import(name = "opendir")
  @Include("dirent.h")
  static native Address opendir(Address path);

  @Import(name = "readdir")
  @Include("dirent.h")
  static native DirectoryEntry readdir(Address directory);

  @Import(name = "closedir")
  @Include("dirent.h")
  static native int closedir(Address directory);

  // The process.

  @Import(name = "getpid")
  @Include("unistd.h")
  static native int getpid();

  @Import(name = "getenv")
  @Include("stdlib.h")
  static native Address getenv(Address name);

  @Import(name = "uname")
  @Include("sys/utsname.h")
  static native int uname(SystemName name);

  @Import(name = "nanosleep")
  @Include("time.h")
  static native int nanosleep(Duration wanted, Duration left);

  @Import(name = "_exit")
  @Include("unistd.h")
  static native void exit(int status);
}
