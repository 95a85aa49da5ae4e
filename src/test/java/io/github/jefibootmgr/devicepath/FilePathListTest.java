package io.github.jefibootmgr.devicepath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class FilePathListTest {
  private static final int OFFSET = 100;

  @TestFactory
  Stream<DynamicTest> malformedLists() {
    return Table.rows("malformed.tsv")
        .map(
            row ->
                dynamicTest(
                    row[0],
                    () -> {
                      Bytes octets = Bytes.ofHex(row[1]);
                      FilePathList list = FilePathList.decode(octets, OFFSET);
                      assertEquals(row[2], ListingText.format(list));
                      assertEquals(row[3], String.valueOf(list.paths().size()));
                      assertEquals(row[4], list.rest().hex());
                      assertEquals(row[5], describe(list.faults()));
                      assertEquals(octets, list.encode());
                    }));
  }

  private static String describe(List<Malformed> faults) {
    return faults.stream().map(Malformed::describe).collect(Collectors.joining("; "));
  }

  @Test
  void keepsAllPathsOfAList() {
    Bytes first = DevicePath.of(new Media.FilePath("\\a")).encode();
    Bytes second = DevicePath.of(new Hardware.Pci(0x1f, 2)).encode();
    FilePathList list = FilePathList.decode(first.plus(second), OFFSET);
    assertEquals(2, list.paths().size());
    assertEquals("File(\\a)", ListingText.format(list));
    assertEquals("Pci(0x1f,0x2)", ListingText.format(list.paths().get(1)));
  }

  @Test
  void nodesHaveTheOctetsOfTheSpecification() {
    assertEquals("02010c00d041030a00000000", Acpi.Hid.pciRoot(0).encode().hex());
    assertEquals("01010600021f", new Hardware.Pci(0x1f, 2).encode().hex());
    assertEquals("03120a000100ffff0000", new MessagingStorage.Sata(1, 0xffff, 0).encode().hex());
    assertEquals(
        "0317100001000000" + "00253852d1701d5a",
        new MessagingStorage.NvmeNamespace(1, Bytes.ofHex("00253852d1701d5a")).encode().hex());
    assertEquals(
        "04012a0001000000000800000000000000001000000000002211" + "00".repeat(14) + "0202",
        Media.HardDrive.gpt(1, 0x800, 0x100000, Guid.of("00001122-0000-0000-0000-000000000000"))
            .encode()
            .hex());
    assertEquals(
        "030b2500525400123456" + "00".repeat(26) + "01",
        MessagingNetwork.Mac.of(Bytes.ofHex("525400123456"), 1).encode().hex());
  }

  @Test
  void refusesWhatItsOctetsCannotHold() {
    assertThrows(IllegalArgumentException.class, () -> new Hardware.Pci(256, 0));
    assertThrows(IllegalArgumentException.class, () -> new MessagingStorage.Sata(-1, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new MessagingService.Uri("\u4e2d"));
    assertThrows(IllegalArgumentException.class, () -> new Media.FilePath("x".repeat(0x8000)));
    assertThrows(IllegalArgumentException.class, () -> new Media.FilePath("x\0", false));
    assertThrows(IllegalArgumentException.class, () -> new DevicePath(List.of()));
    Node end = new End.Entire();
    assertThrows(IllegalArgumentException.class, () -> new DevicePath(List.of(end, end)));
    assertThrows(
        IllegalArgumentException.class, () -> new DevicePath(List.of(new Media.FilePath("x"))));
  }
}
