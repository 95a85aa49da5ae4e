package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PlanExecutorTest {
  private static final String STORE =
      "Boot0000=x; Boot0001=y; BootOrder=0,1; BootNext=1; Timeout=5";
  private static final List<Edit> DELETE =
      List.of(new Edit.Delete(Machine.number("1")), new Edit.SetTimeout(9));

  private static Plan plan(TestStore store, List<Edit> edits) {
    return (Plan) Planner.plan(Machine.read(store.copy()), edits);
  }

  private static Outcome.Failed failed(TestStore store, Plan plan) {
    return assertInstanceOf(Outcome.Failed.class, PlanExecutor.execute(store, plan));
  }

  @Test
  void comparesWritesAndReadsBackEachVariable() {
    TestStore store = Machine.of(STORE);
    assertEquals(new Outcome.Done(), PlanExecutor.execute(store, plan(store, DELETE)));
    assertEquals(
        List.of(
            "read BootNext",
            "delete BootNext",
            "read BootNext",
            "read BootOrder",
            "write BootOrder",
            "read BootOrder",
            "read Boot0001",
            "delete Boot0001",
            "read Boot0001",
            "read Timeout",
            "write Timeout",
            "read Timeout"),
        store.log());
  }

  @Test
  void keepsTheAttributesWithoutApplesBit() {
    TestStore store = Machine.of("Boot0000=x; BootOrder=0");
    Variable order =
        new Variable(VariableName.global("BootOrder"), new Attributes(0x80000017), Bytes.of(0, 0));
    store.put(order);
    PlanExecutor.execute(
        store,
        plan(
            store,
            List.of(
                new Edit.Create(
                    Machine.option("new", true), Optional.empty(), OptionalInt.of(0)))));
    assertEquals("23:01000000", store.state().get(order.name()));
  }

  @Test
  void refusesToOverwriteWhatAnotherProgramChanged() {
    TestStore store = Machine.of(STORE);
    Plan plan = plan(store, DELETE);
    store.put(VariableName.TIMEOUT, Bytes.of(7, 0));

    Outcome.Failed failed = failed(store, plan);

    assertEquals(
        List.of(
            "Timeout: was changed by another program; it is left as it is now",
            "undone: Boot0001, BootOrder, BootNext",
            "nothing is changed"),
        failed.lines());
    assertEquals(
        Machine.of(STORE).put(VariableName.TIMEOUT, Bytes.of(7, 0)).state(), store.state());
  }

  @Test
  void doesNotUndoWhatAnotherProgramChangedMeanwhile() {
    TestStore store = Machine.of(STORE);
    Plan plan = plan(store, DELETE);
    store.failAt(10, TestStore.Fault.FAILS);
    store.afterEachWrite(
        now -> {
          if (now.log().size() == 8) {
            now.put(VariableName.global("BootOrder"), Bytes.of(0, 0, 0, 0));
          }
        });

    assertEquals(
        List.of(
            "Timeout: fault 10",
            "undone: Boot0001",
            "not undone: BootOrder: it was changed by another program",
            "not undone: BootNext: not tried, because BootOrder is not undone"),
        failed(store, plan).lines());
  }

  @Test
  void saysWhatTheFirmwareDidWithAWrite() {
    for (TestStore.Fault fault : List.of(TestStore.Fault.IS_IGNORED, TestStore.Fault.IS_GARBLED)) {
      TestStore store = Machine.of(STORE);
      Plan plan = plan(store, List.of(new Edit.SetTimeout(9)));
      assertEquals(
          List.of(
              "Timeout: the firmware reported success but holds another value",
              fault == TestStore.Fault.IS_IGNORED ? "nothing is changed" : "undone: Timeout"),
          failed(store.failAt(1, fault), plan).lines().subList(0, 2));
      assertEquals(Machine.of(STORE).state(), store.state());
    }
    TestStore store = Machine.of("");
    Plan plan = plan(store, List.of(new Edit.SetTimeout(9)));
    assertEquals(
        "Timeout: the firmware reported success but did not keep the variable",
        failed(store.failAt(1, TestStore.Fault.IS_IGNORED), plan).lines().get(0));
  }

  @Test
  void anEntryThatCannotBeReadIsDeletedLastAndStaysIfThatFails() {
    String text = "Boot0001=!; BootOrder=1; Timeout=5";
    TestStore store = Machine.of(text);
    Plan plan = plan(store, DELETE);
    assertEquals(new Outcome.Done(), PlanExecutor.execute(store.copy(), plan));

    Outcome.Failed failed = failed(store.failAt(7, TestStore.Fault.FAILS), plan);

    assertEquals(
        List.of("Boot0001: fault 7", "undone: Timeout, BootOrder", "nothing is changed"),
        failed.lines());
    assertEquals(Machine.of(text).state(), store.state());
  }

  @Test
  void aStoreThatFailsForGoodIsReportedWhole() {
    TestStore store = Machine.of(STORE);
    Plan plan = plan(store, DELETE);
    Outcome.Failed failed = failed(store.failFrom(4), plan);
    assertEquals("BootOrder", failed.change().name().name());
    assertInstanceOf(Outcome.Problem.StoreFailed.class, failed.problem());
    assertEquals(
        List.of(
            "BootOrder: fault 4",
            "not undone: BootOrder: BootOrder: fault 5",
            "not undone: BootNext: not tried, because BootOrder is not undone"),
        failed.lines());
    assertTrue(failed.undone().isEmpty());
  }
}
