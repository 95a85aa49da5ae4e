package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every machine and every list of edits. */
class PlannerPropertiesTest {
  @Provide
  Arbitrary<String> machines() {
    return RandomMachines.machines();
  }

  @Provide
  Arbitrary<List<Edit>> editLists() {
    return RandomMachines.editLists();
  }

  @Provide
  Arbitrary<Edit> edits() {
    return RandomMachines.edits();
  }

  private static Planned planned(TestStore store, List<Edit> edits) {
    Wanted wanted = Wanted.listing(EntryKind.BOOT).and(Wanted.forEdits(EntryKind.BOOT, edits));
    return Planner.plan(Machine.read(store.copy(), wanted), edits);
  }

  @Property(tries = 3000)
  void noWriteMakesAnythingNameAMissingEntry(
      @ForAll("machines") String machine, @ForAll("editLists") List<Edit> edits) {
    TestStore store = Machine.of(machine);
    if (!(planned(store, edits) instanceof Plan plan)) {
      return;
    }
    Set<String> before = Machine.dangling(store);
    store.afterEachWrite(
        now -> assertTrue(before.containsAll(Machine.dangling(now)), () -> "" + now.log()));

    assertEquals(new Outcome.Done(), PlanExecutor.execute(store, plan));
  }

  @Property
  void whatIsReadAfterwardsIsWhatWasPlanned(
      @ForAll("machines") String machine, @ForAll("editLists") List<Edit> edits) {
    TestStore store = Machine.of(machine);
    Snapshot before = Machine.read(store);
    if (Planner.plan(before, edits) instanceof Plan plan) {
      assertEquals(new Outcome.Done(), PlanExecutor.execute(store, plan));
      assertEquals(content(Machine.read(store)), content(before.after(plan)));
    }
  }

  private static Map<VariableName, Object> content(Snapshot snapshot) {
    Map<VariableName, Object> content = new TreeMap<>();
    for (Snapshot.Entry entry : snapshot.entries()) {
      content.put(entry.variable(), entry.content());
    }
    for (Variable other : snapshot.others()) {
      content.put(other.name(), other.data());
    }
    for (Snapshot.Unread unread : snapshot.unreadable()) {
      content.put(unread.name(), unread.reason());
    }
    return content;
  }

  @Property
  void whatIsAskedForIsEnoughToPlan(
      @ForAll("machines") String machine, @ForAll("editLists") List<Edit> edits) {
    Wanted needed = Wanted.forEdits(EntryKind.BOOT, edits);
    Planned all = planned(Machine.of(machine), edits);
    assertEquals(all, Planner.plan(Machine.read(Machine.of(machine), needed), edits));
  }

  @Property
  void everyChangeChangesSomethingAndStartsFromWhatIsThere(
      @ForAll("machines") String machine, @ForAll("editLists") List<Edit> edits) {
    TestStore store = Machine.of(machine);
    if (planned(store, edits) instanceof Plan plan) {
      List<VariableName> names = new ArrayList<>();
      VariableSlot slot = new VariableSlot(store);
      for (Change change : plan.changes()) {
        names.add(change.name());
        assertNotEquals(data(change.before()), data(change.after()), change::toString);
        assertTrue(slot.mismatch(slot.read(change.name()), change.before()).isEmpty());
      }
      assertEquals(names.size(), Set.copyOf(names).size(), "one change a variable");
    }
  }

  /** The octets where there is a variable: attributes alone are no reason to write. */
  private static Object data(Held held) {
    return held instanceof Held.Stored stored ? stored.variable().data() : held;
  }

  @Property
  void aSecondTimeThereIsNothingToDo(
      @ForAll("machines") String machine, @ForAll("edits") Edit edit) {
    boolean repeatable =
        !(edit instanceof Edit.Delete
            || edit instanceof Edit.DeleteByLabel
            || edit instanceof Edit.Create
            || edit instanceof Edit.DeleteNext
            || edit instanceof Edit.DeleteTimeout);
    TestStore store = Machine.of(machine);
    if (repeatable && planned(store, List.of(edit)) instanceof Plan plan) {
      PlanExecutor.execute(store, plan);
      assertEquals(List.of(), ((Plan) planned(store, List.of(edit))).changes());
    }
  }
}
