package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingBus;
import io.github.jefibootmgr.devicepath.MessagingStorage;
import io.github.jefibootmgr.devicepath.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A FireWire disk: {@code fw1/fw1.0/host5/target5:0:0/5:0:0:0}, named by its EUI-64. */
final class FireWireBus implements Bus {
  private static final long MOST_LUN = 0xff;

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!Numbers.isNumbered("fw", chain.name(at))) {
      return Optional.empty();
    }
    Optional<Long> guid = chain.attribute(at, "guid").flatMap(Numbers::hex64);
    if (guid.isEmpty()) {
      throw new RefusedException("sysfs gives no GUID for the FireWire device " + chain.name(at));
    }
    ScsiAddress address = ScsiAddress.need(chain, at);
    List<Node> nodes = new ArrayList<>();
    nodes.add(new MessagingBus.Ieee1394(0, guid.get()));
    if (address.lun() > 0 && address.lun() <= MOST_LUN) {
      nodes.add(new MessagingStorage.LogicalUnit((int) address.lun()));
    }
    return Optional.of(new Step(address.taken(at), nodes, List.of()));
  }
}
