package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Acpi;
import java.util.List;
import java.util.Optional;

/** A controller that ACPI describes and that is on no bus: {@code platform/APMC0D0D:00}. */
final class AcpiPlatformBus implements Bus {
  private static final int EISA_LENGTH = 7;
  private static final int EISA_LETTERS = 3;
  private static final long MOST_UID = 0xffffffffL;

  @Override
  public Optional<Step> step(Chain chain, int at) {
    if (at > 0 || !chain.name(at).equals("platform") || chain.name(at + 1).indexOf(':') < 0) {
      return Optional.empty();
    }
    Optional<String> hid = chain.attribute(at + 1, "firmware_node/hid");
    if (hid.isEmpty()) {
      return Optional.empty();
    }
    String uid = chain.attribute(at + 1, "firmware_node/uid").orElse("0");
    String warning =
        "the controller " + chain.name(at + 1) + " is on no bus; firmware may name it otherwise";
    return Optional.of(new Step(2, List.of(node(hid.get(), uid)), List.of(warning)));
  }

  private static Acpi node(String hid, String uid) {
    Optional<Long> number = Numbers.decimal(uid).filter(value -> value <= MOST_UID);
    Optional<Long> eisa = eisaId(hid);
    if (number.isPresent() && eisa.isPresent()) {
      return new Acpi.Hid(eisa.get(), number.get());
    }
    return new Acpi.ExpandedHid(
        eisa.orElse(0L),
        number.orElse(0L),
        0,
        eisa.isPresent() ? "" : hid,
        number.isPresent() ? "" : uid,
        "");
  }

  /** Returns the compressed form of three letters and four digits (ACPI 6.4 section 19.3.4). */
  private static Optional<Long> eisaId(String hid) {
    if (hid.length() != EISA_LENGTH) {
      return Optional.empty();
    }
    long letters = 0;
    for (int i = 0; i < EISA_LETTERS; i++) {
      char letter = hid.charAt(i);
      if (letter < 'A' || letter > 'Z') {
        return Optional.empty();
      }
      letters = letters << 5 | (letter - 'A' + 1);
    }
    long vendor = letters;
    return Numbers.hex(hid.substring(EISA_LETTERS)).map(product -> product << 16 | vendor);
  }
}
