package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Hardware;
import java.util.Optional;

/** A PCI bridge or function, {@code 0000:03:00.1}: domain, bus, device and function. */
final class PciBus implements Bus {
  private static final int MOST_DEVICE = 0x1f;
  private static final int MOST_FUNCTION = 7;

  @Override
  public Optional<Step> step(Chain chain, int at) {
    String name = chain.name(at);
    int colon = name.lastIndexOf(':');
    int dot = name.lastIndexOf('.');
    if (colon < 0 || dot < colon || !isDomainAndBus(name.substring(0, colon))) {
      return Optional.empty();
    }
    Optional<Long> device = Numbers.hex(name.substring(colon + 1, dot));
    Optional<Long> function = Numbers.hex(name.substring(dot + 1));
    if (device.isEmpty()
        || function.isEmpty()
        || device.get() > MOST_DEVICE
        || function.get() > MOST_FUNCTION) {
      return Optional.empty();
    }
    return Step.of(1, new Hardware.Pci(device.get().intValue(), function.get().intValue()));
  }

  private static boolean isDomainAndBus(String text) {
    int colon = text.indexOf(':');
    return colon >= 0
        && Numbers.hex(text.substring(0, colon)).isPresent()
        && Numbers.hex(text.substring(colon + 1)).isPresent();
  }
}
