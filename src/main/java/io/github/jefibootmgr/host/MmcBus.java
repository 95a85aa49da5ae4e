package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingStorage;
import java.util.Optional;

/**
 * An eMMC or SD card: {@code mmc_host/mmc1/mmc1:0001}. The slot is that of the controller, which
 * has an {@code mmc} each.
 */
final class MmcBus implements Bus {
  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!chain.name(at).equals("mmc_host") || !Numbers.isNumbered("mmc", chain.name(at + 1))) {
      return Optional.empty();
    }
    if (chain.name(chain.size() - 1).contains("boot")) {
      throw new RefusedException(
          chain.name(chain.size() - 1) + " is a boot area of an eMMC, which has no path");
    }
    int slot = slot(chain, at);
    boolean sd = chain.attribute(at + 2, "type").orElse("MMC").startsWith("SD");
    return Step.of(3, sd ? new MessagingStorage.Sd(slot) : new MessagingStorage.Emmc(slot));
  }

  private static int slot(Chain chain, int at) {
    long own = number(chain.name(at + 1));
    int slot = 0;
    for (String sibling : chain.children(at)) {
      if (Numbers.isNumbered("mmc", sibling) && number(sibling) < own) {
        slot++;
      }
    }
    return slot & 0xff;
  }

  private static long number(String name) {
    return Numbers.after("mmc", name, ':').orElseThrow().get(0);
  }
}
