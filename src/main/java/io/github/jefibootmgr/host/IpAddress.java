package io.github.jefibootmgr.host;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads IP addresses (RFC 4291 section 2.2 for IPv6). */
final class IpAddress {
  private static final int IPV6_GROUPS = 8;

  private IpAddress() {}

  /** Returns the 4 octets of four decimal numbers, empty for another text. */
  static Optional<Bytes> version4(String text) {
    String[] parts = text.split("\\.", -1);
    ByteWriter octets = new ByteWriter();
    for (String part : parts) {
      Optional<Long> number = Numbers.decimal(part);
      boolean leadingZero = part.length() > 1 && part.startsWith("0");
      if (parts.length != 4 || number.isEmpty() || number.get() > 0xff || leadingZero) {
        return Optional.empty();
      }
      octets.u8(number.get().intValue());
    }
    return Optional.of(octets.toBytes());
  }

  /** Returns the 16 octets of an address, empty for another text. */
  static Optional<Bytes> version6(String text) {
    int gap = text.indexOf("::");
    Optional<List<Integer>> before = groups(gap < 0 ? text : text.substring(0, gap), gap < 0);
    Optional<List<Integer>> after = groups(gap < 0 ? "" : text.substring(gap + 2), gap >= 0);
    if (before.isEmpty() || after.isEmpty()) {
      return Optional.empty();
    }
    int zeros = IPV6_GROUPS - before.get().size() - after.get().size();
    if (gap < 0 ? zeros != 0 : zeros < 1) {
      return Optional.empty();
    }
    List<Integer> all = new ArrayList<>(before.get());
    for (int i = 0; i < zeros; i++) {
      all.add(0);
    }
    all.addAll(after.get());
    ByteWriter octets = new ByteWriter();
    for (int group : all) {
      octets.u8(group >> 8).u8(group);
    }
    return Optional.of(octets.toBytes());
  }

  /** Reads groups of 16 bits; the last two may be written as an IPv4 address at the text's end. */
  private static Optional<List<Integer>> groups(String text, boolean last) {
    List<Integer> groups = new ArrayList<>();
    if (text.isEmpty()) {
      return Optional.of(groups);
    }
    String[] parts = text.split(":", -1);
    for (int i = 0; i < parts.length; i++) {
      Optional<Bytes> tail = last && i == parts.length - 1 ? version4(parts[i]) : Optional.empty();
      if (tail.isPresent()) {
        groups.add(tail.get().at(0) << 8 | tail.get().at(1));
        groups.add(tail.get().at(2) << 8 | tail.get().at(3));
        continue;
      }
      Optional<Long> group = parts[i].indexOf('x') < 0 ? Numbers.hex(parts[i]) : Optional.empty();
      if (group.isEmpty() || parts[i].length() > 4) {
        return Optional.empty();
      }
      groups.add(group.get().intValue());
    }
    return Optional.of(groups);
  }
}
