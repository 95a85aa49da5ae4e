package io.github.jefibootmgr.host;

import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/**
 * A disk or an image of one, as sectors.
 *
 * @param os the way to it
 * @param path the file to read
 * @param name what the user calls it, for messages
 * @param size octets
 * @param sectorSize octets of a logical block, 512 or a multiple of it
 */
record Medium(Os os, String path, String name, long size, int sectorSize) {
  /** Returns how many whole sectors there are. */
  long sectors() {
    return size / sectorSize;
  }

  /**
   * Reads whole sectors' worth of octets.
   *
   * @throws RefusedException if the medium ends before, or cannot be read
   */
  Bytes read(long lba, int length) throws RefusedException {
    if (lba < 0 || lba > sectors() || length > size - lba * sectorSize) {
      throw new RefusedException(
          name + ": " + length + " bytes at sector " + lba + " are beyond the disk's end");
    }
    try {
      Bytes octets = os.readAt(path, lba * sectorSize, length);
      if (octets.size() < length) {
        throw new RefusedException(name + ": ends inside sector " + lba);
      }
      return octets;
    } catch (OsException failure) {
      throw new RefusedException(name + ": cannot read sector " + lba + ": " + failure.detail());
    }
  }

  /** Reads one sector, or nothing where that fails. */
  Optional<Bytes> sector(long lba) {
    try {
      return Optional.of(read(lba, sectorSize));
    } catch (RefusedException failure) {
      return Optional.empty();
    }
  }
}
