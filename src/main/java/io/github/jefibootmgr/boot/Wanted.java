package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;

/**
 * Which variables a command needs. Every read is a call into the firmware, so no others are read.
 *
 * @param kind which load options; their names are always known, from one listing
 * @param allContents whether what is in every load option is needed, too
 * @param contents the load options whose contents are needed even if not all are
 * @param others the other variables, read if the store has them
 */
public record Wanted(
    EntryKind kind, boolean allContents, List<BootNumber> contents, List<VariableName> others) {
  /** Keeps copies of the lists. */
  public Wanted {
    contents = List.copyOf(contents);
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
    return new Wanted(kind, true, List.of(), others);
  }

  /** Returns what planning the edits needs. */
  public static Wanted forEdits(EntryKind kind, List<Edit> edits) {
    Needs needs = new Needs(kind);
    for (Edit edit : edits) {
      needs.add(edit);
    }
    return needs.wanted();
  }

  /** Returns what either needs; both are of the same kind. */
  public Wanted and(Wanted other) {
    List<BootNumber> moreContents = new ArrayList<>(contents);
    moreContents.addAll(other.contents);
    List<VariableName> moreOthers = new ArrayList<>(others);
    for (VariableName name : other.others) {
      if (!moreOthers.contains(name)) {
        moreOthers.add(name);
      }
    }
    return new Wanted(kind, allContents || other.allContents, moreContents, moreOthers);
  }

  /** Returns whether the contents of a load option are needed. */
  boolean contentOf(BootNumber number) {
    return allContents || contents.contains(number);
  }
}
