package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The variables as the edits so far would leave them, beside what they were at first. */
final class Draft {
  private final Snapshot snapshot;
  private final SortedMap<VariableName, Held> first = new TreeMap<>();
  private final SortedMap<VariableName, Held> now;
  private final SortedMap<VariableName, Step> steps = new TreeMap<>();

  /** The entries whose names are in lower case, in the snapshot's order; none is ever made. */
  private final Map<BootNumber, List<VariableName>> lowerCase = new HashMap<>();

  /** Numbers that the order named from the start though no entry has them. */
  private final Set<BootNumber> orphans = new LinkedHashSet<>();

  final List<VariableName> created = new ArrayList<>();

  /** New entries that shall have a place in the order. */
  final Set<BootNumber> placed = new LinkedHashSet<>();

  final List<String> warnings = new ArrayList<>();
  final List<String> notes = new ArrayList<>();

  Draft(Snapshot snapshot) {
    this.snapshot = snapshot;
    for (Snapshot.Entry entry : snapshot.entries()) {
      first.put(entry.variable(), held(entry));
    }
    for (Snapshot.Entry entry : snapshot.lowerCaseEntries()) {
      lowerCase.computeIfAbsent(entry.number(), number -> new ArrayList<>()).add(entry.variable());
    }
    for (Variable variable : snapshot.others()) {
      first.put(variable.name(), new Held.Stored(variable));
    }
    for (Snapshot.Unread unread : snapshot.unreadable()) {
      first.put(unread.name(), unknown(unread.reason()));
    }
    now = new TreeMap<>(first);
    if (snapshot.order() instanceof Reading.Value<BootOrder> order) {
      for (BootNumber number : order.value().numbers()) {
        if (entry(number).isEmpty()) {
          orphans.add(number);
        }
      }
    }
  }

  private static Held held(Snapshot.Entry entry) {
    if (entry.content() instanceof Snapshot.Content.Read read) {
      return new Held.Stored(read.variable());
    }
    if (entry.content() instanceof Snapshot.Content.Headless headless) {
      return unknown(headless.reason());
    }
    if (entry.content() instanceof Snapshot.Content.Unreadable unreadable) {
      return unknown(unreadable.reason());
    }
    return unknown(entry.variable().name() + " was not read");
  }

  private static Held unknown(String reason) {
    return new Held.Unknown(reason, Optional.empty());
  }

  EntryKind kind() {
    return snapshot.kind();
  }

  Snapshot snapshot() {
    return snapshot;
  }

  Held first(VariableName name) {
    return first.getOrDefault(name, new Held.Nothing());
  }

  Held now(VariableName name) {
    return now.getOrDefault(name, new Held.Nothing());
  }

  boolean exists(VariableName name) {
    return !(now(name) instanceof Held.Nothing);
  }

  /** Returns which variables were edited, sorted, each with the last edit's step. */
  SortedMap<VariableName, Step> steps() {
    return steps;
  }

  /**
   * Gives a variable a value. What attributes it had at first are kept, for firmware refuses to
   * change those of a variable that exists.
   */
  void set(VariableName name, Bytes data, Step step) {
    Attributes attributes =
        first(name) instanceof Held.Stored stored
            ? stored.variable().attributes().writable()
            : Attributes.BOOT_VARIABLE;
    now.put(name, new Held.Stored(new Variable(name, attributes, data)));
    steps.put(name, step);
  }

  void remove(VariableName name, Step step) {
    now.put(name, new Held.Nothing());
    steps.put(name, step);
  }

  /** Returns the number of a load option's variable; empty for any other variable. */
  Optional<BootNumber> numberOf(VariableName name) {
    return kind().numberOf(name);
  }

  /** Returns the names of the entries that are there, sorted. */
  List<VariableName> entries() {
    List<VariableName> found = new ArrayList<>();
    for (VariableName name : now.keySet()) {
      if (exists(name) && numberOf(name).isPresent()) {
        found.add(name);
      }
    }
    return found;
  }

  /** Returns the entry that a number means: in upper case if there is one, else as it is spelt. */
  Optional<VariableName> entry(BootNumber number) {
    // An order may name thousands of numbers, so not all entries are gone through for each.
    VariableName specified = kind().entry(number);
    if (exists(specified)) {
      return Optional.of(specified);
    }
    for (VariableName name : lowerCase.getOrDefault(number, List.of())) {
      if (exists(name)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }

  /** Returns what an entry holds; empty if it could not be read. */
  Optional<DecodedLoadOption> option(VariableName name) {
    return now(name) instanceof Held.Stored stored
        ? Optional.of(LoadOption.decode(stored.variable().data()))
        : Optional.empty();
  }

  /** Returns the order; empty if there is no such variable. */
  Optional<BootOrder> order(Step step) throws RefusedException {
    Held held = now(kind().order());
    if (held instanceof Held.Unknown unknown) {
      throw new RefusedException(
          step, Refusal.Reason.UNREADABLE, "nothing is changed, because " + unknown.reason());
    }
    return held instanceof Held.Stored stored
        ? Optional.of(BootOrder.decode(stored.variable().data()))
        : Optional.empty();
  }

  /** Replaces the order; one that names nothing is no variable. */
  void setOrder(List<BootNumber> numbers, Step step) {
    if (numbers.isEmpty()) {
      remove(kind().order(), step);
    } else {
      set(kind().order(), new BootOrder(numbers).encode(), step);
    }
  }

  /** Returns whether the order named the number from the start though no entry had it. */
  boolean isOrphan(BootNumber number) {
    return orphans.contains(number);
  }

  void forgetOrphan(BootNumber number) {
    orphans.remove(number);
  }
}
