package io.github.jefibootmgr.host;

import io.github.jefibootmgr.os.OsException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An NVMe subsystem, {@code virtual/nvme-subsystem/nvme-subsys0/nvme0n1}: where the kernel puts a
 * name space that more than one controller may lead to. Firmware goes through a controller.
 */
final class NvmeSubsystem {
  private static final String DIRECTORY = "nvme-subsystem";
  private static final int SUBSYSTEM = 2;

  private NvmeSubsystem() {}

  /** Returns whether a chain leads into a subsystem. */
  static boolean holds(Chain chain) {
    return chain.name(0).equals("virtual") && chain.name(1).equals(DIRECTORY);
  }

  /**
   * Returns the chain of the first controller that is on PCI.
   *
   * @param warnings where to say that there are more
   */
  static Chain controller(Chain chain, List<String> warnings) throws RefusedException {
    List<String> local = new ArrayList<>();
    Optional<String> transport = Optional.empty();
    for (String name : chain.children(SUBSYSTEM)) {
      if (Numbers.isNumbered("nvme", name)) {
        Optional<String> kind = chain.attribute(SUBSYSTEM, name + "/transport");
        if (kind.orElse("pcie").equals("pcie")) {
          local.add(name);
        } else {
          transport = kind;
        }
      }
    }
    if (local.isEmpty()) {
      throw new RefusedException(
          transport
              .map(
                  kind ->
                      "the disk is NVMe over fabrics (" + kind + "), which firmware sets up itself")
              .orElse("no controller of " + chain.name(SUBSYSTEM) + " in sysfs"));
    }
    if (local.size() > 1) {
      warnings.add(
          chain.name(SUBSYSTEM)
              + " has "
              + local.size()
              + " controllers; the path is that of "
              + local.get(0));
    }
    try {
      String link = chain.directory(SUBSYSTEM) + "/" + local.get(0);
      return Chain.of(chain.root(), chain.root().realPath(link));
    } catch (OsException failure) {
      throw new RefusedException("the NVMe controller " + local.get(0) + ": " + failure.detail());
    }
  }
}
