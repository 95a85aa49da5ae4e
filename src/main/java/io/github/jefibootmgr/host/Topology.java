package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns a device's place in sysfs into the hardware part of a device path. */
final class Topology {
  /** The order matters where a bus is a special case of a later one. */
  private static final List<Bus> BUSES =
      List.of(
          new VirtualBus(),
          new VmBus(),
          new NvdimmBus(),
          new VirtioBus(),
          new AcpiPlatformBus(),
          new PciRootBus(),
          new PciBus(),
          new AtaBus(),
          new NvmeBus(),
          new UsbBus(),
          new MmcBus(),
          new FireWireBus(),
          new SasBus(),
          new FibreChannelBus(),
          new UfsBus(),
          new ScsiBus());

  private Topology() {}

  /**
   * Returns the nodes of a whole disk or a network interface.
   *
   * @param warnings where to put what the user should know
   * @throws RefusedException if firmware has no path for it, or none is known
   */
  static List<Node> nodes(Chain chain, List<String> warnings) throws RefusedException {
    List<Node> nodes = new ArrayList<>();
    if (NvmeSubsystem.holds(chain)) {
      nodes.addAll(nodes(NvmeSubsystem.controller(chain, warnings), warnings));
      nodes.add(NvmeBus.node(chain, chain.size() - 1));
      return nodes;
    }
    int at = 0;
    while (at < chain.size() && !isClass(chain.name(at))) {
      Bus.Step step = step(chain, at);
      nodes.addAll(step.nodes());
      warnings.addAll(step.warnings());
      at += step.taken();
    }
    return nodes;
  }

  /** What follows these is the disk's or interface's name. */
  private static boolean isClass(String name) {
    return name.equals("block") || name.equals("net");
  }

  private static Bus.Step step(Chain chain, int at) throws RefusedException {
    for (Bus bus : BUSES) {
      Optional<Bus.Step> step = bus.step(chain, at);
      if (step.isPresent()) {
        return step.get();
      }
    }
    throw new RefusedException(
        "no device path is known for " + chain.name(at) + " in " + chain.path());
  }
}
