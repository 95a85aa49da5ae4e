package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;

/**
 * Which variables a command needs. Every read is a call into the firmware, so no others are read.
 *
 * @param kind which load options; their names are always known, from one listing
 * @param contents whether what is in the load options is needed, too
 * @param others the other variables, read if the store has them
 */
public record Wanted(EntryKind kind, boolean contents, List<VariableName> others) {
  /** Keeps a copy of the list. */
  public Wanted {
    others = List.copyOf(others);
  }

  /** Returns what a listing of one kind of load options shows. */
  public static Wanted listing(EntryKind kind) {
    List<VariableName> others = new ArrayList<>();
    if (kind == EntryKind.BOOT) {
      others.add(VariableName.BOOT_NEXT);
      others.add(VariableName.BOOT_CURRENT);
      others.add(VariableName.TIMEOUT);
    }
    others.add(kind.order());
    if (kind == EntryKind.BOOT) {
      others.add(MemoryMirror.CURRENT);
      others.add(MemoryMirror.REQUEST);
    }
    return new Wanted(kind, true, others);
  }

  /** Returns the same with one more variable. */
  public Wanted with(VariableName name) {
    List<VariableName> more = new ArrayList<>(others);
    more.add(name);
    return new Wanted(kind, contents, more);
  }
}
