package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.VariableName;
import java.util.List;

/**
 * Turns edits into a plan; touches nothing.
 *
 * <p>The edits apply one after the other to a copy of what was read, and the plan is the difference
 * between the first and the last state. So nothing is written for a variable whose data stays
 * equal, and nothing at all if one edit is refused.
 *
 * <table>
 * <caption>What the edits do</caption>
 * <tr><th>Edit</th><th>Effect</th><th>Refused if</th></tr>
 * <tr><td>Delete</td><td>the entry goes, and its number from the order (whose variable goes when
 *   nothing is left) and from BootNext; of a number that only the order names, its place</td>
 *   <td>neither an entry nor the order has it</td></tr>
 * <tr><td>DeleteByLabel</td><td>the same for each sound entry with exactly that description</td>
 *   <td>there is none</td></tr>
 * <tr><td>SetActive, SetReconnect</td><td>the bit changes, every other octet stays</td>
 *   <td>there is no such entry, or its attributes cannot be read</td></tr>
 * <tr><td>Relabel</td><td>the description changes</td><td>there is no such entry, or it is
 *   malformed</td></tr>
 * <tr><td>Create</td><td>the entry is made; its number is put into the order, and a place that it
 *   had there without an entry goes</td><td>the number is taken, or none is free</td></tr>
 * <tr><td>DeleteOrder</td><td>the order's variable goes, if it is there</td><td>never</td></tr>
 * <tr><td>SetOrder</td><td>the order is replaced; repeats count once; with {@code keep} the rest of
 *   the old one follows</td><td>a number has no entry and was not in the order</td></tr>
 * <tr><td>RemoveDuplicates</td><td>repeats go from the order, if there are any</td>
 *   <td>never</td></tr>
 * <tr><td>DeleteNext, DeleteTimeout</td><td>the variable goes</td><td>it is not there</td></tr>
 * <tr><td>SetNext</td><td>BootNext names the entry</td><td>there is no such entry</td></tr>
 * <tr><td>SetTimeout</td><td>Timeout is set</td><td>never</td></tr>
 * <tr><td>SetMirror</td><td>MirrorRequest asks for it, if it is not what is in effect</td>
 *   <td>the firmware has no memory mirror, or one of another version</td></tr>
 * </table>
 *
 * <p>Besides, an edit that has to know the order is refused if the order cannot be read. Where an
 * entry exists in two spellings, a number means the upper-case one. An order of an odd number of
 * octets is taken without the last, and is written even if it is written.
 *
 * <p>The plan's writes are in this order: entries that are new or changed; BootNext if it names an
 * entry that goes; the order; the deletion of entries; the other variables. So no write, and no
 * crash after one, leaves an order or BootNext that names a missing entry which it did not name
 * before.
 */
public final class Planner {
  private Planner() {}

  /**
   * Plans edits.
   *
   * @param snapshot what was read; all of {@link Wanted#forEdits} must have been asked for
   * @param edits what is wanted, in the order in which it shall count
   */
  public static Planned plan(Snapshot snapshot, List<Edit> edits) {
    Draft draft = new Draft(snapshot);
    try {
      for (Edit edit : edits) {
        apply(draft, edit);
      }
      CreateEdits.warnOfOrder(draft);
    } catch (RefusedException e) {
      return e.refusal();
    }
    return new Plan(ChangeSequence.of(draft), draft.created, draft.warnings, draft.notes);
  }

  private static void apply(Draft draft, Edit edit) throws RefusedException {
    if (edit instanceof Edit.Delete delete) {
      DeleteEdits.delete(draft, delete.number());
    } else if (edit instanceof Edit.DeleteByLabel delete) {
      DeleteEdits.deleteByLabel(draft, delete.label());
    } else if (edit instanceof Edit.SetActive set) {
      EntryEdits.setFlag(draft, set.number(), LoadOption.ACTIVE, set.on(), Step.SET_ACTIVE);
    } else if (edit instanceof Edit.SetReconnect set) {
      EntryEdits.setFlag(
          draft, set.number(), LoadOption.FORCE_RECONNECT, set.on(), Step.SET_RECONNECT);
    } else if (edit instanceof Edit.Relabel relabel) {
      EntryEdits.relabel(draft, relabel);
    } else if (edit instanceof Edit.Create create) {
      CreateEdits.create(draft, create);
    } else {
      applyToValues(draft, edit);
    }
  }

  private static void applyToValues(Draft draft, Edit edit) throws RefusedException {
    if (edit instanceof Edit.DeleteOrder) {
      OrderEdits.deleteOrder(draft);
    } else if (edit instanceof Edit.SetOrder set) {
      OrderEdits.setOrder(draft, set);
    } else if (edit instanceof Edit.RemoveDuplicates) {
      OrderEdits.removeDuplicates(draft);
    } else if (edit instanceof Edit.DeleteNext) {
      ValueEdits.delete(draft, VariableName.BOOT_NEXT, Step.DELETE_NEXT);
    } else if (edit instanceof Edit.DeleteTimeout) {
      ValueEdits.delete(draft, VariableName.TIMEOUT, Step.DELETE_TIMEOUT);
    } else if (edit instanceof Edit.SetNext set) {
      ValueEdits.setNext(draft, set.number());
    } else if (edit instanceof Edit.SetTimeout set) {
      ValueEdits.setTimeout(draft, set.seconds());
    } else if (edit instanceof Edit.SetMirror set) {
      ValueEdits.setMirror(draft, set);
    } else {
      throw new IllegalStateException("unknown edit");
    }
  }
}
