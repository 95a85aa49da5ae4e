package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What edits of orders and single values make of a few machines. */
class PlannerValuesTest extends Planning {
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
        "Boot0000: create \"b\\x1b\" File(\\), inactive, data 010203");
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
}
