package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;

/** Where stores are found. */
public final class StoreLocator {
  /** Where the kernel shows the firmware's variables. */
  public static final String EFIVARFS = "/sys/firmware/efi/efivars";

  static final String MOUNT_INFO = "/proc/self/mountinfo";

  private StoreLocator() {}

  /**
   * Returns a machine's own store. Nothing is read yet: if there is none, {@link
   * EfivarfsStore#list} throws a {@link NoStoreException} that says why.
   *
   * @param root a directory that holds the machine's {@code /sys} and {@code /proc}; empty for the
   *     running machine
   */
  @SuppressWarnings("exports") // Outside of the module, EfiVariables hands the door in.
  public static EfivarfsStore machine(Os os, String root) {
    String above = root.equals("/") ? "" : withoutTrailingSlash(root);
    String path = above + EFIVARFS;
    return new EfivarfsStore(
        os, path, new MachineAbsence(os, above), new StorePlace(os, path, MOUNT_INFO));
  }

  /**
   * Returns the store in a directory that was named; it may be empty. Nothing is read yet: a
   * listing throws a {@link NoStoreException} if it is no directory.
   *
   * @param directory its path, with or without a slash at the end
   * @throws NoStoreException if the path is empty
   */
  @SuppressWarnings("exports") // As above.
  public static EfivarfsStore directory(Os os, String directory) throws NoStoreException {
    if (directory.isEmpty()) {
      throw new NoStoreException(
          NoStoreException.Reason.NO_DIRECTORY, "''", Errno.ENOENT, "no directory has this name");
    }
    String path = withoutTrailingSlash(directory);
    return new EfivarfsStore(os, path, Absence.OF_DIRECTORY, new StorePlace(os, path, MOUNT_INFO));
  }

  private static String withoutTrailingSlash(String path) {
    int end = path.length();
    while (end > 1 && path.charAt(end - 1) == '/') {
      end--;
    }
    return path.substring(0, end);
  }
}
