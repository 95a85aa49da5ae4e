package io.github.jefibootmgr.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** GUIDs, variables' names and the numbers in them. */
class NamesTest {
  private static final String GLOBAL = "8be4df61-93ca-11d2-aa0d-00e098032b8c";

  @Test
  void aGuidIsMixedEndian() {
    assertEquals(Bytes.ofHex("61dfe48bca93d211aa0d00e098032b8c"), Guid.GLOBAL.bytes());
    assertEquals(GLOBAL, Guid.GLOBAL.text());
    assertEquals(Guid.GLOBAL, Guid.of("8BE4DF61-93CA-11D2-AA0D-00E098032B8C"));
  }

  @Property
  void aGuidIsTheOneOfItsText(@ForAll @Size(16) byte[] octets) {
    Guid guid = new Guid(Bytes.copyOf(octets));
    assertEquals(Optional.of(guid), Guid.parse(guid.text()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "8be4df61-93ca-11d2-aa0d-00e098032b8",
        "8be4df61-93ca-11d2-aa0d-00e098032b8cc",
        "8be4df61+93ca-11d2-aa0d-00e098032b8c",
        "8be4df6-193ca-11d2-aa0d-00e098032b8c",
        "8be4df61-93ca-11d2-aa0d-00e098032b8g",
        "8be4df61-93ca-11d2-aa0d-00e098032b8\uff11",
      })
  void anyOtherTextIsNoGuid(String text) {
    assertEquals(Optional.empty(), Guid.parse(text));
    assertThrows(IllegalArgumentException.class, () -> Guid.of(text));
  }

  @Test
  void aGuidHasSixteenOctets() {
    assertThrows(IllegalArgumentException.class, () -> new Guid(Bytes.of(1)));
  }

  @ParameterizedTest
  @CsvSource({
    "BootOrder-8be4df61-93ca-11d2-aa0d-00e098032b8c, BootOrder",
    "a-b-8be4df61-93ca-11d2-aa0d-00e098032b8c, a-b",
    "-8be4df61-93ca-11d2-aa0d-00e098032b8c, ",
    "8be4df61-93ca-11d2-aa0d-00e098032b8c, ",
    ".x-8be4df61-93ca-11d2-aa0d-00e098032b8c, ",
    "BootOrder-8BE4DF61-93CA-11D2-AA0D-00E098032B8C, ",
    "BootOrder_8be4df61-93ca-11d2-aa0d-00e098032b8c, ",
    "Dot-00000000-0000-0000-0000-000000000000, Dot",
    "Dot_00000000-0000-0000-0000-000000000000, ",
    "Dot-00000000-0000-0000-0000-00000000000A, ",
    "BootOrder, ",
  })
  void aFileHoldsAVariableIfItsNameIsOne(String file, String name) {
    assertEquals(
        Optional.ofNullable(name), VariableName.ofFile(file).map(VariableName::name), file);
    VariableName.ofFile(file).ifPresent(found -> assertEquals(file, found.fileName()));
  }

  @Test
  void namesSortUpperCaseFirstThenByVendor() {
    VariableName other = new VariableName("B", Guid.of("00000000-0000-0000-0000-000000000000"));
    List<VariableName> names = new ArrayList<>();
    for (String name : List.of("b", "B", "a", "A")) {
      names.add(VariableName.global(name));
    }
    names.add(other);
    Collections.sort(names);
    assertEquals(
        List.of("A", "B-00000000-0000-0000-0000-000000000000", "B", "a", "b"),
        names.stream().map(VariableName::toString).toList());
    assertNotEquals(other, VariableName.global("B"));
    assertTrue(!other.isGlobal() && VariableName.global("B").isGlobal());
  }

  @ParameterizedTest
  @CsvSource({
    "Boot0000, 0", "BootFFFF, 65535", "Boot00aF, 175", "Boot000, ", "Boot00000, ", "Boot000G, ",
    "boot0000, ", "Boot, ", "BootNext, ", "Boot+001, ", "Boot000d_BbsIndex, ", "Driver0001, ",
  })
  void anEntryIsThePrefixAndFourDigits(String name, Integer number) {
    assertEquals(
        Optional.ofNullable(number).map(BootNumber::new), EntryKind.BOOT.numberOf(name), name);
  }

  @ParameterizedTest
  @CsvSource({
    "BOOT, Boot00AB, BootOrder",
    "DRIVER, Driver00AB, DriverOrder",
    "SYSPREP, SysPrep00AB, SysPrepOrder"
  })
  void eachKindHasItsNames(EntryKind kind, String entry, String order) {
    assertEquals(VariableName.global(entry), kind.entry(new BootNumber(0xab)));
    assertEquals(VariableName.global(order), kind.order());
    assertEquals(Optional.of(new BootNumber(0xab)), kind.numberOf(entry));
    assertEquals(Optional.of(new BootNumber(0xab)), kind.numberOf(VariableName.global(entry)));
    VariableName ofAnother = new VariableName(entry, MemoryMirror.CURRENT.vendor());
    assertEquals(Optional.empty(), kind.numberOf(ofAnother));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0x10000})
  void aBootNumberHasSixteenBits(int value) {
    assertThrows(IllegalArgumentException.class, () -> new BootNumber(value));
  }
}
