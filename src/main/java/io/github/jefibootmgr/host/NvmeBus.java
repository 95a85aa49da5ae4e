package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingStorage;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/**
 * A name space of an NVMe controller: {@code nvme/nvme0/nvme0n1}.
 *
 * <p>With multipath the name space is beneath {@code virtual/nvme-subsystem} instead; see {@link
 * NvmeSubsystem}.
 */
final class NvmeBus implements Bus {
  private static final int EUI_SIZE = 8;
  private static final String EUI_PREFIX = "eui.";

  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (!chain.name(at).equals("nvme") || !Numbers.isNumbered("nvme", chain.name(at + 1))) {
      return Optional.empty();
    }
    if (at + 2 >= chain.size()) {
      return Step.of(2);
    }
    return Step.of(3, node(chain, at + 2));
  }

  /** Returns the node of the name space at an index. */
  static MessagingStorage.NvmeNamespace node(Chain chain, int at) throws RefusedException {
    String name = chain.name(at);
    Optional<Long> id =
        chain
            .attribute(at, "nsid")
            .or(() -> Optional.of(name.substring(name.lastIndexOf('n') + 1)))
            .flatMap(Numbers::decimal);
    if (id.isEmpty()) {
      throw new RefusedException("sysfs gives no name space number for " + name);
    }
    return new MessagingStorage.NvmeNamespace(id.get(), eui(chain, at));
  }

  /** Returns the EUI-64, zeros if the name space has none. */
  private static Bytes eui(Chain chain, int at) {
    Optional<String> text = chain.attribute(at, "eui").or(() -> chain.attribute(at, "device/eui"));
    Optional<Bytes> eui = text.flatMap(NvmeBus::octets);
    if (eui.isEmpty()) {
      eui =
          chain
              .attribute(at, "wwid")
              .filter(wwid -> wwid.startsWith(EUI_PREFIX))
              .flatMap(wwid -> octets(wwid.substring(EUI_PREFIX.length())));
    }
    return eui.orElse(Bytes.copyOf(new byte[EUI_SIZE]));
  }

  /** Reads eight octets in hexadecimal with or without blanks. */
  private static Optional<Bytes> octets(String text) {
    return Numbers.octets(text.replace(" ", "")).filter(octets -> octets.size() == EUI_SIZE);
  }
}
