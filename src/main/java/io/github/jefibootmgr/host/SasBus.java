package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingVendor;
import java.util.Optional;

/**
 * A disk of a SAS host adapter: {@code host6/port-6:0/end_device-6:0/target6:0:0/6:0:0:0}, with any
 * number of {@code expander-6:0/port-6:0:2} between. The expanders are in no path: a SAS address is
 * unique in its domain.
 */
final class SasBus implements Bus {
  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!Numbers.isNumbered("host", chain.name(at)) || !chain.name(at + 1).startsWith("port-")) {
      return Optional.empty();
    }
    ScsiAddress address = ScsiAddress.need(chain, at);
    long sas = sasAddress(chain, address);
    address.needFirstUnit();
    return Step.of(address.taken(at), new MessagingVendor.Sas(0, sas, 0, 0, 0));
  }

  private static long sasAddress(Chain chain, ScsiAddress address) throws RefusedException {
    int endDevice = address.index() - 2;
    String name = chain.name(endDevice);
    Optional<Long> found = chain.attribute(address.index(), "sas_address").flatMap(Numbers::hex64);
    if (found.isEmpty()) {
      found =
          chain.attribute(endDevice, "sas_device/" + name + "/sas_address").flatMap(Numbers::hex64);
    }
    if (found.isEmpty()) {
      throw new RefusedException("sysfs gives no SAS address for " + name);
    }
    return found.get();
  }
}
