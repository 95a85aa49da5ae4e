package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Stores in short, and what is true of them. */
final class Machine {
  static final Bytes PATH = Bytes.ofHex("04040800" + "5c000000" + "7fff0400");

  private Machine() {}

  /**
   * Returns a store of variables that are separated by semicolons. Each is a name, {@code =}, and
   * for an entry its label with a {@code *} before it if it is active, for an order its numbers,
   * for Timeout its seconds, {@code #} and hexadecimal digits for any other data, {@code !} for one
   * that cannot be read, {@code !!} for one without a header. A mirror is {@code below,above}.
   */
  static TestStore of(String text) {
    TestStore store = new TestStore();
    for (String part : text.split(";", -1)) {
      if (part.isBlank()) {
        continue;
      }
      String name = part.substring(0, part.indexOf('=')).strip();
      String value = part.substring(part.indexOf('=') + 1).strip();
      VariableName variable = nameOf(name);
      if (value.equals("!!")) {
        store.breakVariable(variable, Errno.EINVAL);
      } else if (value.equals("!")) {
        store.breakVariable(variable, Errno.EIO);
      } else {
        store.put(variable, dataOf(name, value));
      }
    }
    return store;
  }

  private static VariableName nameOf(String name) {
    return switch (name) {
      case "MirrorCurrent" -> MemoryMirror.CURRENT;
      case "MirrorRequest" -> MemoryMirror.REQUEST;
      default -> VariableName.global(name);
    };
  }

  private static Bytes dataOf(String name, String value) {
    if (value.startsWith("#")) {
      return Bytes.ofHex(value.substring(1));
    }
    if (name.endsWith("Order") || name.equals("BootNext") || name.equals("BootCurrent")) {
      return new BootOrder(numbers(value)).encode();
    }
    if (name.equals("Timeout")) {
      int seconds = Integer.parseInt(value);
      return Bytes.of(seconds & 0xff, seconds >> 8);
    }
    if (name.startsWith("Mirror")) {
      String[] parts = value.split(",", -1);
      return new MemoryMirror(1, parts[0].equals("t"), Integer.parseInt(parts[1]), 0).encode();
    }
    boolean active = value.startsWith("*");
    return option(active ? value.substring(1) : value, active).encode();
  }

  static LoadOption option(String label, boolean active) {
    return new LoadOption(active ? LoadOption.ACTIVE : 0, label, PATH, Bytes.of(1, 2, 3));
  }

  static List<BootNumber> numbers(String text) {
    List<BootNumber> numbers = new ArrayList<>();
    for (String number : text.split(",", -1)) {
      if (!number.isBlank()) {
        numbers.add(number(number));
      }
    }
    return numbers;
  }

  static BootNumber number(String hex) {
    return new BootNumber(Integer.parseInt(hex.strip(), 16));
  }

  static Snapshot read(TestStore store, Wanted wanted) {
    try {
      return SnapshotReader.read(store, wanted);
    } catch (StoreException e) {
      throw new AssertionError(e);
    }
  }

  static Snapshot read(TestStore store) {
    return read(store, Wanted.listing(EntryKind.BOOT));
  }

  /** Returns what the order and BootNext name without an entry, for instance {@code order 0002}. */
  static Set<String> dangling(TestStore store) {
    Snapshot snapshot = read(store.copy());
    Set<String> dangling = new TreeSet<>();
    if (snapshot.order() instanceof Reading.Value<BootOrder> order) {
      for (BootNumber number : order.value().numbers()) {
        if (snapshot.entry(number).isEmpty()) {
          dangling.add("order " + number);
        }
      }
    }
    if (snapshot.bootNext() instanceof Reading.Value<BootNumber> next
        && snapshot.entry(next.value()).isEmpty()) {
      dangling.add("next " + next.value());
    }
    return dangling;
  }
}
