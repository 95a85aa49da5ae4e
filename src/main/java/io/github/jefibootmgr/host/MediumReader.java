package io.github.jefibootmgr.host;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/** Finds out how large a disk or an image is, and how large its sectors are. */
final class MediumReader {
  /** The sector sizes that disks have, the common one first. */
  private static final int[] SECTOR_SIZES = {512, 4096};

  /** sysfs counts in these whatever the disk's sectors are. */
  private static final int SYSFS_UNIT = 512;

  /** Beyond any disk, and a power of two. */
  private static final long LARGEST = 1L << 62;

  private MediumReader() {}

  /** Returns an image file; its sector size is where it has a GPT, or 512. */
  static Medium image(Os os, String path, String name, long size) throws RefusedException {
    check(os, path, name);
    return new Medium(os, path, name, size, probe(os, path, size));
  }

  /**
   * Returns a disk.
   *
   * @param path the device's file; beneath another root it may be an image
   * @param name what the user calls it
   * @param place where it is in sysfs, if that is known
   */
  static Medium device(HostRoot root, String path, String name, Optional<Chain> place)
      throws RefusedException {
    Os os = root.os();
    FileStatus status;
    try {
      status = os.status(path);
    } catch (OsException failure) {
      throw new RefusedException(
          name
              + ": "
              + (failure.errno() == Errno.ENOENT
                  ? "there is no device file " + path
                  : failure.detail()));
    }
    if (status.kind() == FileStatus.Kind.FILE) {
      return image(os, path, name, status.size());
    }
    check(os, path, name);
    Optional<Long> sectors = attribute(place, "size");
    long size =
        sectors.isPresent() && sectors.get() > 0
            ? sectors.get() * SYSFS_UNIT
            : sizeByReading(os, path);
    Optional<Long> sector =
        attribute(place, "queue/logical_block_size").filter(MediumReader::isSectorSize);
    return new Medium(
        os, path, name, size, sector.isPresent() ? sector.get().intValue() : probe(os, path, size));
  }

  private static Optional<Long> attribute(Optional<Chain> place, String attribute) {
    return place
        .flatMap(chain -> chain.attribute(chain.size() - 1, attribute))
        .flatMap(Numbers::decimal);
  }

  private static boolean isSectorSize(long size) {
    return size >= SYSFS_UNIT && size <= 1 << 16 && Long.bitCount(size) == 1;
  }

  /** Makes a disk that cannot be read say so, rather than that it has no partition table. */
  private static void check(Os os, String path, String name) throws RefusedException {
    try {
      os.readAt(path, 0, 1);
    } catch (OsException failure) {
      throw new RefusedException(name + ": cannot be read: " + failure.detail());
    }
  }

  private static int probe(Os os, String path, long size) {
    for (int sector : SECTOR_SIZES) {
      if (isHeader(os, path, sector)) {
        return sector;
      }
    }
    for (int sector : SECTOR_SIZES) {
      if (isHeader(os, path, (size / sector - 1) * sector)) {
        return sector;
      }
    }
    return SECTOR_SIZES[0];
  }

  private static boolean isHeader(Os os, String path, long offset) {
    if (offset <= 0) {
      return false;
    }
    try {
      Bytes start = os.readAt(path, offset, GptHeader.SIGNATURE.size());
      return GptHeader.isSigned(start);
    } catch (OsException failure) {
      return false;
    }
  }

  /** Looks for the last octet that can be read, by halves. */
  private static long sizeByReading(Os os, String path) {
    long size = 0;
    for (long step = LARGEST; step > 0; step >>= 1) {
      if (canRead(os, path, size + step - 1)) {
        size += step;
      }
    }
    return size;
  }

  private static boolean canRead(Os os, String path, long offset) {
    try {
      return os.readAt(path, offset, 1).size() == 1;
    } catch (OsException failure) {
      return false;
    }
  }
}
