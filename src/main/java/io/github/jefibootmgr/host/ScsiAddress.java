package io.github.jefibootmgr.host;

import java.util.List;
import java.util.Optional;

/**
 * A device of Linux's SCSI layer, {@code target1:0:2} and {@code 1:0:2:3} in a row; ATA, USB and
 * FireWire disks have one too.
 *
 * @param channel the bus of the host adapter
 * @param target the device
 * @param lun its logical unit
 * @param index the index of the second name
 */
record ScsiAddress(long channel, long target, long lun, int index) {
  private static final long MOST_16_BITS = 0xffff;

  /** Returns the first address from an index on, empty if there is none. */
  static Optional<ScsiAddress> from(Chain chain, int at) {
    for (int i = at; i + 1 < chain.size(); i++) {
      Optional<List<Long>> numbers = Numbers.after("", chain.name(i + 1), ':');
      if (Numbers.after("target", chain.name(i), ':').isPresent()
          && numbers.isPresent()
          && numbers.get().size() == 4) {
        List<Long> found = numbers.get();
        return Optional.of(new ScsiAddress(found.get(1), found.get(2), found.get(3), i + 1));
      }
    }
    return Optional.empty();
  }

  /** Returns the first address from an index on. */
  static ScsiAddress need(Chain chain, int at) throws RefusedException {
    Optional<ScsiAddress> address = from(chain, at);
    if (address.isEmpty()) {
      throw new RefusedException("no SCSI address in " + chain.path());
    }
    return address.get();
  }

  /** Returns how many names there are from an index up to this address. */
  int taken(int at) {
    return index + 1 - at;
  }

  /** Returns the target in 16 bits. */
  int target16() throws RefusedException {
    return in16Bits("target", target);
  }

  /** Returns the logical unit in 16 bits. */
  int lun16() throws RefusedException {
    return in16Bits("logical unit", lun);
  }

  /** Firmware does not agree on how the 64 bits of a logical unit are ordered; for 0 it must. */
  void needFirstUnit() throws RefusedException {
    if (lun != 0) {
      throw new RefusedException(
          "the disk is logical unit " + lun + ", which firmware writes in more than one way");
    }
  }

  private static int in16Bits(String what, long value) throws RefusedException {
    if (value > MOST_16_BITS) {
      throw new RefusedException("the SCSI " + what + " " + value + " does not fit in a node");
    }
    return (int) value;
  }
}
