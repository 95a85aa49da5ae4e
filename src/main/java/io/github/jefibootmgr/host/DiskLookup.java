package io.github.jefibootmgr.host;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.OsException;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Finds the disk that an argument names.
 *
 * <p>On this machine a device file is found in sysfs by its number, since its name may be any.
 * Beneath another root the numbers are not this machine's, and a file's name is all there is.
 */
final class DiskLookup {
  private static final String DEV = "/dev/";

  /** What is looked for beneath the root; any other file is this machine's. */
  private static final String[] OF_MACHINE = {"/dev", "/sys", "/proc", "/etc", "/run"};

  private final HostRoot root;

  DiskLookup(HostRoot root) {
    this.root = root;
  }

  /**
   * Returns what an argument names.
   *
   * @throws RefusedException if that is no disk
   */
  Disk find(String argument) throws RefusedException {
    if (argument.isEmpty()) {
      throw new RefusedException("the name of the disk is empty");
    }
    if (!root.isThisMachine() && argument.startsWith(DEV)) {
      Optional<Chain> named = byName(argument);
      if (named.isPresent()) {
        return device(argument, named.get());
      }
    }
    String path = isOfMachine(argument) ? root.path(argument) : argument;
    FileStatus status = status(path, argument);
    return switch (status.kind()) {
      case BLOCK_DEVICE -> byNumber(argument, path, status);
      case FILE ->
          new Disk(
              MediumReader.image(root.os(), path, argument, status.size()),
              Optional.empty(),
              OptionalLong.empty());
      case DIRECTORY -> throw new RefusedException(argument + ": is a directory, not a disk");
      case CHARACTER_DEVICE ->
          throw new RefusedException(argument + ": is a character device, not a disk");
      case OTHER -> throw new RefusedException(argument + ": is neither a disk nor an image file");
    };
  }

  private boolean isOfMachine(String argument) {
    for (String directory : OF_MACHINE) {
      if (argument.equals(directory) || argument.startsWith(directory + "/")) {
        return true;
      }
    }
    return false;
  }

  private FileStatus status(String path, String argument) throws RefusedException {
    try {
      return root.os().status(path);
    } catch (OsException failure) {
      throw new RefusedException(
          argument
              + (failure.errno() == Errno.ENOENT
                  ? ": there is no such disk or file"
                  : ": " + failure.detail()));
    }
  }

  /** Looks for the name in sysfs, after the links of {@code /dev}, of which many are to be made. */
  private Optional<Chain> byName(String argument) throws RefusedException {
    String file = argument;
    try {
      file = root.realPath(argument);
    } catch (OsException absent) {
      // A name that only sysfs knows: a partition whose disk alone has a file.
    }
    if (!file.startsWith(DEV)) {
      return Optional.empty();
    }
    String name = file.substring(DEV.length()).replace('/', '!');
    return name.isEmpty() || name.startsWith(".")
        ? Optional.empty()
        : chain("/sys/class/block/" + name);
  }

  private Disk byNumber(String argument, String path, FileStatus status) throws RefusedException {
    String link = "/sys/dev/block/" + status.major() + ":" + status.minor();
    Optional<Chain> chain = chain(link);
    return chain.isPresent()
        ? device(argument, chain.get())
        : new Disk(
            MediumReader.device(root, path, argument, Optional.empty()),
            Optional.empty(),
            OptionalLong.empty());
  }

  private Optional<Chain> chain(String link) throws RefusedException {
    try {
      return Optional.of(Chain.of(root, root.realPath(link)));
    } catch (OsException absent) {
      return Optional.empty();
    }
  }

  private Disk device(String argument, Chain chain) throws RefusedException {
    Optional<PartitionDevice> partition = PartitionDevice.of(chain);
    Chain disk = partition.isPresent() ? partition.get().disk() : chain;
    String file = root.path(DEV + disk.name(disk.size() - 1).replace('!', '/'));
    String name = partition.isPresent() ? file : argument;
    return new Disk(
        MediumReader.device(root, file, name, Optional.of(disk)),
        Optional.of(disk),
        partition.isPresent() ? OptionalLong.of(partition.get().number()) : OptionalLong.empty());
  }
}
