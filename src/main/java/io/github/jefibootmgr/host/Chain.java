package io.github.jefibootmgr.host;

import java.util.List;
import java.util.Optional;

/**
 * A device's place in sysfs as a chain of names, each a device that hangs on the one before: of
 * {@code /sys/devices/pci0000:00/0000:00:1f.2/ata1/…} the names from {@code pci0000:00} on.
 *
 * @param root the machine
 * @param names the names
 */
record Chain(HostRoot root, List<String> names) {
  private static final String DEVICES = "/sys/devices/";

  Chain {
    names = List.copyOf(names);
  }

  /**
   * Takes a path apart.
   *
   * @param path a machine's path with no link in it
   * @throws RefusedException if it is not beneath {@code /sys/devices}
   */
  static Chain of(HostRoot root, String path) throws RefusedException {
    if (!path.startsWith(DEVICES)) {
      throw new RefusedException(path + " is not a device in " + DEVICES);
    }
    return new Chain(root, List.of(path.substring(DEVICES.length()).split("/", -1)));
  }

  int size() {
    return names.size();
  }

  /** Returns a name, an empty text beyond the end. */
  String name(int index) {
    return index < names.size() ? names.get(index) : "";
  }

  /** Returns the whole path. */
  String path() {
    return directory(names.size() - 1);
  }

  /** Returns the path of the device at an index. */
  String directory(int index) {
    return DEVICES + String.join("/", names.subList(0, index + 1));
  }

  /** Returns an attribute of the device at an index, empty if it has none. */
  Optional<String> attribute(int index, String attribute) {
    return root.attribute(directory(index) + "/" + attribute);
  }

  /** Returns the names in the directory of the device at an index, sorted. */
  List<String> children(int index) {
    return root.list(directory(index));
  }

  /** Returns the driver of the device at an index, an empty text if it has none. */
  String driver(int index) {
    return root.linkName(directory(index) + "/driver").orElse("");
  }
}
