package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.devicepath.FilePathList;
import io.github.jefibootmgr.devicepath.ListingText;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;
import io.github.jefibootmgr.wire.Printable;
import java.util.ArrayList;
import java.util.List;

/**
 * A plan in words: one line a change, in the order of writing, for instance {@code BootOrder:
 * 0001,0000 -> 0000,0001} or {@code Boot0002: delete "Fedora"}.
 */
public final class PlanText {
  private static final String NONE = "none";

  private PlanText() {}

  /** Returns the lines, none for a plan that changes nothing. */
  public static List<String> lines(Plan plan) {
    List<String> lines = new ArrayList<>();
    for (Change change : plan.changes()) {
      lines.add(line(change));
    }
    return lines;
  }

  /** Returns one line, whatever is in the variable. */
  public static String line(Change change) {
    VariableName name = change.name();
    String words =
        isEntry(name)
            ? EntryText.words(change)
            : value(name, change.before()) + " -> " + value(name, change.after());
    return Printable.escape(name.toString()) + ": " + words;
  }

  private static boolean isEntry(VariableName name) {
    for (EntryKind kind : EntryKind.values()) {
      if (kind.numberOf(name).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static String value(VariableName name, Held held) {
    if (held instanceof Held.Stored stored) {
      return data(name, stored.variable().data());
    }
    return held instanceof Held.Nothing ? NONE : "unreadable";
  }

  private static String data(VariableName name, Bytes data) {
    boolean isOrder = name.isGlobal() && name.name().endsWith("Order");
    if (isOrder || (name.equals(VariableName.BOOT_NEXT) && data.size() == 2)) {
      return data.size() < 2 ? "empty" : BootOrder.decode(data).text();
    }
    if (name.equals(VariableName.TIMEOUT) && data.size() == 2) {
      int seconds = data.u16(0);
      return seconds + (seconds == 1 ? " second" : " seconds");
    }
    return name.equals(MemoryMirror.REQUEST) ? mirror(data) : raw(data);
  }

  private static String mirror(Bytes data) {
    try {
      MemoryMirror mirror = MemoryMirror.decode(data);
      int above = mirror.above4G();
      return (mirror.below4G() ? "all" : "nothing")
          + " below 4 GiB and "
          + above / 100
          + (above / 10 % 10 == 0 && above % 10 == 0 ? "" : "." + above / 10 % 10 + above % 10)
          + "% above";
    } catch (MalformedException e) {
      return raw(data);
    }
  }

  private static String raw(Bytes data) {
    return data.isEmpty() ? "no data" : "the bytes " + data.hex();
  }

  /** What happens to a load option. */
  private static final class EntryText {
    private EntryText() {}

    static String words(Change change) {
      boolean hasBefore = change.before() instanceof Held.Stored;
      if (change instanceof Change.Delete) {
        return hasBefore ? "delete " + label(change.before()) : "delete what cannot be read";
      }
      if (!hasBefore) {
        String inactive = isActive(change.after()) ? "" : ", inactive";
        DecodedLoadOption option = option(change.after());
        return "create "
            + label(change.after())
            + " "
            + path(option)
            + inactive
            + Words.data(option.optionalData());
      }
      return String.join(", ", differences(option(change.before()), option(change.after())));
    }

    private static List<String> differences(DecodedLoadOption before, DecodedLoadOption after) {
      List<String> found = new ArrayList<>();
      if (before.has(LoadOption.ACTIVE) != after.has(LoadOption.ACTIVE)) {
        found.add(after.has(LoadOption.ACTIVE) ? "inactive -> active" : "active -> inactive");
      }
      if (before.has(LoadOption.FORCE_RECONNECT) != after.has(LoadOption.FORCE_RECONNECT)) {
        found.add(
            after.has(LoadOption.FORCE_RECONNECT)
                ? "no reconnect -> reconnect"
                : "reconnect -> no reconnect");
      }
      if (!before.description().equals(after.description())) {
        found.add(
            "label "
                + Words.quoted(before.description())
                + " -> "
                + Words.quoted(after.description()));
      }
      if (!before.filePathList().equals(after.filePathList())) {
        found.add("path " + path(before) + " -> " + path(after));
      }
      if (!before.optionalData().equals(after.optionalData())) {
        found.add("other optional data");
      }
      return found.isEmpty() ? List.of("other bytes") : found;
    }

    private static String path(DecodedLoadOption option) {
      return ListingText.format(
          FilePathList.decode(option.filePathList(), option.filePathListOffset()));
    }

    private static boolean isActive(Held held) {
      return option(held).has(LoadOption.ACTIVE);
    }

    private static String label(Held held) {
      return Words.quoted(option(held).description());
    }

    private static DecodedLoadOption option(Held held) {
      return LoadOption.decode(((Held.Stored) held).variable().data());
    }
  }
}
