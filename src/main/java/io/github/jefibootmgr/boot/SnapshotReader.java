package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.boot.Snapshot.Content;
import io.github.jefibootmgr.boot.Snapshot.Entry;
import io.github.jefibootmgr.boot.Snapshot.Unread;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.VariableStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Reads of a store what a command needs: one listing, then one read for each variable wanted. */
public final class SnapshotReader {
  private SnapshotReader() {}

  /**
   * Reads what is wanted. A variable that cannot be read is part of the result and hides no other.
   *
   * @throws StoreException if the store cannot be listed
   */
  public static Snapshot read(VariableStore store, Wanted wanted) throws StoreException {
    List<VariableName> entryNames = new ArrayList<>();
    List<VariableName> otherNames = new ArrayList<>();
    for (VariableName name : store.list()) {
      if (wanted.others().contains(name)) {
        otherNames.add(name);
      } else if (wanted.kind().numberOf(name).isPresent()) {
        entryNames.add(name);
      }
    }
    Collections.sort(entryNames);

    List<Entry> entries = new ArrayList<>();
    for (VariableName name : entryNames) {
      BootNumber number = wanted.kind().numberOf(name).get();
      Optional<Content> content =
          wanted.contentOf(number) ? content(store, name) : Optional.of(new Content.NotAskedFor());
      if (content.isPresent()) {
        entries.add(new Entry(name, number, content.get()));
      }
    }
    List<Variable> others = new ArrayList<>();
    List<Unread> unreadable = new ArrayList<>();
    for (VariableName name : otherNames) {
      try {
        Optional<Variable> found = store.read(name);
        if (found.isPresent()) {
          others.add(found.get());
        }
      } catch (StoreException e) {
        unreadable.add(new Unread(name, e.getMessage()));
      }
    }
    return new Snapshot(wanted.kind(), entries, others, unreadable);
  }

  /** Reads an entry; empty if it was removed after the listing. */
  private static Optional<Content> content(VariableStore store, VariableName name) {
    try {
      Optional<Variable> found = store.read(name);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      Variable variable = found.get();
      return Optional.of(new Content.Read(variable, LoadOption.decode(variable.data())));
    } catch (StoreException e) {
      return Optional.of(
          e.isMalformed()
              ? new Content.Headless(e.getMessage())
              : new Content.Unreadable(e.getMessage()));
    }
  }
}
