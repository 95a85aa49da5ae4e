package io.github.jefibootmgr.cli;

/** What the program tells its caller: efibootmgr's numbers where it has one. */
public enum ExitStatus {
  /** All was done. */
  OK(0),
  /** The command line is wrong, or something else is that has no number of its own. */
  USAGE(1),
  /** There are no EFI variables here. */
  NO_EFI(2),
  /** {@code -B} does not say which entry. */
  DELETE_WHAT(3),
  /** {@code -a}, {@code -A}, {@code -f} or {@code -F} does not say which entry. */
  CHANGE_WHAT(4),
  /** An entry could not be made. */
  CREATE(5),
  /** A new entry could not be put into the order. */
  ADD_TO_ORDER(6),
  /** The order could not be removed. */
  DELETE_ORDER(7),
  /** The order could not be set, or the new one is wrong. */
  SET_ORDER(8),
  /** Repeats could not be removed from the order. */
  REMOVE_DUPLICATES(9),
  /** BootNext could not be removed. */
  DELETE_NEXT(10),
  /** Timeout could not be removed. */
  DELETE_TIMEOUT(11),
  /** {@code -n} names an entry that does not exist. */
  NEXT_UNKNOWN(12),
  /** BootNext could not be set. */
  SET_NEXT(13),
  /** Timeout could not be set. */
  SET_TIMEOUT(14),
  /** An entry could not be removed. */
  DELETE(15),
  /** An entry could not be switched on or off, or does not exist. */
  CHANGE(16),
  /** {@code -r} and {@code -y} together. */
  DRIVER_AND_SYSPREP(25),
  /** BootNext with {@code -r} or {@code -y}. */
  NEXT_OF_OTHER_KIND(26),
  /** Timeout with {@code -r} or {@code -y}. */
  TIMEOUT_OF_OTHER_KIND(27),
  /** {@code -b} is no number. */
  NUMBER_MALFORMED(28),
  /** {@code -b} is out of range. */
  NUMBER_RANGE(29),
  /** {@code -f} for what is no driver, or {@code -e} is no number. */
  RECONNECT_OR_EDD(30),
  /** {@code -e} is neither 1 nor 3. */
  EDD_RANGE(31),
  /** {@code -E} is no hexadecimal number. */
  EDD_DEVICE(32),
  /** {@code -m} is no yes or no. */
  MIRROR_BELOW(33),
  /** {@code -M} is no percentage up to 50. */
  MIRROR_ABOVE(34),
  /** {@code -n} is no number. */
  NEXT_MALFORMED(35),
  /** {@code -n} is out of range. */
  NEXT_RANGE(36),
  /** {@code -p} is no number. */
  PARTITION(37),
  /** {@code -t} is no number of seconds. */
  TIMEOUT_MALFORMED(38),
  /** The value of {@code -v} is neither a number nor more {@code v}s. */
  VERBOSITY(39),
  /** The number of a new entry is taken. */
  NUMBER_TAKEN(40),
  /** Options ask for different forms of a path. */
  PATH_FORMS(41),
  /** Something that should not happen. */
  INTERNAL(70),
  /** Standard output was closed; what a shell reports of a program that SIGPIPE ended. */
  CLOSED_OUTPUT(141);

  private final int status;

  ExitStatus(int status) {
    this.status = status;
  }

  /** Returns the number, 0 to 255. */
  public int status() {
    return status;
  }
}
