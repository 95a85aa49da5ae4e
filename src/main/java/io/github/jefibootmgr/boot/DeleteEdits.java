package io.github.jefibootmgr.boot;

import static io.github.jefibootmgr.boot.Refusal.Reason.NO_SUCH_ENTRY;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The edits that remove load options, and what names them. */
final class DeleteEdits {
  private static final Step STEP = Step.DELETE_ENTRY;

  private DeleteEdits() {}

  static void delete(Draft draft, BootNumber number) throws RefusedException {
    Optional<VariableName> name = draft.entry(number);
    if (name.isPresent()) {
      deleteEntry(draft, name.get(), number);
      return;
    }
    String spelt = draft.kind().entry(number).name();
    String order = draft.kind().order().name();
    if (!orderNames(draft, number)) {
      throw new RefusedException(
          STEP, NO_SUCH_ENTRY, spelt + " does not exist, and " + order + " does not name it");
    }
    unname(draft, number);
    draft.notes.add(spelt + " does not exist; its number is removed from " + order);
  }

  /** Removes the entries whose description can be told for certain and is the label. */
  static void deleteByLabel(Draft draft, String label) throws RefusedException {
    int deleted = 0;
    List<String> doubtful = new ArrayList<>();
    for (VariableName name : draft.entries()) {
      Optional<DecodedLoadOption> option = draft.option(name);
      if (option.isEmpty() || !option.get().description().equals(label)) {
        continue;
      }
      if (option.get() instanceof LoadOption) {
        deleteEntry(draft, name, draft.numberOf(name).orElseThrow());
        draft.notes.add(name.name() + " has the label and is deleted");
        deleted++;
      } else if (!label.isEmpty()) {
        doubtful.add(name.name() + " is malformed and is not deleted by its label");
      }
    }
    if (deleted == 0) {
      String message = "no entry has the label " + Words.quoted(label);
      throw new RefusedException(
          STEP,
          NO_SUCH_ENTRY,
          doubtful.isEmpty() ? message : message + "; " + String.join("; ", doubtful));
    }
    draft.warnings.addAll(doubtful);
  }

  /**
   * Removes an entry. Its number loses its place in the order and in BootNext, unless this was a
   * lower-case twin: firmware goes by the upper-case name (UEFI 2.10 section 3.1.1), so a place is
   * worth keeping for that spelling and for no other.
   */
  private static void deleteEntry(Draft draft, VariableName name, BootNumber number)
      throws RefusedException {
    draft.remove(name, STEP);
    if (!draft.exists(draft.kind().entry(number))) {
      unname(draft, number);
    }
  }

  private static boolean orderNames(Draft draft, BootNumber number) throws RefusedException {
    Optional<BootOrder> order = draft.order(STEP);
    return order.isPresent() && order.get().numbers().contains(number);
  }

  /** Takes a number out of the order and of BootNext. */
  private static void unname(Draft draft, BootNumber number) throws RefusedException {
    draft.forgetOrphan(number);
    if (orderNames(draft, number)) {
      List<BootNumber> left = new ArrayList<>(draft.order(STEP).orElseThrow().numbers());
      left.removeIf(number::equals);
      draft.setOrder(left, STEP);
    }
    if (draft.kind() != EntryKind.BOOT) {
      return;
    }
    Held next = draft.now(VariableName.BOOT_NEXT);
    if (next instanceof Held.Unknown unknown) {
      draft.warnings.add(
          unknown.reason()
              + "; if it names "
              + draft.kind().entry(number).name()
              + " it still does");
    } else if (next instanceof Held.Stored stored
        && stored.variable().data().equals(new BootOrder(List.of(number)).encode())) {
      draft.remove(VariableName.BOOT_NEXT, STEP);
    }
  }
}
