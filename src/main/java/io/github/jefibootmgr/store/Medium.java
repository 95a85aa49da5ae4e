package io.github.jefibootmgr.store;

/** What the files of a store are. */
enum Medium {
  /** The kernel's view of the firmware's variables: each write is a call of the firmware. */
  EFIVARFS,
  /** Ordinary files. */
  DIRECTORY;

  static final String EFIVARFS_TYPE = "efivarfs";
}
