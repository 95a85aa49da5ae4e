package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.FileStatus.Kind;
import io.github.jefibootmgr.os.OsException;
import java.util.ArrayList;
import java.util.List;
import org.teavm.interop.Address;

/** What directories and inodes tell. */
final class Directories {
  private static final int PERMISSIONS = 07777;

  private Directories() {}

  static List<String> list(String path) throws OsException {
    Address name = CText.path(path);
    Address directory;
    int error;
    do {
      directory = Libc.opendir(name);
      error = directory == null ? Libc.errno() : 0;
    } while (error == Failure.INTERRUPTED);
    Libc.free(name);
    if (error != 0) {
      throw Failure.of(error, path);
    }
    List<String> names = new ArrayList<>();
    try {
      addNames(directory, names, path);
    } finally {
      Libc.closedir(directory);
    }
    return names;
  }

  private static void addNames(Address directory, List<String> names, String path)
      throws OsException {
    while (true) {
      // Only a changed error number tells an error from the end.
      Libc.errnoLocation().putInt(0);
      DirectoryEntry entry = Libc.readdir(directory);
      if (entry == null) {
        int error = Libc.errno();
        if (error != 0) {
          throw Failure.of(error, path);
        }
        return;
      }
      String name = CText.of(entry.name);
      if (!name.equals(".") && !name.equals("..")) {
        names.add(name);
      }
    }
  }

  static FileStatus status(Stat stat) {
    int mode = stat.mode;
    Kind kind = kind(mode & Constants.kindMask());
    boolean isDevice = kind == Kind.BLOCK_DEVICE || kind == Kind.CHARACTER_DEVICE;
    return new FileStatus(
        kind, stat.size, mode & PERMISSIONS, stat.owner, stat.group, isDevice ? stat.device : 0);
  }

  private static Kind kind(int bits) {
    if (bits == Constants.regularFile()) {
      return Kind.FILE;
    }
    if (bits == Constants.directory()) {
      return Kind.DIRECTORY;
    }
    if (bits == Constants.blockDevice()) {
      return Kind.BLOCK_DEVICE;
    }
    return bits == Constants.characterDevice() ? Kind.CHARACTER_DEVICE : Kind.OTHER;
  }
}
