package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;

/** Addresses of the Internet Protocol in texts; one that is left out is all zeros. */
final class IpAddress {
  private IpAddress() {}

  static Bytes ipv4(Parameters parameters, String what) throws FaultyTextException {
    int start = parameters.column();
    String text = parameters.text();
    if (text.isEmpty()) {
      return Bytes.of(0, 0, 0, 0);
    }
    List<Integer> octets = numbers(text, '.', 10, 0xff);
    if (octets.size() != 4) {
      throw new FaultyTextException(start, what + ", an address like 192.168.0.1,");
    }
    return Bytes.of(octets.get(0), octets.get(1), octets.get(2), octets.get(3));
  }

  static Bytes ipv6(Parameters parameters, String what) throws FaultyTextException {
    int start = parameters.column();
    String text = parameters.text();
    if (text.isEmpty()) {
      return Bytes.copyOf(new byte[16]);
    }
    boolean bracketed = text.startsWith("[") && text.endsWith("]") && text.length() > 1;
    List<Integer> groups = groups(bracketed ? text.substring(1, text.length() - 1) : text);
    if (groups.size() != 8) {
      throw new FaultyTextException(start, what + ", an address like 2001:db8::1,");
    }
    ByteWriter address = new ByteWriter();
    for (int group : groups) {
      address.u8(group >> 8).u8(group);
    }
    return address.toBytes();
  }

  /** Returns the eight groups of an address, or another number of them if it is none. */
  private static List<Integer> groups(String text) {
    int gap = text.indexOf("::");
    if (gap < 0) {
      return numbers(text, ':', 16, 0xffff);
    }
    String before = text.substring(0, gap);
    String after = text.substring(gap + 2);
    List<Integer> head = before.isEmpty() ? List.of() : numbers(before, ':', 16, 0xffff);
    List<Integer> tail = after.isEmpty() ? List.of() : numbers(after, ':', 16, 0xffff);
    boolean sound = before.isEmpty() == head.isEmpty() && after.isEmpty() == tail.isEmpty();
    List<Integer> groups = new ArrayList<>(head);
    while (sound && groups.size() + tail.size() < 8) {
      groups.add(0);
    }
    groups.addAll(tail);
    return sound ? groups : List.of();
  }

  /** Returns the numbers between separators, or none if one of them is no such number. */
  private static List<Integer> numbers(String text, char separator, int base, int most) {
    List<Integer> numbers = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int end = text.indexOf(separator, start);
      String digits = text.substring(start, end < 0 ? text.length() : end);
      ParsedNumber number = ParsedNumber.digits(digits, base);
      if (!number.isSound() || Long.compareUnsigned(number.value(), most) > 0) {
        return List.of();
      }
      numbers.add((int) number.value());
      start = end < 0 ? text.length() + 1 : end + 1;
    }
    return numbers;
  }
}
