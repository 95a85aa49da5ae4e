package io.github.jefibootmgr.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.boot.Snapshot;
import io.github.jefibootmgr.boot.Snapshot.Content;
import io.github.jefibootmgr.boot.Snapshot.Entry;
import io.github.jefibootmgr.boot.Snapshot.Unread;
import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BootListingTest {
  private static final Bytes END = Bytes.ofHex("7fff0400");
  private static final Bytes FILE =
      Bytes.ofHex("04041a00" + "5c004500460049005c0078002e006500660069000000").plus(END);
  private static final String NO_ORDER = "No BootOrder is set; firmware will attempt recovery\n";

  private final List<Entry> entries = new ArrayList<>();
  private final List<Variable> others = new ArrayList<>();
  private final List<Unread> unreadable = new ArrayList<>();

  private Listing list(EntryKind kind, int verbosity, boolean unicode) {
    return BootListing.render(
        new Snapshot(kind, entries, others, unreadable),
        new ListingStyle(verbosity, unicode, ListingStyle.PathForm.EFIBOOTMGR));
  }

  private Listing list() {
    return list(EntryKind.BOOT, 0, false);
  }

  private void other(VariableName name, String hex) {
    others.add(new Variable(name, Attributes.BOOT_VARIABLE, Bytes.ofHex(hex)));
  }

  private void entry(int number, Bytes data) {
    BootNumber key = new BootNumber(number);
    VariableName name = EntryKind.BOOT.entry(key);
    Variable variable = new Variable(name, Attributes.BOOT_VARIABLE, data);
    entries.add(new Entry(name, key, new Content.Read(variable, LoadOption.decode(data))));
  }

  private void entry(int number, int attributes, String label, Bytes path, Bytes data) {
    entry(number, new LoadOption(attributes, label, path, data).encode());
  }

  @Test
  void settingsComeFirstAndInOneOrder() {
    other(VariableName.global("BootOrder"), "0a001000");
    other(VariableName.TIMEOUT, "ffff");
    other(VariableName.BOOT_CURRENT, "0100");
    other(VariableName.BOOT_NEXT, "0a00");
    assertEquals(
        "BootNext: 000A\nBootCurrent: 0001\nTimeout: 65535 seconds\nBootOrder: 000A,0010\n",
        list().output());
  }

  @Test
  void otherKindsHaveOnlyTheirOrder() {
    other(VariableName.BOOT_NEXT, "0a00");
    assertEquals("No DriverOrder is set\n", list(EntryKind.DRIVER, 0, false).output());
    other(VariableName.global("SysPrepOrder"), "0100");
    assertEquals("SysPrepOrder: 0001\n", list(EntryKind.SYSPREP, 0, false).output());
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'No BootOrder is set; firmware will attempt recovery', ''",
    "01, 'No BootOrder is set; firmware will attempt recovery', ''",
    "010002, BootOrder: 0001, BootOrder has an odd size; its last byte is ignored",
    "0100, BootOrder: 0001, ''",
  })
  void anOrderIsReadInPairs(String hex, String line, String note) {
    other(VariableName.global("BootOrder"), hex);
    assertEquals(line + "\n", list().output());
    assertEquals(note.isEmpty() ? List.of() : List.of(note), list().notes());
  }

  @Test
  void aSettingOfAnotherSizeIsNotedAndLeftOut() {
    other(VariableName.BOOT_NEXT, "");
    other(VariableName.TIMEOUT, "01000000");
    assertEquals(NO_ORDER, list().output());
    assertEquals(
        List.of("BootNext has size 0, expected 2", "Timeout has size 4, expected 2"),
        list().notes());
  }

  @Test
  void whatIsNotThereIsNotedOnlyWhenAskedFor() {
    assertEquals(List.of(), list(EntryKind.BOOT, 1, false).notes());
    assertEquals(
        List.of(
            "Could not read variable 'BootNext': No such file or directory",
            "Could not read variable 'BootCurrent': No such file or directory",
            "Could not read variable 'Timeout': No such file or directory",
            "Could not read variable 'BootOrder': No such file or directory"),
        list(EntryKind.BOOT, 2, false).notes());
  }

  @Test
  void anEntryIsOneLine() {
    entry(0, 1, "one", FILE, Bytes.EMPTY);
    entry(0xab, 0, "t\two\nBoot0007* x", FILE, Bytes.ofHex("616263"));
    assertEquals(
        NO_ORDER
            + "Boot0000* one\tFile(\\EFI\\x.efi)\n"
            + "Boot00AB  t\\two\\nBoot0007* x\tFile(\\EFI\\x.efi)abc\n",
        list().output());
  }

  @Test
  void verboseAddsTheOctets() {
    entry(0, 1, "one", FILE, Bytes.ofHex("01ff"));
    assertEquals(
        NO_ORDER
            + "Boot0000* one\tFile(\\EFI\\x.efi)01ff\n"
            + "      dp: 04 04 1a 00 5c 00 45 00 46 00 49 00 5c 00 78 00 2e 00 65 00 66 00 69 00"
            + " 00 00 / 7f ff 04 00\n"
            + "    data: 01 ff\n",
        list(EntryKind.BOOT, 1, false).output());
  }

  @Test
  void anEntryWithoutAHeaderAndAnUnreadableOneHideNoOther() {
    VariableName first = VariableName.global("Boot0001");
    VariableName second = VariableName.global("Boot0002");
    entries.add(new Entry(first, new BootNumber(1), new Content.Headless("Boot0001: 3 bytes")));
    entries.add(new Entry(second, new BootNumber(2), new Content.Unreadable("Boot0002: broken")));
    entry(3, 1, "three", END, Bytes.EMPTY);
    assertEquals(NO_ORDER + "Boot0001  \t\nBoot0003* three\t\n", list().output());
    assertEquals(List.of("Boot0001: 3 bytes", "Boot0002: broken"), list().notes());
  }

  @Test
  void faultsAreNotedWithTheirOffset() {
    entry(1, Bytes.ofHex("01000000" + "0400" + "41000000" + "0401ff00"));
    assertEquals(NO_ORDER + "Boot0001* A\tPath(4,1,)\n", list().output());
    assertEquals(
        List.of(
            "Boot0001: a node of type 4, sub-type 1 has length 255, 4 bytes left in the file path"
                + " list at offset 10"),
        list().notes());
  }

  @Test
  void furtherPathsAreNoted() {
    entry(1, 1, "two", FILE.plus(FILE).plus(END), Bytes.EMPTY);
    assertEquals(
        List.of(
            "Boot0001: device path 2 is File(\\EFI\\x.efi)", "Boot0001: device path 3 is empty"),
        list().notes());
  }

  @Test
  void whatShimIsGivenIsShownAsAFile() {
    Bytes disk = Bytes.ofHex("01010600001f");
    Bytes shim =
        disk.plus(
            Bytes.ofHex(
                "04042400"
                    + "5c004500460049005c0064005c007300680069006d002e006500660069000000"
                    + "7fff0400"));
    Bytes text = Bytes.ofHex("5c0061000000");
    entry(1, 1, "s", shim, text);
    entry(2, 1, "b", shim, Bytes.ofHex("000042004f00"));
    assertEquals(
        NO_ORDER
            + "Boot0001* s\tPci(0x1f,0x0)/File(\\EFI\\d\\shim.efi) File(.\\a)\n"
            + "Boot0002* b\tPci(0x1f,0x0)/File(\\EFI\\d\\shim.efi)000042004f00\n",
        list().output());
  }

  @ParameterizedTest
  @CsvSource({
    // version, below, above in little-endian, status
    "0101c40900, '', 'MirroredPercentageAbove4G: 25.00|MirrorMemoryBelow4GB: true'",
    "0100070000, '', 'MirroredPercentageAbove4G: 0.07|MirrorMemoryBelow4GB: false'",
    "0200070000, '', ''",
    "0100c40904, '', 'MirrorStatus: DIMM configuration does not allow mirror"
        + "|DesiredMirroredPercentageAbove4G: 25.00|DesiredMirrorMemoryBelow4GB: false'",
    "0100000009, '', 'MirrorStatus: 9|DesiredMirroredPercentageAbove4G: 0.00"
        + "|DesiredMirrorMemoryBelow4GB: false'",
    "0100000000, 0101e80300, 'MirroredPercentageAbove4G: 0.00|MirrorMemoryBelow4GB: false"
        + "|RequestMirroredPercentageAbove4G: 10.00|RequestMirrorMemoryBelow4GB: true'",
    "0101e80300, 0101e80300, 'MirroredPercentageAbove4G: 10.00|MirrorMemoryBelow4GB: true'",
  })
  void theMemoryMirrorComesLast(String current, String request, String lines) {
    other(MemoryMirror.CURRENT, current);
    if (!request.isEmpty()) {
      other(MemoryMirror.REQUEST, request);
    }
    String expected = lines.isEmpty() ? "" : lines.replace('|', '\n') + "\n";
    assertEquals(NO_ORDER + expected, list().output());
  }

  @Property
  void anyOctetsAreOnePrintableLine(@ForAll byte[] data, @ForAll boolean unicode) {
    entries.clear();
    entry(1, Bytes.copyOf(data));
    String line = list(EntryKind.BOOT, 0, unicode).output().substring(NO_ORDER.length());
    assertEquals("Boot0001", line.substring(0, 8));
    assertEquals(line.length() - 1, line.indexOf('\n'));
    assertEquals(1, line.chars().filter(unit -> unit == '\t').count());
    assertEquals(
        2,
        line.codePoints()
            .filter(
                point ->
                    Character.getType(point) == Character.CONTROL
                        || Character.getType(point) == Character.SURROGATE)
            .count());
  }
}
