package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Hardware;
import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteWriter;
import java.util.Optional;

/**
 * A virtio device, {@code virtio2}: on PCI it has no node of its own, the PCI function is the disk.
 * On MMIO, {@code platform/a003e00.virtio_mmio/virtio2}, EDK2 names it by the address of its
 * registers.
 */
final class VirtioBus implements Bus {
  /** EDK2's name for the transport (OvmfPkg's VirtioMmioTransport). */
  private static final Guid MMIO = Guid.of("837dca9e-e874-4d82-b29a-23fe0e23d1e2");

  private static final String MMIO_SUFFIX = ".virtio_mmio";
  private static final String ACPI_PREFIX = "LNRO0005:";

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (at > 0) {
      return Numbers.isNumbered("virtio", chain.name(at)) ? Step.of(1) : Optional.empty();
    }
    for (int i = at + 1; i + 1 < chain.size(); i++) {
      String name = chain.name(i);
      if (name.endsWith(MMIO_SUFFIX) || name.startsWith(ACPI_PREFIX)) {
        long base = base(chain, name);
        return Step.of(i + 1, new Hardware.Vendor(MMIO, new ByteWriter().u64(base).toBytes()));
      }
    }
    return Optional.empty();
  }

  private static long base(Chain chain, String name) throws RefusedException {
    Optional<Long> base =
        name.endsWith(MMIO_SUFFIX)
            ? Numbers.hex64(name.substring(0, name.length() - MMIO_SUFFIX.length()))
            : fromMemoryMap(chain, name);
    if (base.isEmpty() || base.get() == 0) {
      throw new RefusedException(
          "the address of " + name + " is not known; /proc/iomem tells it to the super-user");
    }
    return base.get();
  }

  /** A line is {@code 0a003e00-0a003fff : LNRO0005:00 LNRO0005:00}. */
  private static Optional<Long> fromMemoryMap(Chain chain, String name) {
    for (String line : chain.root().text("/proc/iomem").orElse("").split("\n", -1)) {
      int dash = line.indexOf('-');
      int colon = line.indexOf(" : ");
      if (dash > 0 && colon > dash && line.substring(colon + 3).strip().startsWith(name)) {
        return Numbers.hex64(line.substring(0, dash).strip());
      }
    }
    return Optional.empty();
  }
}
