package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Applies a plan's changes to a snapshot, so that nothing has to be read again. */
final class AfterPlan {
  private AfterPlan() {}

  static Snapshot of(Snapshot before, Plan plan) {
    List<Snapshot.Entry> entries = new ArrayList<>(before.entries());
    List<Variable> others = new ArrayList<>(before.others());
    List<Snapshot.Unread> unreadable = new ArrayList<>(before.unreadable());
    for (Change change : plan.changes()) {
      VariableName name = change.name();
      Optional<BootNumber> number = before.kind().numberOf(name);
      if (number.isPresent()) {
        applyToEntries(entries, change, number.get());
      } else {
        others.removeIf(other -> other.name().equals(name));
        unreadable.removeIf(other -> other.name().equals(name));
        if (change instanceof Change.Put put) {
          others.add(put.variable());
        }
      }
    }
    for (VariableName created : plan.created()) {
      moveToEnd(entries, created);
    }
    return new Snapshot(before.kind(), entries, others, unreadable);
  }

  private static void applyToEntries(
      List<Snapshot.Entry> entries, Change change, BootNumber number) {
    int at = indexOf(entries, change.name());
    if (change instanceof Change.Put put) {
      Snapshot.Entry entry =
          new Snapshot.Entry(
              put.name(),
              number,
              new Snapshot.Content.Read(put.variable(), LoadOption.decode(put.variable().data())));
      if (at < 0) {
        entries.add(entry);
      } else {
        entries.set(at, entry);
      }
    } else if (at >= 0) {
      entries.remove(at);
    }
  }

  private static void moveToEnd(List<Snapshot.Entry> entries, VariableName name) {
    int at = indexOf(entries, name);
    if (at >= 0) {
      entries.add(entries.remove(at));
    }
  }

  private static int indexOf(List<Snapshot.Entry> entries, VariableName name) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).variable().equals(name)) {
        return i;
      }
    }
    return -1;
  }
}
