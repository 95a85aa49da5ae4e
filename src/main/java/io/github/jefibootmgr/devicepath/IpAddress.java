package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads addresses of the Internet Protocol (RFC 4291 section 2.2 for IPv6). */
public final class IpAddress {
  private static final int IPV4_NUMBERS = 4;
  private static final int IPV6_GROUPS = 8;
  private static final int GROUP_DIGITS = 4;

  private IpAddress() {}

  /** Returns the 4 octets of four decimal numbers, empty for another text. */
  public static Optional<Bytes> version4(String text) {
    List<String> parts = split(text, '.');
    ByteWriter octets = new ByteWriter();
    for (String part : parts) {
      ParsedNumber number = ParsedNumber.digits(part, 10);
      boolean leadingZero = part.length() > 1 && part.startsWith("0");
      boolean sound = number.isSound() && number.value() >>> 8 == 0 && !leadingZero;
      if (parts.size() != IPV4_NUMBERS || !sound) {
        return Optional.empty();
      }
      octets.u8((int) number.value());
    }
    return Optional.of(octets.toBytes());
  }

  /** Returns the 16 octets of an address without brackets, empty for another text. */
  public static Optional<Bytes> version6(String text) {
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
    List<String> parts = split(text, ':');
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i);
      Optional<Bytes> tail = last && i == parts.size() - 1 ? version4(part) : Optional.empty();
      if (tail.isPresent()) {
        groups.add(tail.get().at(0) << 8 | tail.get().at(1));
        groups.add(tail.get().at(2) << 8 | tail.get().at(3));
        continue;
      }
      ParsedNumber group = ParsedNumber.digits(part, 16);
      if (!group.isSound() || part.length() > GROUP_DIGITS) {
        return Optional.empty();
      }
      groups.add((int) group.value());
    }
    return Optional.of(groups);
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
      parts.add(text.substring(start, end));
      start = end + 1;
    }
    parts.add(text.substring(start));
    return parts;
  }
}
