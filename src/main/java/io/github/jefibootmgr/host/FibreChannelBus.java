package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingFabric;
import java.util.Optional;

/** A disk behind Fibre Channel: {@code host1/rport-1:0-0/target1:0:0/1:0:0:0}. */
final class FibreChannelBus implements Bus {
  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    String port = chain.name(at + 1);
    if (!Numbers.isNumbered("host", chain.name(at)) || !port.startsWith("rport-")) {
      return Optional.empty();
    }
    ScsiAddress address = ScsiAddress.need(chain, at);
    Optional<Long> name =
        chain.attribute(at + 1, "fc_remote_ports/" + port + "/port_name").flatMap(Numbers::hex64);
    if (name.isEmpty()) {
      throw new RefusedException("sysfs gives no world-wide name for " + port);
    }
    address.needFirstUnit();
    return Step.of(address.taken(at), new MessagingFabric.FibreChannel(0, name.get(), 0));
  }
}
