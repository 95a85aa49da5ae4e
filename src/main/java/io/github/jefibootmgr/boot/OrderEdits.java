package io.github.jefibootmgr.boot;

import static io.github.jefibootmgr.boot.Refusal.Reason.NO_SUCH_ENTRY;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The edits of the order. */
final class OrderEdits {
  private OrderEdits() {}

  static void setOrder(Draft draft, Edit.SetOrder edit) throws RefusedException {
    Set<BootNumber> numbers = new LinkedHashSet<>();
    Set<BootNumber> repeats = new LinkedHashSet<>();
    for (BootNumber number : edit.numbers()) {
      checkKnown(draft, number);
      if (!numbers.add(number)) {
        repeats.add(number);
      } else if (draft.entry(number).isEmpty()) {
        draft.warnings.add(
            orderName(draft) + " names " + number.hex() + ", which has no entry; it is kept");
      }
    }
    if (!repeats.isEmpty()) {
      draft.warnings.add(
          orderName(draft)
              + ": repeated numbers count once: "
              + new BootOrder(List.copyOf(repeats)).text());
    }
    if (edit.keep()) {
      numbers.addAll(draft.order(Step.SET_ORDER).orElse(BootOrder.EMPTY).numbers());
    }
    draft.setOrder(new ArrayList<>(numbers), Step.SET_ORDER);
  }

  private static void checkKnown(Draft draft, BootNumber number) throws RefusedException {
    if (draft.entry(number).isEmpty() && !draft.isOrphan(number)) {
      throw new RefusedException(
          Step.SET_ORDER,
          NO_SUCH_ENTRY,
          draft.kind().entry(number).name() + " does not exist, and the order does not name it");
    }
  }

  static void deleteOrder(Draft draft) {
    if (draft.exists(draft.kind().order())) {
      draft.remove(draft.kind().order(), Step.DELETE_ORDER);
    } else {
      draft.notes.add("there is no " + orderName(draft) + " to delete");
    }
  }

  static void removeDuplicates(Draft draft) throws RefusedException {
    Optional<BootOrder> order = draft.order(Step.REMOVE_DUPLICATES);
    if (order.isEmpty()) {
      return;
    }
    List<BootNumber> numbers = order.get().numbers();
    List<BootNumber> once = new ArrayList<>(new LinkedHashSet<>(numbers));
    if (once.size() < numbers.size()) {
      draft.setOrder(once, Step.REMOVE_DUPLICATES);
    }
  }

  private static String orderName(Draft draft) {
    return draft.kind().order().name();
  }
}
