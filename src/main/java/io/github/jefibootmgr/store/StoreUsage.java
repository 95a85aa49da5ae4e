package io.github.jefibootmgr.store;

import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What fills a store, for someone who must make room in it. */
final class StoreUsage {
  private static final int SHOWN = 3;

  /** Crash logs that the kernel's efi-pstore keeps in variables of its own. */
  private static final String CRASH_LOG = "dump-type";

  private StoreUsage() {}

  private record Item(String name, long size) {}

  /** Returns one clause that names the largest variables, "" if they cannot be had. */
  static String describe(Os os, String directory) {
    List<Item> items = new ArrayList<>();
    long total = 0;
    long crashLogs = 0;
    try {
      for (String name : os.list(directory)) {
        long size = os.status(directory + "/" + name).size();
        items.add(new Item(name, size));
        total += size;
        crashLogs += name.startsWith(CRASH_LOG) ? size : 0;
      }
    } catch (OsException e) {
      return "";
    }
    items.sort(Comparator.comparingLong(Item::size).reversed().thenComparing(Item::name));
    StringBuilder text = new StringBuilder();
    text.append(items.size())
        .append(" variables take ")
        .append(total)
        .append(" bytes, most of all");
    for (Item item : items.subList(0, Math.min(SHOWN, items.size()))) {
      text.append(' ').append(item.name).append(" (").append(item.size).append(')');
    }
    if (crashLogs > 0) {
      text.append("; old crash logs (").append(CRASH_LOG).append("*) take ").append(crashLogs);
      text.append(" and may be deleted");
    }
    return text.toString();
  }
}
