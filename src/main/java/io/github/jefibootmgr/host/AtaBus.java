package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingStorage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A port of a SATA or parallel ATA controller: {@code ata2/host1/target1:0:0/1:0:0:0}.
 *
 * <p>Linux counts all ports of a machine from 1; {@code port_no} is the number within the
 * controller, from 1 too, where UEFI counts from 0. Behind a port multiplier the SCSI channel is
 * the multiplier's port.
 */
final class AtaBus implements Bus {
  private static final String PREFIX = "ata";
  private static final int NO_MULTIPLIER = 0xffff;

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!Numbers.isNumbered(PREFIX, chain.name(at))) {
      return Optional.empty();
    }
    ScsiAddress address = ScsiAddress.need(chain, at);
    long port = port(chain, at);
    if (isParallel(chain, at)) {
      return parallel(chain, at, port, address);
    }
    int multiplier = isMultiplied(chain, at, address) ? (int) address.channel() : NO_MULTIPLIER;
    return Step.of(
        address.taken(at), new MessagingStorage.Sata((int) port, multiplier, address.lun16()));
  }

  /**
   * efibootmgr counts the two drives of a cable from -1, so the master is 255; its paths are kept
   * the same, since what it wrote is what scripts look for.
   */
  private static Optional<Step> parallel(Chain chain, int at, long port, ScsiAddress address)
      throws RefusedException {
    int drive = (int) (address.target() - 1) & 0xff;
    String warning =
        "the drive number in the full path is "
            + drive
            + ", as efibootmgr writes it, where firmware counts "
            + address.target()
            + "; the short path is safer ("
            + chain.name(at)
            + ")";
    return Optional.of(
        new Step(
            address.taken(at),
            List.of(new MessagingStorage.Atapi((int) port & 0xff, drive, address.lun16())),
            List.of(warning)));
  }

  private static boolean isParallel(Chain chain, int at) {
    String driver = at == 0 ? "" : chain.driver(at - 1);
    return driver.startsWith("ata_") || driver.startsWith("pata_");
  }

  private static boolean isMultiplied(Chain chain, int at, ScsiAddress address) {
    String link = "link" + chain.name(at).substring(PREFIX.length()) + "." + address.channel();
    return chain.root().exists(chain.directory(at) + "/" + link);
  }

  /** Returns the port within the controller, from 0. */
  private static long port(Chain chain, int at) throws RefusedException {
    String name = chain.name(at);
    Optional<Long> counted =
        chain.attribute(at, "ata_port/" + name + "/port_no").flatMap(Numbers::decimal);
    long port = counted.isPresent() ? counted.get() - 1 : position(chain, at);
    if (port < 0 || port >= NO_MULTIPLIER) {
      throw new RefusedException("sysfs gives no port number for " + name);
    }
    return port;
  }

  /** Kernels before 2.6.37 do not tell: a controller's ports have numbers in a row. */
  private static long position(Chain chain, int at) {
    List<Long> ports = new ArrayList<>();
    for (String sibling : at == 0 ? List.<String>of() : chain.children(at - 1)) {
      if (Numbers.isNumbered(PREFIX, sibling)) {
        ports.add(Numbers.after(PREFIX, sibling, ':').orElseThrow().get(0));
      }
    }
    ports.sort(null);
    return ports.indexOf(Numbers.after(PREFIX, chain.name(at), ':').orElseThrow().get(0));
  }
}
