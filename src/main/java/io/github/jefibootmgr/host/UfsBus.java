package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingStorage;
import java.util.Optional;

/** A Universal Flash Storage device, which Linux drives as a SCSI host whose driver is ufshcd. */
final class UfsBus implements Bus {
  private static final String DRIVER = "ufshcd";
  private static final long MOST_LUN = 0xff;

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    String host = chain.name(at);
    if (!Numbers.isNumbered("host", host) || !isUfs(chain, at)) {
      return Optional.empty();
    }
    ScsiAddress address = ScsiAddress.need(chain, at);
    if (address.lun() > MOST_LUN) {
      throw new RefusedException("the UFS logical unit " + address.lun() + " is a well-known one");
    }
    return Step.of(address.taken(at), new MessagingStorage.Ufs(0, (int) address.lun()));
  }

  private static boolean isUfs(Chain chain, int at) {
    String host = chain.name(at);
    return chain.attribute(at, "scsi_host/" + host + "/proc_name").orElse("").equals(DRIVER)
        || (at > 0 && chain.driver(at - 1).startsWith(DRIVER));
  }
}
