package io.github.jefibootmgr.packaging;

import io.github.jefibootmgr.cli.Option;
import java.util.List;

/** What the value of an option is, as far as a shell can complete it. */
enum ValueKind {
  /** No value, or one that nobody can guess. */
  OTHER,
  /** One of a few words. */
  WORD,
  /** The number of an entry. */
  ENTRY,
  /** Numbers of entries with commas between them. */
  ENTRIES,
  /** A disk or partition in {@code /dev}. */
  DISK,
  /** A file. */
  FILE,
  /** A directory. */
  DIRECTORY,
  /** A network interface. */
  INTERFACE;

  static ValueKind of(Option option) {
    if (!words(option).isEmpty()) {
      return WORD;
    }
    return switch (option) {
      case BOOTNUM, BOOTNEXT -> ENTRY;
      case BOOTORDER -> ENTRIES;
      case DISK -> DISK;
      case IFACE -> INTERFACE;
      case APPEND_BINARY_ARGS -> FILE;
      case EFIVARS, ROOT -> DIRECTORY;
      default -> OTHER;
    };
  }

  /** Returns the words that the value is one of; empty if it is free. */
  static List<String> words(Option option) {
    return switch (option) {
      case EDD -> List.of("1", "3");
      case MIRROR_BELOW_4G -> List.of("t", "f");
      case TEXT_FORM -> List.of("efibootmgr", "uefi");
      case IP -> List.of("dhcp4", "dhcp6", "auto6", "static4:", "static6:");
      default -> List.of();
    };
  }
}
