package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Node;
import java.util.List;
import java.util.Optional;

/**
 * A way in which a device hangs on another, with the nodes that UEFI has for it. One bus knows one
 * kind of names in sysfs.
 */
interface Bus {
  /**
   * Looks whether the names from an index on are of this bus.
   *
   * @param chain the device's place
   * @param at the index of the first name that no bus before has taken
   * @return what it takes, empty if the names are not of this bus
   * @throws RefusedException if they are, but the device has no path that firmware would know
   */
  Optional<Step> step(Chain chain, int at) throws RefusedException;

  /**
   * What a bus took of the names.
   *
   * @param taken how many names, 1 or more
   * @param nodes what they are in a device path, which may be nothing
   * @param warnings what the user should know
   */
  record Step(int taken, List<Node> nodes, List<String> warnings) {
    public Step {
      nodes = List.copyOf(nodes);
      warnings = List.copyOf(warnings);
    }

    static Optional<Step> of(int taken, Node... nodes) {
      return Optional.of(new Step(taken, List.of(nodes), List.of()));
    }
  }
}
