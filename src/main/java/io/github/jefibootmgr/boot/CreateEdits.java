package io.github.jefibootmgr.boot;

import static io.github.jefibootmgr.boot.Refusal.Reason.NO_FREE_NUMBER;
import static io.github.jefibootmgr.boot.Refusal.Reason.NUMBER_TAKEN;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Printable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The edit that makes a load option. */
final class CreateEdits {
  private CreateEdits() {}

  static void create(Draft draft, Edit.Create edit) throws RefusedException {
    warnOfTwins(draft, edit.option().description());
    BootNumber number =
        edit.number().isPresent() ? free(draft, edit.number().get()) : lowestFree(draft);
    VariableName name = draft.kind().entry(number);
    draft.set(name, edit.option().encode(), Step.CREATE_ENTRY);
    draft.created.add(name);
    if (edit.position().isPresent()) {
      place(draft, number, edit.position().getAsInt());
    }
  }

  /** Warns in the words of efibootmgr, which programs look for. */
  private static void warnOfTwins(Draft draft, String label) {
    for (VariableName name : draft.entries()) {
      Optional<DecodedLoadOption> option = draft.option(name);
      if (option.isPresent()
          && option.get().description().equals(label)
          && (option.get() instanceof LoadOption || !label.isEmpty())) {
        draft.warnings.add(
            "** Warning ** : " + name.name() + " has same label " + Printable.escape(label));
      }
    }
  }

  private static BootNumber free(Draft draft, BootNumber number) throws RefusedException {
    Optional<VariableName> taken = draft.entry(number);
    if (taken.isPresent()) {
      throw new RefusedException(
          Step.CREATE_ENTRY,
          NUMBER_TAKEN,
          "cannot create " + draft.kind().entry(number).name() + ": it exists");
    }
    return number;
  }

  private static BootNumber lowestFree(Draft draft) throws RefusedException {
    BitSet taken = new BitSet();
    for (VariableName name : draft.entries()) {
      taken.set(draft.numberOf(name).orElseThrow().value());
    }
    int lowest = taken.nextClearBit(0);
    if (lowest > BootNumber.MAX) {
      throw new RefusedException(
          Step.CREATE_ENTRY,
          NO_FREE_NUMBER,
          "all numbers of " + draft.kind().prefix() + " entries are in use");
    }
    return new BootNumber(lowest);
  }

  /** Puts a number into the order; a place that it had without an entry goes. */
  private static void place(Draft draft, BootNumber number, int position) throws RefusedException {
    List<BootNumber> numbers =
        new ArrayList<>(draft.order(Step.ADD_TO_ORDER).orElse(BootOrder.EMPTY).numbers());
    numbers.removeIf(number::equals);
    numbers.add(Math.min(position, numbers.size()), number);
    draft.setOrder(numbers, Step.ADD_TO_ORDER);
    draft.placed.add(number);
  }

  /** Warns of what only the last state of a whole command can tell. */
  static void warnOfOrder(Draft draft) throws RefusedException {
    if (draft.placed.isEmpty()) {
      return;
    }
    String orderName = draft.kind().order().name();
    List<BootNumber> order = draft.order(Step.ADD_TO_ORDER).orElse(BootOrder.EMPTY).numbers();
    for (BootNumber number : draft.placed) {
      if (!order.contains(number) && draft.entry(number).isPresent()) {
        draft.warnings.add(
            "the new entry "
                + draft.kind().entry(number).name()
                + " is not in the "
                + orderName
                + " that was asked for");
      }
    }
    boolean wasSet =
        draft.snapshot().order() instanceof Reading.Value<BootOrder> before
            && !before.value().numbers().isEmpty();
    if (!wasSet
        && !order.isEmpty()
        && draft.placed.containsAll(order)
        && draft.entries().size() > order.size()) {
      draft.warnings.add(
          "there was no " + orderName + "; it now names only the new entry, and no other");
    }
  }
}
