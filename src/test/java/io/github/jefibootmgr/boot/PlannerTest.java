package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What each edit makes of a few machines: a table of stores, edits and plans. */
class PlannerTest {
  private static final String THREE =
      "Boot0000=*Debian; Boot0001=*Fedora; Boot0002=Shell; BootOrder=1,0,2; Timeout=5;";

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
        "Boot0003: create \"new\" File(\\)",
        "BootOrder: 0001,0000,0002 -> 0003,0001,0000,0002");
    plan(
        "Boot0000=x; Boot0002=x; Boot0005=x; BootOrder=0",
        create("new", 1),
        "Boot0001: create \"new\" File(\\)",
        "BootOrder: 0000 -> 0000,0001");
    plan(
        THREE,
        create("new", 9),
        "Boot0003: create \"new\" File(\\)",
        "BootOrder: 0001,0000,0002 -> 0001,0000,0002,0003");
    plan(
        "Boot0000=x; BootOrder=1,0",
        create("new", 1),
        "Boot0001: create \"new\" File(\\)",
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
    plan(THREE, create("new", "FFFF", -1), "BootFFFF: create \"new\" File(\\)");
    plan(
        THREE,
        create("Debian", -1),
        "Boot0003: create \"Debian\" File(\\)",
        "warning: ** Warning ** : Boot0000 has same label Debian");
    plan(
        "Boot0000=same; Boot0001=same; BootOrder=0",
        create("same", 0),
        "Boot0002: create \"same\" File(\\)",
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
    plan("", create("new", 0), "Boot0000: create \"new\" File(\\)", "BootOrder: none -> 0000");
    plan(
        "Boot0000=x",
        create("new", 3),
        "Boot0001: create \"new\" File(\\)",
        "BootOrder: none -> 0001",
        warning);
    plan(
        "Boot0000=x; BootOrder=",
        create("new", 3),
        "Boot0001: create \"new\" File(\\)",
        "BootOrder: empty -> 0001",
        warning);
    plan(
        "Boot0000=x",
        List.of(create("new", 3), order("0,1")),
        "Boot0001: create \"new\" File(\\)",
        "BootOrder: none -> 0000,0001");
  }

  @Test
  void combinesCreateWithOtherEdits() {
    plan(
        THREE,
        List.of(create("new", 0), order("1,0")),
        "Boot0003: create \"new\" File(\\)",
        "BootOrder: 0001,0000,0002 -> 0001,0000",
        "warning: the new entry Boot0003 is not in the BootOrder that was asked for");
    plan(
        THREE,
        List.of(create("new", 0), order("3,1,0")),
        "Boot0003: create \"new\" File(\\)",
        "BootOrder: 0001,0000,0002 -> 0003,0001,0000");
    plan(
        THREE,
        List.of(create("new", 0), new Edit.SetOrder(Machine.numbers("2"), true)),
        "Boot0003: create \"new\" File(\\)",
        "BootOrder: 0001,0000,0002 -> 0002,0003,0001,0000");
    plan(
        THREE,
        List.of(create("new", -1), new Edit.SetNext(number("3"))),
        "Boot0003: create \"new\" File(\\)",
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
  void setsTheOrder() {
    plan(THREE, order("2,1"), "BootOrder: 0001,0000,0002 -> 0002,0001");
    plan(THREE, order("1,0,2"));
    plan(
        THREE,
        order("0,0,1,0"),
        "BootOrder: 0001,0000,0002 -> 0000,0001",
        "warning: BootOrder: repeated numbers count once: 0000");
    plan("Boot0000=x", order("0"), "BootOrder: none -> 0000");
    plan("Boot0000=x; BootOrder=!", order("0"), "BootOrder: unreadable -> 0000");
    plan("Boot0000=x; BootOrder=#0000FF", order("0"), "BootOrder: 0000 -> 0000");
    plan(
        "Boot0000=x; Boot0001=x; BootOrder=0,2004,0",
        new Edit.SetOrder(Machine.numbers("1"), true),
        "BootOrder: 0000,2004,0000 -> 0001,0000,2004");
    plan(
        "Boot0000=x; BootOrder=0,2004",
        order("2004,0"),
        "BootOrder: 0000,2004 -> 2004,0000",
        "warning: BootOrder names 2004, which has no entry; it is kept");
    refused(
        THREE,
        order("1,77"),
        Step.SET_ORDER,
        Refusal.Reason.NO_SUCH_ENTRY,
        "Boot0077 does not exist, and the order does not name it");
    plan(
        "Boot0000=x; BootOrder=0,2004",
        List.of(new Edit.DeleteOrder(), order("2004")),
        "BootOrder: 0000,2004 -> 2004",
        "warning: BootOrder names 2004, which has no entry; it is kept");
    refused(
        "Boot0000=x; BootOrder=0,2004",
        List.of(delete("2004"), order("2004")),
        Step.SET_ORDER,
        Refusal.Reason.NO_SUCH_ENTRY,
        "Boot2004 does not exist, and the order does not name it");
    refused(
        THREE,
        List.of(delete("1"), order("1")),
        Step.SET_ORDER,
        Refusal.Reason.NO_SUCH_ENTRY,
        "Boot0001 does not exist, and the order does not name it");
    refused(
        "Boot0000=x; BootOrder=!",
        new Edit.SetOrder(Machine.numbers("0"), true),
        Step.SET_ORDER,
        Refusal.Reason.UNREADABLE,
        "nothing is changed, because BootOrder: Input/output error");
  }

  @Test
  void removesTheOrderAndRepeats() {
    plan(THREE, new Edit.DeleteOrder(), "BootOrder: 0001,0000,0002 -> none");
    plan("Boot0000=x", new Edit.DeleteOrder(), "note: there is no BootOrder to delete");
    plan("BootOrder=!!", new Edit.DeleteOrder(), "BootOrder: unreadable -> none");
    plan(THREE, new Edit.RemoveDuplicates());
    plan("", new Edit.RemoveDuplicates());
    plan("BootOrder=", new Edit.RemoveDuplicates());
    plan("BootOrder=#010002", new Edit.RemoveDuplicates());
    plan(
        "BootOrder=1,0,1,2,0",
        new Edit.RemoveDuplicates(),
        "BootOrder: 0001,0000,0001,0002,0000 -> 0001,0000,0002");
    plan(
        THREE,
        List.of(order("2,1,2"), new Edit.RemoveDuplicates()),
        "BootOrder: 0001,0000,0002 -> 0002,0001",
        "warning: BootOrder: repeated numbers count once: 0002");
  }

  @Test
  void setsAndRemovesSingleValues() {
    plan(THREE, new Edit.SetNext(number("2")), "BootNext: none -> 0002");
    plan(THREE + "BootNext=#", new Edit.SetNext(number("2")), "BootNext: no data -> 0002");
    plan(THREE + "BootNext=2", new Edit.SetNext(number("2")));
    plan("BootNext=7", new Edit.DeleteNext(), "BootNext: 0007 -> none");
    plan(
        "Boot0007=x; BootNext=7",
        List.of(delete("7"), new Edit.DeleteNext()),
        "BootNext: 0007 -> none",
        "Boot0007: delete \"x\"");
    plan(THREE, new Edit.SetTimeout(10), "Timeout: 5 seconds -> 10 seconds");
    plan("Timeout=#05000000", new Edit.SetTimeout(5), "Timeout: the bytes 05000000 -> 5 seconds");
    plan(THREE, new Edit.DeleteTimeout(), "Timeout: 5 seconds -> none");
    refused(
        THREE,
        new Edit.SetNext(number("9")),
        Step.SET_NEXT,
        Refusal.Reason.NO_SUCH_ENTRY,
        "Boot0009 does not exist");
    refused(
        THREE,
        new Edit.DeleteNext(),
        Step.DELETE_NEXT,
        Refusal.Reason.NO_SUCH_VARIABLE,
        "there is no BootNext to delete");
    refused(
        "",
        new Edit.DeleteTimeout(),
        Step.DELETE_TIMEOUT,
        Refusal.Reason.NO_SUCH_VARIABLE,
        "there is no Timeout to delete");
    plan(
        THREE,
        List.of(order("2"), new Edit.SetNext(number("1")), new Edit.SetTimeout(7)),
        "BootOrder: 0001,0000,0002 -> 0002",
        "BootNext: none -> 0001",
        "Timeout: 5 seconds -> 7 seconds");
  }

  @Test
  void asksForAnotherMirror() {
    Edit.SetMirror both = new Edit.SetMirror(Optional.of(true), OptionalInt.of(1205));
    plan("MirrorCurrent=f,0", both, request("none -> all below 4 GiB and 12.05% above"));
    plan("MirrorCurrent=t,1205", both);
    plan(
        "MirrorCurrent=f,4000",
        new Edit.SetMirror(Optional.of(true), OptionalInt.empty()),
        request("none -> all below 4 GiB and 40% above"));
    plan(
        "MirrorCurrent=t,4000; MirrorRequest=f,1",
        new Edit.SetMirror(Optional.empty(), OptionalInt.of(50)),
        request("nothing below 4 GiB and 0.01% above -> all below 4 GiB and 0.50% above"));
    refused(
        THREE,
        both,
        Step.SET_MIRROR,
        Refusal.Reason.UNSUPPORTED,
        "** Warning ** : platform does not support memory mirror");
    refused(
        "MirrorCurrent=#0201000000",
        both,
        Step.SET_MIRROR,
        Refusal.Reason.UNSUPPORTED,
        "** Warning ** : unrecognised version for memory mirror i/f");
    refused(
        "MirrorCurrent=#01",
        both,
        Step.SET_MIRROR,
        Refusal.Reason.MALFORMED,
        "MirrorCurrent: 1 bytes expected, 0 left at offset 1");
  }

  private static String request(String words) {
    return "MirrorRequest-7b9be2e0-e28a-4197-ad3e-32f062f9462c: " + words;
  }

  @Test
  void tellsAllThatDiffersInAReplacedEntry() {
    plan(
        "Boot0001=#0100000004004100000001020304AA",
        List.of(
            delete("1"),
            new Edit.Create(
                new LoadOption(
                    LoadOption.FORCE_RECONNECT, "B", Bytes.ofHex("7fff0400"), Bytes.of(7)),
                Optional.of(number("1")),
                OptionalInt.empty())),
        "Boot0001: active -> inactive, no reconnect -> reconnect, label \"A\" -> \"B\","
            + " path Path(1,2,) -> , other optional data");
    plan(
        "",
        new Edit.Create(Machine.option("b\u001b", false), Optional.empty(), OptionalInt.empty()),
        "Boot0000: create \"b\\x1b\" File(\\), inactive");
  }

  @Test
  void worksOnDriversWithoutTouchingBootNext() {
    TestStore store =
        Machine.of("Driver0001=x; DriverOrder=1; BootNext=1; Boot0001=x; BootOrder=1");
    List<Edit> edits = List.of(delete("1"));
    Snapshot snapshot = Machine.read(store, Wanted.forEdits(EntryKind.DRIVER, edits));
    assertEquals(
        List.of("DriverOrder: 0001 -> none", "Driver0001: delete \"x\""),
        PlanText.lines((Plan) Planner.plan(snapshot, edits)));
  }

  // The table's own words.

  private static BootNumber number(String hex) {
    return Machine.number(hex);
  }

  private static Edit delete(String number) {
    return new Edit.Delete(number(number));
  }

  private static Edit order(String numbers) {
    return new Edit.SetOrder(Machine.numbers(numbers), false);
  }

  /** A negative position leaves the order alone. */
  private static Edit create(String label, int position) {
    return new Edit.Create(Machine.option(label, true), Optional.empty(), optional(position));
  }

  private static Edit create(String label, String number, int position) {
    return new Edit.Create(
        Machine.option(label, true), Optional.of(number(number)), optional(position));
  }

  private static OptionalInt optional(int position) {
    return position < 0 ? OptionalInt.empty() : OptionalInt.of(position);
  }

  private static Planned planned(String store, List<Edit> edits) {
    return Planner.plan(
        Machine.read(Machine.of(store), Wanted.forEdits(EntryKind.BOOT, edits)), edits);
  }

  private static void plan(String store, Edit edit, String... expected) {
    plan(store, List.of(edit), expected);
  }

  /** The lines of the plan, then the warnings and notes. */
  private static void plan(String store, List<Edit> edits, String... expected) {
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

  private static void refusedCreate(
      String store, Edit edit, Refusal.Reason reason, String message) {
    refused(store, edit, Step.CREATE_ENTRY, reason, message);
  }

  private static void refused(
      String store, Edit edit, Step step, Refusal.Reason reason, String message) {
    refused(store, List.of(edit), step, reason, message);
  }

  private static void refused(
      String store, List<Edit> edits, Step step, Refusal.Reason reason, String message) {
    assertEquals(new Refusal(step, reason, message), planned(store, edits), store);
  }
}
