package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingStorage;
import java.util.Optional;

/** A disk of a SCSI host adapter, virtio's and Hyper-V's too: {@code host2/target2:0:0/2:0:0:0}. */
final class ScsiBus implements Bus {
  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!Numbers.isNumbered("host", chain.name(at))) {
      return Optional.empty();
    }
    if (chain.name(at + 1).startsWith("session")) {
      throw new RefusedException(
          "the disk is an iSCSI target ("
              + chain.name(at + 1)
              + "), which firmware logs in to itself");
    }
    if (!chain.name(at + 1).startsWith("target")) {
      return Optional.empty();
    }
    ScsiAddress address = ScsiAddress.need(chain, at);
    return Step.of(
        address.taken(at), new MessagingStorage.Scsi(address.target16(), address.lun16()));
  }
}
