package io.github.jefibootmgr.store;

import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import java.util.Optional;

/** What a store's directory is; asked for only when something is to be changed, and only once. */
final class StorePlace {
  /** The lock of whoever changes this machine's variables, under whatever path. */
  private static final String MACHINE_LOCK = "/run/jefibootmgr.lock";

  private final Os os;
  private final String directory;
  private final String mountInfo;
  private String realPath;
  private Medium medium;

  /**
   * Makes the place of a store.
   *
   * @param mountInfo the file that lists this process's mounts; never one of a copied machine,
   *     whose mounts are not what the copy is in
   */
  StorePlace(Os os, String directory, String mountInfo) {
    this.os = os;
    this.directory = directory;
    this.mountInfo = mountInfo;
  }

  Medium medium() throws StoreException {
    if (medium == null) {
      String path = realPath();
      boolean efivarfs =
          type(path)
              .map(type -> type.equals(Medium.EFIVARFS_TYPE))
              .orElse(path.equals(StoreLocator.EFIVARFS));
      medium = efivarfs ? Medium.EFIVARFS : Medium.DIRECTORY;
    }
    return medium;
  }

  /** Returns the file to lock; beside the store, for in it every file is a variable. */
  String lockFile() throws StoreException {
    if (medium() == Medium.EFIVARFS) {
      return MACHINE_LOCK;
    }
    String path = realPath();
    int name = path.lastIndexOf('/') + 1;
    return path.substring(0, name) + "." + path.substring(name) + ".lock";
  }

  private String realPath() throws StoreException {
    if (realPath == null) {
      try {
        realPath = os.realPath(directory);
      } catch (OsException e) {
        throw new StoreException(directory, e.errno(), e.detail());
      }
    }
    return realPath;
  }

  /** Returns the kind of file system, empty where there is no list of mounts. */
  private Optional<String> type(String path) {
    try {
      return MountTable.parse(os.readToEnd(mountInfo)).of(path).map(MountTable.Mount::type);
    } catch (OsException e) {
      return Optional.empty();
    }
  }
}
