package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingBus;
import io.github.jefibootmgr.devicepath.MessagingStorage;
import io.github.jefibootmgr.devicepath.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A USB device: {@code usb2/2-3/2-3.4/2-3.4:1.0}. Each name after the root hub's is a hub or the
 * device on a port of the one before, counted from 1; UEFI counts from 0 and has a node a port,
 * with the interface in the last one.
 *
 * <p>Linux makes two root hubs of an xHCI controller, one for each speed, each with ports from 1;
 * to firmware they are ports of one hub, mostly the slow ones first (QEMU's own controller has the
 * fast ones first). ACPI knows the number.
 */
final class UsbBus implements Bus {
  private static final int MOST_PORT = 255;
  private static final long MOST_LUN = 0xff;
  private static final long HIGH_SPEED = 480;
  private static final String QEMU_VENDOR = "0x1b36";
  private static final String QEMU_XHCI = "0x000d";

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!Numbers.isNumbered("usb", chain.name(at))) {
      return Optional.empty();
    }
    List<Node> nodes = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    int last = at + 1;
    while (chain.name(last).indexOf(':') < 0 && last < chain.size() - 1) {
      last++;
    }
    for (int i = at + 1; i < last; i++) {
      long port = i == at + 1 ? rootPort(chain, at, warnings) : port(chain.name(i), '.');
      boolean hub = i + 1 < last;
      nodes.add(usb(port, hub ? 0 : interfaceNumber(chain.name(last))));
    }
    Optional<ScsiAddress> disk = ScsiAddress.from(chain, last);
    if (disk.isEmpty()) {
      return Optional.of(new Step(last + 1 - at, nodes, warnings));
    }
    addLogicalUnit(chain, disk.get(), nodes);
    return Optional.of(new Step(disk.get().taken(at), nodes, warnings));
  }

  /** Only a device with more than one logical unit, a card reader say, has a node for it. */
  private static void addLogicalUnit(Chain chain, ScsiAddress disk, List<Node> nodes) {
    int units = 0;
    for (String name : chain.children(disk.index() - 1)) {
      Optional<List<Long>> numbers = Numbers.after("", name, ':');
      units += numbers.isPresent() && numbers.get().size() == 4 ? 1 : 0;
    }
    if ((units > 1 || disk.lun() > 0) && disk.lun() <= MOST_LUN) {
      nodes.add(new MessagingStorage.LogicalUnit((int) disk.lun()));
    }
  }

  private static MessagingBus.Usb usb(long port, long interfaceNumber) throws RefusedException {
    if (port < 1 || port > MOST_PORT || interfaceNumber > MOST_PORT) {
      throw new RefusedException("the USB port " + port + " does not fit in a node");
    }
    return new MessagingBus.Usb((int) port - 1, (int) interfaceNumber);
  }

  private static long port(String name, char separator) throws RefusedException {
    return Numbers.decimal(name.substring(name.lastIndexOf(separator) + 1))
        .orElseThrow(() -> new RefusedException("no USB port in the name " + name));
  }

  /** Of {@code 2-3.4:1.0} the last number. */
  private static long interfaceNumber(String name) throws RefusedException {
    return port(name, '.');
  }

  private static long rootPort(Chain chain, int at, List<String> warnings) throws RefusedException {
    String hub = chain.name(at);
    long port = port(chain.name(at + 1), '-');
    String number = hub.substring("usb".length());
    Optional<Long> address =
        chain
            .attribute(at, number + "-0:1.0/" + hub + "-port" + port + "/firmware_node/adr")
            .flatMap(Numbers::hex);
    if (address.isPresent() && address.get() > 0) {
      return address.get();
    }
    boolean fast = speed(chain, chain.directory(at)) > HIGH_SPEED;
    if (at > 0 && hasFastPortsFirst(chain, at - 1)) {
      return fast ? port : port + ports(chain, at - 1, true);
    }
    long slower = fast && at > 0 ? ports(chain, at - 1, false) : 0;
    if (slower > 0) {
      warnings.add(
          "the port of the fast USB root hub "
              + hub
              + " is taken to count after the slow one's "
              + slower
              + "; ACPI does not tell");
    }
    return port + slower;
  }

  private static boolean hasFastPortsFirst(Chain chain, int controller) {
    return chain.attribute(controller, "vendor").equals(Optional.of(QEMU_VENDOR))
        && chain.attribute(controller, "device").equals(Optional.of(QEMU_XHCI));
  }

  /** Returns how many ports a controller's fast or slow root hub has, 0 if there is no such hub. */
  private static long ports(Chain chain, int controller, boolean fast) {
    for (String name : chain.children(controller)) {
      String directory = chain.directory(controller) + "/" + name;
      if (!Numbers.isNumbered("usb", name)) {
        continue;
      }
      long speed = speed(chain, directory);
      if (fast ? speed > HIGH_SPEED : speed == HIGH_SPEED) {
        return chain.root().attribute(directory + "/maxchild").flatMap(Numbers::decimal).orElse(0L);
      }
    }
    return 0;
  }

  private static long speed(Chain chain, String directory) {
    return chain.root().attribute(directory + "/speed").flatMap(Numbers::decimal).orElse(0L);
  }
}
