package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.jefibootmgr.wire.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PartitionTableTest {
  private static final int LAST = 255;
  private static final String ESP = "1 " + DiskImage.ESP_GUID + " 64+32";
  private static final String FORCED =
      " [disk: using the GPT, for which the MBR has no record; firmware may not]";
  private static final String ROOT = "2 " + DiskImage.ROOT_GUID + " 96+8";

  static Stream<Arguments> sound() {
    return Stream.of(
        arguments("GPT", DiskImage.gpt(), 1, false, ESP),
        arguments("GPT, second", DiskImage.gpt(), 2, false, ROOT),
        arguments("GPT, 4096-byte sectors", DiskImage.gpt(4096, 256), 2, false, ROOT),
        arguments("no 0xEE record, -g", DiskImage.gpt().u8(450, 0), 1, true, ESP + FORCED),
        arguments("no MBR at all, -g", DiskImage.gpt().zero(0, 512), 1, true, ESP + FORCED),
        arguments("0xEE is the second of a hybrid", hybrid(), 1, false, ESP),
        arguments("MBR", DiskImage.mbr(), 1, false, "1 deadbeef 63+20"),
        arguments("MBR, second", DiskImage.mbr(), 2, false, "2 deadbeef 83+17"),
        arguments("MBR, logical", DiskImage.mbr(), 5, false, "5 deadbeef 102+30"),
        arguments("MBR, second logical", DiskImage.mbr(), 6, false, "6 deadbeef 143+20"),
        arguments("MBR over an old GPT", overGpt(), 1, false, "1 deadbeef 63+20"),
        arguments("MBR, -g", DiskImage.mbr(), 1, true, "1 deadbeef 63+20"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("sound")
  void findsThePartition(
      String what, DiskImage image, long number, boolean forceGpt, String expected) {
    assertEquals(expected, find(image, number, forceGpt));
  }

  static Stream<Arguments> warned() {
    String header = "disk: the CRC of the GPT header at sector 1 is wrong; using the backup GPT";
    String none = "disk: no GPT header at sector 1; using the backup GPT";
    String entries = "disk: the CRC of the GPT entries at sector 2 is wrong; using the backup GPT";
    return Stream.of(
        arguments("damaged header", DiskImage.gpt().u8(552, 0xff), ESP, header),
        arguments("no primary header", DiskImage.gpt().zero(512, 512), ESP, none),
        arguments("damaged entry", DiskImage.gpt().u8(1024 + 56, 7), ESP, entries),
        arguments("backup not at the end", DiskImage.gpt().grown(9).u8(1024 + 56, 7), ESP, entries),
        arguments("4096-byte sectors", DiskImage.gpt(4096, 256).u8(4096 + 40, 0xff), ESP, header),
        arguments(
            "no disk signature",
            DiskImage.mbr().u32(440, 0),
            "1 00000000 63+20",
            "disk: the MBR has no disk signature; firmware may start from another disk like it"),
        arguments(
            "beyond the end",
            DiskImage.mbr().record(0, 0, 0xef, 63, 500),
            "1 deadbeef 63+500",
            "disk: partition 1 ends beyond the disk's end"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("warned")
  void warns(String what, DiskImage image, String expected, String warning) {
    assertEquals(expected + " [" + warning + "]", find(image, 1, false));
  }

  static Stream<Arguments> refused() {
    String noRecord =
        "disk: has a GPT, but the MBR has no record of type 0xEE for it; -g (--gpt) uses it";
    return Stream.of(
        arguments(
            "zero", DiskImage.gpt(), 0, "disk: no partition 0: partitions are counted from 1"),
        arguments(
            "unused", DiskImage.gpt(), 3, "disk: no partition 3: its GPT entry is not in use"),
        arguments(
            "too high", DiskImage.gpt(), 129, "disk: no partition 129: the GPT has 128 entries"),
        arguments(
            "highest",
            DiskImage.gpt(),
            0xffffffffL,
            "disk: no partition 4294967295: the GPT has 128 entries"),
        arguments("no 0xEE record", DiskImage.gpt().u8(450, 0x83), 1, noRecord),
        arguments("no MBR", DiskImage.gpt().zero(0, 512), 1, noRecord),
        arguments("backup only, no MBR", DiskImage.gpt().zero(0, 1024), 1, noRecord),
        arguments(
            "both damaged",
            DiskImage.gpt().u8(552, 0xff).u8(LAST * 512 + 40, 0xff),
            1,
            "disk: the MBR says that there is a GPT, but the CRC of the GPT header at sector 1 is"
                + " wrong, and there is no valid backup"),
        arguments(
            "no unique GUID",
            DiskImage.gpt().zero(1024 + 16, 16).sealTable(1, 2),
            1,
            "disk: partition 1 has no unique GUID, by which firmware could find it"),
        arguments(
            "ends before it starts",
            DiskImage.gpt().u8(1024 + 40, 1).sealTable(1, 2),
            1,
            "disk: partition 1 would lie in sectors 64 to 1"),
        arguments(
            "blank", DiskImage.blank(512, 64), 1, "disk: no partition table (neither GPT nor MBR)"),
        arguments(
            "a boot sector of a file system",
            DiskImage.blank(512, 64).record(0, 0, 0x20, 99, 9).u8(446, 0x73).mark(0),
            1,
            "disk: no partition table (neither GPT nor MBR)"),
        arguments(
            "smaller than an MBR",
            DiskImage.blank(100, 1),
            1,
            "disk: 512 bytes at sector 0 are beyond the disk's end"),
        arguments(
            "container",
            DiskImage.mbr(),
            3,
            "disk: partition 3 is an extended container; logical partitions count from 5"),
        arguments(
            "unused", DiskImage.mbr(), 4, "disk: no partition 4: its MBR record is not in use"),
        arguments(
            "no such logical",
            DiskImage.mbr(),
            7,
            "disk: no partition 7: the MBR has no such logical partition"),
        arguments(
            "chain in a circle",
            DiskImage.mbr().record(140, 1, 0x05, 0, 60),
            5,
            "disk: the chain of logical partitions leads back to sector 100"),
        arguments(
            "chain out of the disk",
            DiskImage.mbr().record(140, 1, 0x05, 900, 60),
            5,
            "disk: 512 bytes at sector 1000 are beyond the disk's end"),
        arguments(
            "starts at sector 1",
            DiskImage.mbr().record(0, 0, 0x83, 1, 200),
            1,
            "disk: partition 1 starts at sector 1, where a GPT would be; -g (--gpt) uses a valid GPT"
                + " whatever the MBR says"));
  }

  @ParameterizedTest(name = "{0} {2}")
  @MethodSource("refused")
  void refuses(String what, DiskImage image, long number, String reason) {
    assertEquals(reason, find(image, number, false));
  }

  static Stream<Arguments> headers() {
    return Stream.of(
        arguments("size", 12, 91, "the size of the GPT header at sector 1 is 91, not 92 to 512"),
        arguments(
            "own place", 24, 2, "the place of the GPT header at sector 1 says another sector"),
        arguments(
            "entries",
            80,
            0x7fffffff,
            "the table of the GPT header at sector 1 would have 2147483647 entries of 128 bytes"),
        arguments(
            "entry size",
            84,
            129,
            "the table of the GPT header at sector 1 would have 128 entries of 129 bytes"),
        arguments("table's place", 72, -1, "the GPT entries at sector 4294967295 cannot be read"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("headers")
  void checksTheHeader(String what, int offset, int value, String reason) {
    DiskImage image = DiskImage.gpt().zero(LAST * 512, 512).u32(512 + offset, value).seal(1);
    assertEquals(
        "disk: the MBR says that there is a GPT, but " + reason + ", and there is no valid backup",
        find(image, 1, false));
  }

  /** A disk that was given an MBR keeps the backup of the GPT that it had before. */
  private static DiskImage overGpt() {
    return DiskImage.gpt().zero(0, 1024).u32(440, 0xdeadbeef).record(0, 0, 0xef, 63, 20).mark(0);
  }

  private static DiskImage hybrid() {
    return DiskImage.gpt().record(0, 1, 0xee, 1, 63).record(0, 0, 0x83, 96, 8);
  }

  private static String find(DiskImage image, long number, boolean forceGpt) {
    TreeOs os = new TreeOs("").file("/image", image.array());
    List<String> warnings = new ArrayList<>();
    try {
      Medium medium = MediumReader.image(os, "/image", "disk", image.array().length);
      Partition found = new PartitionTable(medium, forceGpt, warnings).find(number);
      String identity =
          found.identity() instanceof Partition.Identity.GptGuid gpt
              ? gpt.guid().text()
              : Hex.lower(((Partition.Identity.MbrSignature) found.identity()).signature(), 8);
      return found.number()
          + " "
          + identity
          + " "
          + found.start()
          + "+"
          + found.sectors()
          + (warnings.isEmpty() ? "" : " " + warnings);
    } catch (RefusedException refused) {
      return refused.reason();
    }
  }
}
