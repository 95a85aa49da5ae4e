package io.github.jefibootmgr.cli;

import java.util.List;

/**
 * The options, in the order in which help shows them. From this table come the normaliser's rules,
 * both editions' parsers, the help, the man page and the completions.
 */
public enum Option {
  ACTIVE("a", Argument.NONE, "", "Set the entry active.", "active"),
  INACTIVE("A", Argument.NONE, "", "Set the entry inactive.", "inactive"),
  BOOTNUM("b", Argument.REQUIRED, "XXXX", "Modify entry XXXX (hexadecimal).", "bootnum"),
  DELETE_BOOTNUM(
      "B", Argument.NONE, "", "Delete the entry, or all with the label of -L.", "delete-bootnum"),
  CREATE("c", Argument.NONE, "", "Create an entry and put it into the order at -I.", "create"),
  CREATE_ONLY("C", Argument.NONE, "", "Create an entry, leave the order alone.", "create-only"),
  DISK(
      "d",
      Argument.REQUIRED,
      "disk",
      "Disk, partition or image with the loader (default /dev/sda).",
      "disk"),
  REMOVE_DUPS("D", Argument.NONE, "", "Remove repeated numbers from the order.", "remove-dups"),
  EDD("e", Argument.REQUIRED, "1|3", "Make an EDD 1.0 path, or a full path (3).", "edd", "edd30"),
  EDD_DEVICE("E", Argument.REQUIRED, "num", "EDD 1.0 device number (default 0x80).", "edd-device"),
  FULL_DEV_PATH("", Argument.NONE, "", "Make a full device path.", "full-dev-path"),
  FILE_DEV_PATH("", Argument.NONE, "", "Make a path of the file only.", "file-dev-path"),
  RECONNECT("f", Argument.NONE, "", "Re-connect devices after the driver is loaded.", "reconnect"),
  NO_RECONNECT("F", Argument.NONE, "", "Do not re-connect devices after that.", "no-reconnect"),
  GPT("g", Argument.NONE, "", "Take a valid GPT without a protective MBR.", "gpt"),
  IFACE("i", Argument.REQUIRED, "name", "Make an entry for a network interface.", "iface"),
  INDEX(
      "I", Argument.REQUIRED, "number", "Place of a new entry in the order (default 0).", "index"),
  KEEP("k", Argument.NONE, "", "With -o: keep what else the old order names.", "keep"),
  LOADER("l", Argument.REQUIRED, "name", "File to start (default: this system's GRUB).", "loader"),
  LABEL("L", Argument.REQUIRED, "label", "Name of the entry in menus (default Linux).", "label"),
  MIRROR_BELOW_4G("m", Argument.REQUIRED, "t|f", "Mirror memory below 4 GB.", "mirror-below-4G"),
  MIRROR_ABOVE_4G(
      "M", Argument.REQUIRED, "X", "Percentage of memory above 4 GB to mirror.", "mirror-above-4G"),
  BOOTNEXT("n", Argument.REQUIRED, "XXXX", "Start entry XXXX next time, once.", "bootnext"),
  DELETE_BOOTNEXT("N", Argument.NONE, "", "Delete BootNext.", "delete-bootnext"),
  BOOTORDER("o", Argument.REQUIRED, "XXXX,YYYY,...", "Set the order (hexadecimal).", "bootorder"),
  DELETE_BOOTORDER("O", Argument.NONE, "", "Delete the order.", "delete-bootorder"),
  PART("p", Argument.REQUIRED, "part", "Partition with the loader (default 1).", "part"),
  QUIET("q", Argument.NONE, "", "Print nothing on standard output.", "quiet"),
  DRIVER("r", Argument.NONE, "", "Work on drivers, not on boot entries.", "driver"),
  LIST_SIGNATURE_TYPES(
      "s",
      Argument.NONE,
      "",
      "List the signature types that the firmware supports.",
      "list-signature-types"),
  TIMEOUT("t", Argument.REQUIRED, "seconds", "Set how long the boot menu waits.", "timeout"),
  DELETE_TIMEOUT("T", Argument.NONE, "", "Delete Timeout.", "delete-timeout"),
  UNICODE("u", Argument.NONE, "", "Optional data is UCS-2 (default ASCII).", "unicode", "UCS-2"),
  VERBOSE("v", Argument.OPTIONAL, "level", "Show more; -vv even more.", "verbose"),
  VERSION("V", Argument.NONE, "", "Print the version and exit.", "version"),
  WRITE_SIGNATURE("w", Argument.NONE, "", "Accepted, without effect.", "write-signature"),
  SYSPREP("y", Argument.NONE, "", "Work on system preparation applications.", "sysprep"),
  APPEND_BINARY_ARGS(
      "@",
      Argument.REQUIRED,
      "file",
      "Take optional data from a file (- for standard input).",
      "append-binary-args"),
  HELP("h", Argument.NONE, "", "Show this help and exit.", "help"),

  DRY_RUN(Argument.NONE, "", "Show what a change would write; write nothing.", "dry-run"),
  EFIVARS(Argument.REQUIRED, "DIR", "Use the variables in DIR.", "efivars"),
  ROOT(Argument.REQUIRED, "DIR", "Look for /sys, /dev, /proc, /etc, /run beneath DIR.", "root"),
  TEXT_FORM(Argument.REQUIRED, "FORM", "Write paths as efibootmgr or uefi does.", "text-form"),
  DEVICE_PATH(
      Argument.REQUIRED, "PATH", "Device path of a new entry, in UEFI's text form.", "device-path"),
  IP(
      Argument.REQUIRED,
      "SETTING",
      "With -i: dhcp4, dhcp6, auto6, static4:A/P or static6:A/P.",
      "ip"),
  VLAN(Argument.REQUIRED, "ID", "With -i: the VLAN, 0 to 4094.", "vlan"),
  URI(Argument.REQUIRED, "URL", "With -i: what HTTP boot loads.", "uri"),
  TIMING(Argument.NONE, "", "", "timing");

  /** Whether an option has a value. */
  public enum Argument {
    /** Never. */
    NONE,
    /** Always: attached, or the next word. */
    REQUIRED,
    /** Only attached. */
    OPTIONAL
  }

  private final String shortName;
  private final Argument argument;
  private final String valueName;
  private final String help;
  private final String longName;
  private final String otherLongName;

  Option(
      String shortName,
      Argument argument,
      String valueName,
      String help,
      String longName,
      String otherLongName) {
    this.shortName = shortName;
    this.argument = argument;
    this.valueName = valueName;
    this.help = help;
    this.longName = longName;
    this.otherLongName = otherLongName;
  }

  Option(String shortName, Argument argument, String valueName, String help, String longName) {
    this(shortName, argument, valueName, help, longName, "");
  }

  Option(Argument argument, String valueName, String help, String longName) {
    this("", argument, valueName, help, longName);
  }

  /** Returns the letter, or an empty text if there is none. */
  public String shortName() {
    return shortName;
  }

  /** Returns the long names, the main one first; never empty. */
  public List<String> longNames() {
    return otherLongName.isEmpty() ? List.of(longName) : List.of(longName, otherLongName);
  }

  /** Returns whether it has a value. */
  public Argument argument() {
    return argument;
  }

  /** Returns what help calls the value. */
  public String valueName() {
    return valueName;
  }

  /** Returns what it does, one sentence; empty for an option that help does not show. */
  public String help() {
    return help;
  }

  /** Returns whether efibootmgr lacks it; such an option cannot be abbreviated. */
  public boolean isOwn() {
    return compareTo(HELP) > 0;
  }
}
