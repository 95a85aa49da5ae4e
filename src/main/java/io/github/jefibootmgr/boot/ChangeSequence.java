package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts the difference between the first and the last state of a draft into an order in which a
 * crash after any write does no harm: what is named is there before the name, and goes after it.
 */
final class ChangeSequence {
  private final Draft draft;
  private final List<Change> changes = new ArrayList<>();

  private ChangeSequence(Draft draft) {
    this.draft = draft;
  }

  static List<Change> of(Draft draft) {
    return new ChangeSequence(draft).build();
  }

  private List<Change> build() {
    List<VariableName> putEntries = new ArrayList<>();
    List<VariableName> deletedEntries = new ArrayList<>();
    List<VariableName> unknownEntries = new ArrayList<>();
    List<VariableName> values = new ArrayList<>();
    for (VariableName name : draft.steps().keySet()) {
      if (draft.numberOf(name).isEmpty()) {
        values.add(name);
      } else if (draft.exists(name)) {
        putEntries.add(name);
      } else if (draft.first(name) instanceof Held.Unknown) {
        unknownEntries.add(name);
      } else {
        deletedEntries.add(name);
      }
    }
    addAll(putEntries);
    if (nextNamesOneOf(deletedEntries) || nextNamesOneOf(unknownEntries)) {
      move(values, VariableName.BOOT_NEXT);
    }
    move(values, draft.kind().order());
    addAll(deletedEntries);
    move(values, VariableName.BOOT_NEXT);
    addAll(values);
    // The deletion of what could not be read cannot be undone, so nothing shall fail after it.
    addAll(unknownEntries);
    return changes;
  }

  private void move(List<VariableName> from, VariableName name) {
    if (from.remove(name)) {
      add(name);
    }
  }

  private void addAll(List<VariableName> names) {
    for (VariableName name : names) {
      add(name);
    }
  }

  private void add(VariableName name) {
    Held before = draft.first(name);
    Held after = draft.now(name);
    if (Held.same(before, after)) {
      return;
    }
    Step step = draft.steps().get(name);
    changes.add(
        after instanceof Held.Stored stored
            ? new Change.Put(stored.variable(), before, step)
            : new Change.Delete(name, before, step));
  }

  /** Returns whether BootNext, as it is at first, names one of the entries. */
  private boolean nextNamesOneOf(List<VariableName> entries) {
    if (draft.kind() != EntryKind.BOOT
        || !(draft.first(VariableName.BOOT_NEXT) instanceof Held.Stored next)) {
      return false;
    }
    List<BootNumber> named = BootOrder.decode(next.variable().data()).numbers();
    for (VariableName entry : entries) {
      Optional<BootNumber> number = draft.numberOf(entry);
      if (number.isPresent() && named.contains(number.get())) {
        return true;
      }
    }
    return false;
  }
}
