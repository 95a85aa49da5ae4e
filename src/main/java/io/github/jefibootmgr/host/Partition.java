package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Media;
import io.github.jefibootmgr.model.Guid;

/**
 * A partition as a Hard Drive node names it (UEFI 2.10 section 10.3.5.1).
 *
 * @param number counted from 1 as Linux does; logical partitions from 5
 * @param start the first sector
 * @param sectors how many sectors
 * @param identity how firmware finds it again
 */
record Partition(long number, long start, long sectors, Identity identity) {
  /** How firmware finds a partition again. */
  sealed interface Identity {
    /** The unique GUID in its entry of a GPT. */
    record GptGuid(Guid guid) implements Identity {}

    /** The signature of the MBR's disk, 0 to 2^32-1. */
    record MbrSignature(long signature) implements Identity {}
  }

  /** Returns the node of this partition. */
  Media.HardDrive node() {
    if (identity instanceof Identity.GptGuid gpt) {
      return Media.HardDrive.gpt(number, start, sectors, gpt.guid());
    }
    return Media.HardDrive.mbr(
        number, start, sectors, ((Identity.MbrSignature) identity).signature());
  }
}
