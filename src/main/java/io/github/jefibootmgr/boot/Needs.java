package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what edits need to know of the store. */
final class Needs {
  private final EntryKind kind;
  private final List<BootNumber> contents = new ArrayList<>();
  private final Set<VariableName> others = new LinkedHashSet<>();
  private boolean allContents;

  Needs(EntryKind kind) {
    this.kind = kind;
  }

  void add(Edit edit) {
    if (edit instanceof Edit.Delete delete) {
      contents.add(delete.number());
      addNamers();
    } else if (edit instanceof Edit.DeleteByLabel) {
      allContents = true;
      addNamers();
    } else if (edit instanceof Edit.SetActive set) {
      contents.add(set.number());
    } else if (edit instanceof Edit.SetReconnect set) {
      contents.add(set.number());
    } else if (edit instanceof Edit.Relabel relabel) {
      contents.add(relabel.number());
    } else if (edit instanceof Edit.Create) {
      allContents = true;
      others.add(kind.order());
    } else if (edit instanceof Edit.DeleteNext || edit instanceof Edit.SetNext) {
      others.add(VariableName.BOOT_NEXT);
    } else if (edit instanceof Edit.DeleteTimeout || edit instanceof Edit.SetTimeout) {
      others.add(VariableName.TIMEOUT);
    } else if (edit instanceof Edit.SetMirror) {
      others.add(MemoryMirror.CURRENT);
      others.add(MemoryMirror.REQUEST);
    } else {
      others.add(kind.order());
    }
  }

  /** Adds what names load options. */
  private void addNamers() {
    others.add(kind.order());
    if (kind == EntryKind.BOOT) {
      others.add(VariableName.BOOT_NEXT);
    }
  }

  Wanted wanted() {
    return new Wanted(kind, allContents, contents, List.copyOf(others));
  }
}
