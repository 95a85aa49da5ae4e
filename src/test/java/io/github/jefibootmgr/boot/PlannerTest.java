package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What edits of entries make of a few machines: a table of stores, edits and plans. */
class PlannerTest extends Planning {
  @Test
  void deletesWhatNamesAnEntryBeforeTheEntry() {
    plan(
        THREE,
        delete("1"),
        "BootOrder: 0001,0000,0002 -> 0000,0002",
        "Boot0001: delete \"Fedora\"");
    plan(
        THREE + "BootNext=1",
        delete("1"),
        "BootNext: 0001 -> none",
        "BootOrder: 0001,0000,0002 -> 0000,0002",
        "Boot0001: delete \"Fedora\"");
    plan(
        THREE + "BootNext=0",
        delete("2"),
        "BootOrder: 0001,0000,0002 -> 0001,0000",
        "Boot0002: delete \"Shell\"");
    plan(
        "Boot0001=x; BootOrder=1,1",
        delete("1"),
        "BootOrder: 0001,0001 -> none",
        "Boot0001: delete \"x\"");
    plan("Boot0001=x; BootOrder=2", delete("1"), "Boot0001: delete \"x\"");
    plan("Boot0001=x", delete("1"), "Boot0001: delete \"x\"");
    plan(
        "Boot0001=!!; BootOrder=1; Timeout=1",
        List.of(delete("1"), new Edit.SetTimeout(2)),
        "BootOrder: 0001 -> none",
        "Timeout: 1 second -> 2 seconds",
        "Boot0001: delete what cannot be read");
    plan(
        "Boot0001=#; BootOrder=#0100020003",
        delete("1"),
        "BootOrder: 0001,0002 -> 0002",
        "Boot0001: delete \"\"");
  }

  @Test
  void deletesANumberThatOnlyTheOrderNames() {
    plan(
        "Boot0001=x; BootOrder=1,2004",
        delete("2004"),
        "BootOrder: 0001,2004 -> 0001",
        "note: Boot2004 does not exist; its number is removed from BootOrder");
    plan(
        "BootOrder=2004; BootNext=2004",
        delete("2004"),
        "BootOrder: 2004 -> none",
        "BootNext: 2004 -> none",
        "note: Boot2004 does not exist; its number is removed from BootOrder");
    refused(
        THREE,
        delete("99"),
        Step.DELETE_ENTRY,
        Refusal.Reason.NO_SUCH_ENTRY,
        "Boot0099 does not exist, and BootOrder does not name it");
    refused(
        "Boot0001=x; BootOrder=!",
        delete("1"),
        Step.DELETE_ENTRY,
        Refusal.Reason.UNREADABLE,
        "nothing is changed, because BootOrder: Input/output error");
    plan(
        "Boot0001=x; BootNext=!",
        delete("1"),
        "Boot0001: delete \"x\"",
        "warning: BootNext: Input/output error; if it names Boot0001 it still does");
  }

  @Test
  void deletesTheUpperCaseTwinFirst() {
    String twins = "Boot000A=upper; Boot000a=lower; BootOrder=a; BootNext=a";
    plan(
        twins,
        delete("a"),
        "BootNext: 000A -> none",
        "BootOrder: 000A -> none",
        "Boot000A: delete \"upper\"");
    plan(
        "Boot000a=lower; BootOrder=a",
        delete("a"),
        "BootOrder: 000A -> none",
        "Boot000a: delete \"lower\"");
    // The place belongs to the upper-case name, which firmware goes by.
    plan(
        twins,
        new Edit.DeleteByLabel("lower"),
        "Boot000a: delete \"lower\"",
        "note: Boot000a has the label and is deleted");
  }

  @Test
  void deletesEachEntryOfALabel() {
    plan(
        "Boot0000=same; Boot0001=*same; Boot0002=Same; BootOrder=2,1,0",
        new Edit.DeleteByLabel("same"),
        "BootOrder: 0002,0001,0000 -> 0002",
        "Boot0000: delete \"same\"",
        "Boot0001: delete \"same\"",
        "note: Boot0000 has the label and is deleted",
        "note: Boot0001 has the label and is deleted");
    refused(
        THREE,
        new Edit.DeleteByLabel("debian"),
        Step.DELETE_ENTRY,
        Refusal.Reason.NO_SUCH_ENTRY,
        "no entry has the label \"debian\"");
    // No NUL ends the description, so its label is anyone's guess.
    refused(
        "Boot0000=#0100000000004100",
        new Edit.DeleteByLabel("A"),
        Step.DELETE_ENTRY,
        Refusal.Reason.NO_SUCH_ENTRY,
        "no entry has the label \"A\"; Boot0000 is malformed and is not deleted by its label");
    refused(
        "Boot0000=#; Boot0001=!",
        new Edit.DeleteByLabel(""),
        Step.DELETE_ENTRY,
        Refusal.Reason.NO_SUCH_ENTRY,
        "no entry has the label \"\"");
  }

  @Test
  void changesFlagsAndLabelsInPlace() {
    plan(THREE, new Edit.SetActive(number("1"), false), "Boot0001: active -> inactive");
    plan(THREE, new Edit.SetActive(number("1"), true));
    plan(THREE, new Edit.SetReconnect(number("2"), true), "Boot0002: no reconnect -> reconnect");
    plan(
        "Boot000A=u; Boot000a=l",
        new Edit.SetActive(number("a"), true),
        "Boot000A: inactive -> active");
    plan(
        "Boot0001=#00000000FFFF",
        new Edit.SetActive(number("1"), true),
        "Boot0001: inactive -> active");
    plan(THREE, new Edit.Relabel(number("0"), "New\n"), "Boot0000: label \"Debian\" -> \"New\\n\"");
    refused(
        THREE,
        new Edit.SetActive(number("9"), true),
        Step.SET_ACTIVE,
        Refusal.Reason.NO_SUCH_ENTRY,
        "Boot0009 does not exist");
    refused(
        "Boot0001=#000000",
        new Edit.SetReconnect(number("1"), true),
        Step.SET_RECONNECT,
        Refusal.Reason.MALFORMED,
        "Boot0001 is malformed: Attributes needs 4 bytes, 3 are left at offset 0");
    refused(
        "Boot0001=!",
        new Edit.SetActive(number("1"), true),
        Step.SET_ACTIVE,
        Refusal.Reason.UNREADABLE,
        "Boot0001: Input/output error");
    refused(
        "Boot0001=#00000000FFFF",
        new Edit.Relabel(number("1"), "x"),
        Step.RELABEL,
        Refusal.Reason.MALFORMED,
        "Boot0001 is malformed: the description has no NUL before the data ends at offset 6");
  }

  @Test
  void createsWithTheLowestFreeNumber() {
    plan(
        THREE,
        create("new", 0),
        "Boot0003: create \"new\" File(\\), data 010203",
        "BootOrder: 0001,0000,0002 -> 0003,0001,0000,0002");
    plan(
        "Boot0000=x; Boot0002=x; Boot0005=x; BootOrder=0",
        create("new", 1),
        "Boot0001: create \"new\" File(\\), data 010203",
        "BootOrder: 0000 -> 0000,0001");
    plan(
        THREE,
        create("new", 9),
        "Boot0003: create \"new\" File(\\), data 010203",
        "BootOrder: 0001,0000,0002 -> 0001,0000,0002,0003");
    plan(
        "Boot0000=x; BootOrder=1,0",
        create("new", 1),
        "Boot0001: create \"new\" File(\\), data 010203",
        "BootOrder: 0001,0000 -> 0000,0001");
    refusedCreate(
        "Boot000a=x; BootOrder=a",
        create("new", "a", -1),
        Refusal.Reason.NUMBER_TAKEN,
        "cannot create Boot000A: it exists");
    refusedCreate(
        THREE,
        create("new", "1", 0),
        Refusal.Reason.NUMBER_TAKEN,
        "cannot create Boot0001: it exists");
    plan(THREE, create("new", "FFFF", -1), "BootFFFF: create \"new\" File(\\), data 010203");
    plan(
        THREE,
        create("Debian", -1),
        "Boot0003: create \"Debian\" File(\\), data 010203",
        "warning: ** Warning ** : Boot0000 has same label Debian");
    plan(
        "Boot0000=same; Boot0001=same; BootOrder=0",
        create("same", 0),
        "Boot0002: create \"same\" File(\\), data 010203",
        "BootOrder: 0000 -> 0002,0000",
        "warning: ** Warning ** : Boot0000 has same label same",
        "warning: ** Warning ** : Boot0001 has same label same");
    refused(
        "Boot0001=x; BootOrder=!",
        create("new", 0),
        Step.ADD_TO_ORDER,
        Refusal.Reason.UNREADABLE,
        "nothing is changed, because BootOrder: Input/output error");
  }

  @Test
  void createsTheFirstOrderWithAWarning() {
    String warning =
        "warning: there was no BootOrder; it now names only the new entry, and no other";
    plan(
        "",
        create("new", 0),
        "Boot0000: create \"new\" File(\\), data 010203",
        "BootOrder: none -> 0000");
    plan(
        "Boot0000=x",
        create("new", 3),
        "Boot0001: create \"new\" File(\\), data 010203",
        "BootOrder: none -> 0001",
        warning);
    plan(
        "Boot0000=x; BootOrder=",
        create("new", 3),
        "Boot0001: create \"new\" File(\\), data 010203",
        "BootOrder: empty -> 0001",
        warning);
    plan(
        "Boot0000=x",
        List.of(create("new", 3), order("0,1")),
        "Boot0001: create \"new\" File(\\), data 010203",
        "BootOrder: none -> 0000,0001");
  }

  @Test
  void combinesCreateWithOtherEdits() {
    plan(
        THREE,
        List.of(create("new", 0), order("1,0")),
        "Boot0003: create \"new\" File(\\), data 010203",
        "BootOrder: 0001,0000,0002 -> 0001,0000",
        "warning: the new entry Boot0003 is not in the BootOrder that was asked for");
    plan(
        THREE,
        List.of(create("new", 0), order("3,1,0")),
        "Boot0003: create \"new\" File(\\), data 010203",
        "BootOrder: 0001,0000,0002 -> 0003,0001,0000");
    plan(
        THREE,
        List.of(create("new", 0), new Edit.SetOrder(Machine.numbers("2"), true)),
        "Boot0003: create \"new\" File(\\), data 010203",
        "BootOrder: 0001,0000,0002 -> 0002,0003,0001,0000");
    plan(
        THREE,
        List.of(create("new", -1), new Edit.SetNext(number("3"))),
        "Boot0003: create \"new\" File(\\), data 010203",
        "BootNext: none -> 0003");
    plan(
        THREE,
        List.of(delete("1"), create("new", "1", 0)),
        "Boot0001: label \"Fedora\" -> \"new\"");
    plan(
        THREE,
        List.of(delete("1"), create("Fedora", "1", 1)),
        "BootOrder: 0001,0000,0002 -> 0000,0001,0002");
  }

  @Test
  @Timeout(10)
  void anOrderOfThousandsIsPlannedAtOnce() {
    StringBuilder store = new StringBuilder("Timeout=5; BootOrder=0");
    for (int number = 1; number < 30_000; number++) {
      store.append(',').append(Integer.toHexString(number));
    }
    for (int number = 1; number < 2_000; number++) {
      store.append("; ").append(EntryKind.BOOT.entry(new BootNumber(number)).name()).append("=x");
    }
    Plan plan = (Plan) planned(store.toString(), List.of(delete("7500")));
    assertEquals(1, plan.changes().size());
  }
}
