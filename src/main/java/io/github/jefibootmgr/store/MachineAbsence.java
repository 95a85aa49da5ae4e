package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.store.NoStoreException.Reason;
import java.util.Optional;

/** Finds out why the machine's own variables are not where they should be. */
final class MachineAbsence implements Absence {
  private static final String FIRMWARE = "/sys/firmware/efi";

  private final Os os;
  private final String root;

  /**
   * Makes the diagnosis of a machine.
   *
   * @param root what comes before {@code /sys} and {@code /proc}; empty for the running machine
   */
  MachineAbsence(Os os, String root) {
    this.os = os;
    this.root = root;
  }

  @Override
  public NoStoreException unlistable(OsException failure) {
    return diagnose(failure.errno(), failure.detail());
  }

  @Override
  public void checkEmpty() throws NoStoreException {
    throw diagnose(Errno.ENOENT, "it is empty");
  }

  private NoStoreException diagnose(Errno errno, String detail) {
    String directory = root + StoreLocator.EFIVARFS;
    if (isAbsent(root + FIRMWARE)) {
      String reason = "not booted by UEFI (" + root + FIRMWARE + " is absent)";
      return new NoStoreException(Reason.NOT_UEFI, directory, errno, reason);
    }
    Optional<String> type = mounted();
    if (type.isPresent() && !type.get().equals(Medium.EFIVARFS_TYPE)) {
      String reason = "another file system, " + type.get() + ", is mounted there";
      return new NoStoreException(Reason.OTHER_FILE_SYSTEM, directory, errno, reason);
    }
    if (errno == Errno.EACCES || errno == Errno.EPERM) {
      String reason = "not readable: " + detail;
      return new NoStoreException(Reason.NOT_READABLE, directory, errno, reason);
    }
    if (type.isPresent()) {
      String reason = "efivarfs is mounted, but the firmware offers no variables: " + detail;
      return new NoStoreException(Reason.EMPTY, directory, errno, reason);
    }
    return new NoStoreException(
        Reason.NOT_MOUNTED,
        directory,
        errno,
        "efivarfs is not mounted; `mount -t efivarfs efivarfs " + directory + "` mounts it");
  }

  private boolean isAbsent(String path) {
    try {
      os.status(path);
      return false;
    } catch (OsException e) {
      return e.errno() == Errno.ENOENT;
    }
  }

  /** Returns the type of what is mounted at the very place, empty if nothing is. */
  private Optional<String> mounted() {
    try {
      MountTable mounts = MountTable.parse(os.readToEnd(root + StoreLocator.MOUNT_INFO));
      return mounts
          .of(StoreLocator.EFIVARFS)
          .filter(mount -> mount.point().equals(StoreLocator.EFIVARFS))
          .map(MountTable.Mount::type);
    } catch (OsException e) {
      return Optional.empty();
    }
  }
}
