package io.github.jefibootmgr.boot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SnapshotReaderTest {
  @Test
  void onlyExactNamesOfTheGlobalVendorAreEntriesSortedByName() {
    TestStore store =
        Machine.of(
            "Boot000a=x; Boot000A=x; Boot0001=x; Boot00012=x; Boot000d_BbsIndex=x; Boot=x;"
                + "BootFFFF=x; Boot000G=x; boot0002=x; Driver0003=x; SysPrep0004=x; BootOrder=1");
    store.put(
        new VariableName("Boot0005", Guid.of("00000000-0000-0000-0000-000000000000")), Bytes.EMPTY);

    assertEquals(
        List.of("Boot0001", "Boot000A", "Boot000a", "BootFFFF"), names(Machine.read(store)));
    assertEquals(
        List.of("Driver0003"), names(Machine.read(store, Wanted.listing(EntryKind.DRIVER))));
    assertEquals(
        List.of("SysPrep0004"), names(Machine.read(store, Wanted.listing(EntryKind.SYSPREP))));
  }

  private static List<String> names(Snapshot snapshot) {
    List<String> names = new ArrayList<>();
    snapshot.entries().forEach(entry -> names.add(entry.variable().name()));
    return names;
  }

  @Test
  void readsOnceWhatIsWantedAndListedAndNothingElse() {
    TestStore store =
        Machine.of("Boot0001=x; BootOrder=1; Timeout=5; SecureBoot=#01; OsIndications=#00");
    Machine.read(store);
    assertEquals(List.of("list", "read Boot0001", "read Timeout", "read BootOrder"), store.log());

    store.log().clear();
    Machine.read(store, new Wanted(EntryKind.BOOT, false, List.of(), List.of()));
    assertEquals(List.of("list"), store.log());

    store.log().clear();
    Machine.read(store, Wanted.forEdits(EntryKind.BOOT, List.of(new Edit.SetTimeout(3))));
    assertEquals(List.of("list", "read Timeout"), store.log());
  }

  @Test
  void aBadEntryHidesNoOther() {
    Snapshot snapshot = Machine.read(Machine.of("Boot0000=!; Boot0001=!!; Boot0002=#; Boot0003=x"));

    assertEquals(
        new Snapshot.Content.Unreadable("Boot0000: Input/output error"),
        snapshot.entries().get(0).content());
    assertEquals(
        new Snapshot.Content.Headless("Boot0001: Invalid argument"),
        snapshot.entries().get(1).content());
    assertTrue(snapshot.entries().get(2).option().orElseThrow().fault().isPresent());
    assertEquals("x", snapshot.entries().get(3).option().orElseThrow().description());
  }

  @Test
  void aStoreThatCannotBeListedIsAnError() {
    TestStore store = new TestStore().failAt(0, TestStore.Fault.FAILS);
    assertThrows(
        StoreException.class, () -> SnapshotReader.read(store, Wanted.listing(EntryKind.BOOT)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BootNext=#       | Malformed[reason=BootNext has size 0, expected 2]",
        "BootNext=#01     | Malformed[reason=BootNext has size 1, expected 2]",
        "BootNext=#010203 | Malformed[reason=BootNext has size 3, expected 2]",
        "BootNext=!       | Unreadable[reason=BootNext: Input/output error]",
        "BootNext=00Ab    | Value[value=00AB]",
        "Timeout=5        | Absent[]",
      })
  void bootNextIsAbsentMalformedUnreadableOrANumber(String store, String expected) {
    assertEquals(expected, Machine.read(Machine.of(store)).bootNext().toString());
  }

  @Test
  void everyOtherVariableHasItsType() {
    Snapshot snapshot =
        Machine.read(
            Machine.of(
                "BootCurrent=7; Timeout=65535; BootOrder=#0100020003; MirrorCurrent=t,1250;"
                    + "MirrorRequest=#0100"));
    assertEquals(new Reading.Value<>(new BootNumber(7)), snapshot.bootCurrent());
    assertEquals(new Reading.Value<>(65535), snapshot.timeout());
    assertEquals(new Reading.Value<>(new BootOrder(Machine.numbers("1,2"))), snapshot.order());
    assertTrue(snapshot.hasOddOrder());
    assertEquals(new Reading.Value<>(new MemoryMirror(1, true, 1250, 0)), snapshot.mirrorCurrent());
    assertInstanceOf(Reading.Malformed.class, snapshot.mirrorRequest());
    assertInstanceOf(Reading.Absent.class, Machine.read(new TestStore()).order());
    assertEquals(
        new Reading.Value<>(BootOrder.EMPTY), Machine.read(Machine.of("BootOrder=")).order());
  }

  @Test
  void aNumberMeansTheUpperCaseEntryWhileItExists() {
    Snapshot both = Machine.read(Machine.of("Boot00aB=mixed; Boot00AB=upper; Boot00ab=lower"));
    assertEquals("Boot00AB", both.entry(Machine.number("ab")).orElseThrow().variable().name());
    Snapshot lower = Machine.read(Machine.of("Boot00ab=lower"));
    assertEquals("Boot00ab", lower.entry(Machine.number("AB")).orElseThrow().variable().name());
    assertEquals(2, both.lowerCaseEntries().size());
    assertTrue(both.entry(Machine.number("1")).isEmpty());
  }
}
