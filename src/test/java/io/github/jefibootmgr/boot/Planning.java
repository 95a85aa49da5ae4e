package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Plans edits of machines that are written as one line, and compares with lines of text. */
abstract class Planning {
  static final String THREE =
      "Boot0000=*Debian; Boot0001=*Fedora; Boot0002=Shell; BootOrder=1,0,2; Timeout=5;";

  Planning() {}

  static BootNumber number(String hex) {
    return Machine.number(hex);
  }

  static Edit delete(String number) {
    return new Edit.Delete(number(number));
  }

  static Edit order(String numbers) {
    return new Edit.SetOrder(Machine.numbers(numbers), false);
  }

  /** A negative position leaves the order alone. */
  static Edit create(String label, int position) {
    return new Edit.Create(Machine.option(label, true), Optional.empty(), optional(position));
  }

  static Edit create(String label, String number, int position) {
    return new Edit.Create(
        Machine.option(label, true), Optional.of(number(number)), optional(position));
  }

  static OptionalInt optional(int position) {
    return position < 0 ? OptionalInt.empty() : OptionalInt.of(position);
  }

  static Planned planned(String store, List<Edit> edits) {
    return Planner.plan(
        Machine.read(Machine.of(store), Wanted.forEdits(EntryKind.BOOT, edits)), edits);
  }

  static void plan(String store, Edit edit, String... expected) {
    plan(store, List.of(edit), expected);
  }

  /** The lines of the plan, then the warnings and notes. */
  static void plan(String store, List<Edit> edits, String... expected) {
    Planned planned = planned(store, edits);
    List<String> lines = new ArrayList<>();
    if (planned instanceof Plan plan) {
      lines.addAll(PlanText.lines(plan));
      plan.warnings().forEach(warning -> lines.add("warning: " + warning));
      plan.notes().forEach(note -> lines.add("note: " + note));
    } else {
      lines.add(planned.toString());
    }
    assertEquals(String.join("\n", Arrays.asList(expected)), String.join("\n", lines), store);
  }

  static void refusedCreate(String store, Edit edit, Refusal.Reason reason, String message) {
    refused(store, edit, Step.CREATE_ENTRY, reason, message);
  }

  static void refused(String store, Edit edit, Step step, Refusal.Reason reason, String message) {
    refused(store, List.of(edit), step, reason, message);
  }

  static void refused(
      String store, List<Edit> edits, Step step, Refusal.Reason reason, String message) {
    assertEquals(new Refusal(step, reason, message), planned(store, edits), store);
  }
}
