package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.host.DiskImage;
import java.util.ArrayList;
import java.util.List;

/** The disks that recorded and reported command lines name. */
final class Disks {
  private static final int SECTORS = 16384;

  private Disks() {}

  /** Puts the disks that arguments name as {@code @NAME@} on a machine, and their paths instead. */
  static List<String> place(TestMachine machine, List<String> arguments) {
    List<String> placed = new ArrayList<>();
    for (String argument : arguments) {
      boolean disk = argument.length() > 2 && argument.startsWith("@") && argument.endsWith("@");
      if (disk) {
        String name = argument.substring(1, argument.length() - 1);
        String path = "/disks/" + name + ".img";
        machine.file(path, contents(name));
        placed.add(path);
      } else {
        placed.add(argument);
      }
    }
    return placed;
  }

  static byte[] contents(String name) {
    return switch (name) {
      case "gpt512" -> gpt().array();
      case "gpt4k" ->
          DiskImage.empty(4096, SECTORS / 8)
              .partition(1, "4a4a4a4a-2222-3333-4444-555555555555", 256, 767)
              .array();
      case "backup" -> gpt().damage(512 + 40).array();
      case "badpmbr" -> gpt().zero(0, 512).array();
      case "otherpmbr" -> gpt().u8(450, 0x83).array();
      case "mbr" ->
          DiskImage.blank(512, SECTORS)
              .u32(440, 0xdeadbeef)
              .record(0, 0, 0xef, 63, 4000)
              .record(0, 1, 0x83, 4063, 4000)
              .record(0, 2, 0x05, 8063, 8000)
              .mark(0)
              .record(8063, 0, 0x83, 63, 2000)
              .mark(8063)
              .array();
      case "blank" -> DiskImage.blank(512, SECTORS).array();
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static DiskImage gpt() {
    return DiskImage.empty(512, SECTORS)
        .partition(1, DiskImage.ESP_GUID, 2048, 6143)
        .partition(2, DiskImage.ROOT_GUID, 6144, 8191)
        .partition(7, "77777777-3333-4444-5555-666666666666", 8192, 10239);
  }
}
