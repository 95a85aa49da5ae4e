package io.github.jefibootmgr.os;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;

/**
 * The one door to the outside. Nothing else in the project makes a system call.
 *
 * <p>Paths are texts with slashes; an octet of a path that is not UTF-8 is an unpaired surrogate
 * {@code U+DC80} to {@code U+DCFF} (see {@link io.github.jefibootmgr.wire.Utf8}). A call that reads
 * and is interrupted by a signal is made again.
 */
public interface Os {
  // Reading.

  /** Returns the names in a directory but {@code .} and {@code ..}, in no order; no stat a name. */
  List<String> list(String directory) throws OsException;

  /**
   * Returns a whole file: open, one read, close. Only a file that fills the buffer of that read
   * (more than 64 KiB) is opened and read again, with a larger buffer, until one read takes it all.
   *
   * <p>For efivarfs, where each read asks the firmware, for sysfs and for ordinary files. Files of
   * procfs give a page at a time: see {@link #readToEnd}.
   *
   * @throws OsException with {@link Errno#EFBIG} if it has more octets than {@link #READ_LIMIT}
   */
  Bytes read(String path) throws OsException;

  /**
   * The octets that {@link #read} returns at most, 1 MiB. No firmware has variables of a size near
   * it; a larger file, or one without an end, is none and must not fill the memory.
   */
  int READ_LIMIT = 1 << 20;

  /**
   * Returns a whole file however many reads that takes.
   *
   * @throws OsException with {@link Errno#EFBIG} if it has 16 MiB or more
   */
  default Bytes readToEnd(String path) throws OsException {
    for (int length = 1 << 16; length <= 1 << 24; length *= 4) {
      Bytes contents = readAt(path, 0, length);
      if (contents.size() < length) {
        return contents;
      }
    }
    throw new OsException(Errno.EFBIG, path);
  }

  /**
   * Returns up to {@code length} octets of a file or block device from {@code offset}, or of a pipe
   * or character device from 0; fewer only where it ends.
   */
  Bytes readAt(String path, long offset, int length) throws OsException;

  /** Returns what a symbolic link names, as it is written in the link. */
  String readLink(String path) throws OsException;

  /** Returns what a file is; follows symbolic links. */
  FileStatus status(String path) throws OsException;

  /** Returns the absolute path of a file with every symbolic link in it followed. */
  String realPath(String path) throws OsException;

  // Writing.

  /**
   * Writes a file with one write(2): open (never truncating), write, close.
   *
   * @throws OsException also when the write was short, with {@link Errno#EIO}. EINTR and EAGAIN are
   *     reported, for the file may have been made, and the firmware too says EINTR
   */
  void write(String path, Bytes contents, WriteMode mode) throws OsException;

  /** What to do if the file is or is not there. */
  enum WriteMode {
    /** The file must be there; ENOENT otherwise. */
    EXISTING,
    /** The file must not be there; EEXIST otherwise. It gets the mode 0644 less the umask. */
    NEW
  }

  /** Gives a file the permission bits, the owner and the group of {@code like}. */
  void setOwnership(String path, FileStatus like) throws OsException;

  /** Removes a file. */
  void unlink(String path) throws OsException;

  /** Gives a file another name in the same file system, in place of what has that name. */
  void rename(String from, String to) throws OsException;

  /** Returns when what was written to a file or directory is on the medium. */
  void sync(String path) throws OsException;

  /** Returns the inode flags of a file (FS_IOC_GETFLAGS, the FS_*_FL bits). */
  int inodeFlags(String path) throws OsException;

  /** Sets the inode flags of a file (FS_IOC_SETFLAGS). */
  void setInodeFlags(String path, int flags) throws OsException;

  /** The inode flag of a file that nobody may change or remove (FS_IMMUTABLE_FL). */
  int IMMUTABLE = 0x10;

  /**
   * Tries to take a POSIX record lock (fcntl F_SETLK) on a whole file, which is made if it is not
   * there, and writes {@code note} into it. A symbolic link is not followed.
   *
   * @return the lock, or empty if another process has it
   * @throws OsException with {@link Errno#EBUSY} if this process has it
   */
  Optional<FileLock> tryLock(String path, Bytes note) throws OsException;

  /** A lock that is held until it is closed or the process ends. */
  interface FileLock extends AutoCloseable {
    /** Gives the lock back; never fails. */
    @Override
    void close();
  }

  // The process.

  /** Returns the number of this process. */
  long processId();

  /** Waits, for instance for a lock. */
  void pause(int milliseconds);

  /** Returns the value of an environment variable, empty if it is not set. */
  Optional<String> environment(String name);

  /** Returns the machine as uname(2) calls it, for instance {@code x86_64} or {@code aarch64}. */
  String machine();

  /** Reads standard input to its end, but at most {@code limit} octets. */
  Bytes readStandardInput(int limit) throws OsException;

  /** Writes to standard output; in one write(2) if the kernel takes all at once. */
  void writeOutput(Bytes text) throws OsException;

  /** Writes to standard error; a failure is not reported. */
  void writeError(Bytes text);
}
