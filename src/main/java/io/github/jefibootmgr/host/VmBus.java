package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Acpi;
import io.github.jefibootmgr.devicepath.Hardware;
import io.github.jefibootmgr.model.Guid;
import java.util.Optional;

/**
 * A channel of Hyper-V's VMBus, {@code …/VMBUS:01/<instance>}; a storage channel is followed by a
 * SCSI host. Hyper-V's firmware names the channel by its class and its instance.
 */
final class VmBus implements Bus {
  private static final Guid CHANNEL = Guid.of("9b17e5a2-0891-42dd-b653-80b5c22809ba");

  @Override
  public Optional<Step> step(Chain chain, int at) {
    if (at > 0) {
      return Optional.empty();
    }
    for (int i = 1; i < chain.size(); i++) {
      Optional<Guid> instance = Guid.parse(chain.name(i));
      Optional<Guid> kind = chain.attribute(i, "class_id").flatMap(VmBus::bracedGuid);
      if (instance.isPresent() && kind.isPresent()) {
        return Step.of(
            i + 1,
            new Acpi.ExpandedHid(0, 0, 0, "VMBus", "", ""),
            new Hardware.Vendor(CHANNEL, kind.get().bytes().plus(instance.get().bytes())));
      }
    }
    return Optional.empty();
  }

  private static Optional<Guid> bracedGuid(String text) {
    return Guid.parse(text.startsWith("{") ? text.substring(1, text.length() - 1) : text);
  }
}
