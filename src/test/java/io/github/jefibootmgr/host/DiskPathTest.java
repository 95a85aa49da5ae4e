package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.jefibootmgr.devicepath.DevicePath;
import io.github.jefibootmgr.model.Errno;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DiskPathTest {
  /** HD nodes of partitions 1 and 2 of the GPT, and of 1 of the MBR, as efibootmgr writes them. */
  private static final String ESP =
      "04012a000100000040000000000000002000000000000000" + "111111112222333344445555555555550202";

  private static final String ROOT =
      "04012a000200000060000000000000000800000000000000" + "222222223333444455556666666666660202";

  private static final String MBR_ESP =
      "04012a00010000003f000000000000001400000000000000" + "efbeadde0000000000000000000000000101";

  /** The file {@code \x} and the end. */
  private static final String FILE = "04040a005c00780000007fff0400";

  private static final PathForm SHORT = new PathForm.Abbreviated();
  private static final PathForm FULL = new PathForm.Full();

  private static TreeOs machine(String prefix) {
    return new TreeOs(prefix)
        .add("pci")
        .add("sata")
        .add("nvme")
        .line("disk dm-0 253:0 /sys/devices/virtual/block/dm-0")
        .line("disk loop0 7:0 /sys/devices/virtual/block/loop0")
        .line("/dev/disk/by-id/ata-DISK -> ../../sda")
        .line("/dev/disk/by-id/nvme-DISK-part2 -> ../../nvme0n1p2")
        .line("/dev/away -> /elsewhere/sda")
        .line("/dev/null char 1:3")
        .line("/dev/fd0 block 2:0")
        .line("disk cciss/c0d0 104:0 /sys/devices/pci0000:00/0000:00:19.0/block/cciss!c0d0")
        // kpartx's second partition of what loop0 is.
        .line("disk dm-1 253:1 /sys/devices/virtual/block/dm-1")
        .line("/sys/devices/virtual/block/dm-1/dm/uuid = part2-loop0")
        .line("/sys/devices/virtual/block/dm-1/slaves/loop0 -> ../../loop0")
        .line("/dev/mapper/loop0p2 -> ../dm-1");
  }

  static Stream<Arguments> found() {
    return Stream.of(
        arguments("/dev/sda", "", SHORT, ESP),
        arguments("/dev/sda", "2", SHORT, ROOT),
        arguments("/dev/sda1", "", SHORT, ESP),
        arguments("/dev/sda1", "1", SHORT, ESP),
        arguments("/dev/nvme0n1p2", "", SHORT, ROOT),
        arguments("/dev/nvme0n1p2", "2", SHORT, ROOT),
        arguments("/dev/disk/by-id/ata-DISK", "2", SHORT, ROOT),
        arguments("/dev/disk/by-id/nvme-DISK-part2", "", SHORT, ROOT),
        arguments("/dev/cciss/c0d0", "", SHORT, ESP),
        arguments("/dev/dm-0", "", SHORT, ESP),
        arguments("/dev/loop0", "2", SHORT, ROOT),
        arguments("/dev/mapper/loop0p2", "", SHORT, ROOT),
        arguments("/dev/sda", "", new PathForm.FileOnly(), ""),
        arguments("/nothing", "", new PathForm.FileOnly(), ""),
        arguments(
            "/dev/sda",
            "",
            new PathForm.Edd10(0x80),
            "01041800c5fa31cf4ec2d21185f300a0c93ec93b80000000" + ESP),
        arguments(
            "/dev/sda",
            "",
            FULL,
            "02010c00d041030a00000000" + "010106000017" + "03120a000100ffff0000" + ESP),
        arguments(
            "/dev/nvme0n1p2",
            "",
            FULL,
            "02010c00d041030a00000000"
                + "01010600001d"
                + "010106000000"
                + "03171000010000000011223344556677"
                + ROOT));
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @MethodSource("found")
  void findsDisksOfThisMachine(String disk, String partition, PathForm form, String nodes) {
    assertEquals(nodes + FILE, path(machine(""), "", disk, partition, form));
  }

  /** Beneath another root, the numbers of device files are not the machine's. */
  @ParameterizedTest(name = "{0} {1} {2}")
  @MethodSource("found")
  void findsDisksOfAnother(String disk, String partition, PathForm form, String nodes) {
    TreeOs os = machine("/mnt/machine").line("/unrelated = 1");
    os.file("/mnt/machine/dev/sda", DiskImage.gpt().array());
    os.file("/mnt/machine/dev/nvme0n1p2", new byte[0]);
    assertEquals(nodes + FILE, path(os, "/mnt/machine/", disk, partition, form));
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        arguments("", "", SHORT, "the name of the disk is empty"),
        arguments("/dev/nosuch", "", SHORT, "/dev/nosuch: there is no such disk or file"),
        arguments("/dev", "", SHORT, "/dev: is a directory, not a disk"),
        arguments("/dev/null", "", SHORT, "/dev/null: is a character device, not a disk"),
        arguments(
            "/dev/nvme0n1p2",
            "1",
            SHORT,
            "/dev/nvme0n1p2 is partition 2, but partition 1 was asked for"),
        arguments("/dev/sda", "0", SHORT, "no partition 0: partitions are counted from 1"),
        arguments("/dev/sda", "3", SHORT, "/dev/sda: no partition 3: its GPT entry is not in use"),
        arguments(
            "/dev/dm-0",
            "",
            FULL,
            "/dev/dm-0: no full path: dm-0 is a device-mapper device, which firmware does not know"),
        arguments(
            "/dev/fd0", "", SHORT, "/dev/fd0: 512 bytes at sector 0 are beyond the disk's end"));
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @MethodSource("refused")
  void namesTheDiskAndTheReason(String disk, String partition, PathForm form, String reason) {
    assertEquals(reason, path(machine(""), "", disk, partition, form));
    assertEquals(reason, path(machine("/mnt"), "/mnt", disk, partition, form));
  }

  @Test
  void doesNotFollowALinkOutOfTheRoot() {
    TreeOs os = machine("/mnt").file("/elsewhere/sda", DiskImage.gpt().array());
    assertEquals(
        "/dev/away: a link leads out of /mnt to /elsewhere/sda",
        path(os, "/mnt", "/dev/away", "", SHORT));
  }

  @Test
  void readsImageFiles() {
    TreeOs os =
        new TreeOs("")
            .file("/gpt", DiskImage.gpt().array())
            .file("/gpt4k", DiskImage.gpt(4096, 256).array())
            .file("/mbr", DiskImage.mbr().array());
    assertEquals(ESP + FILE, path(os, "", "/gpt", "", SHORT));
    assertEquals(ESP + FILE, path(os, "/mnt", "/gpt", "", SHORT));
    assertEquals(ROOT + FILE, path(os, "", "/gpt4k", "2", SHORT));
    assertEquals(MBR_ESP + FILE, path(os, "", "/mbr", "", SHORT));
    assertEquals(
        "/gpt: no full path: it is not a disk of this machine's sysfs",
        path(os, "", "/gpt", "", FULL));
  }

  @Test
  void takesTheSectorSizeOfADiskFromSysfs() {
    String sda = "/sys/class/block/sda";
    TreeOs os =
        machine("")
            .contents("/dev/sda", DiskImage.gpt(4096, 256).array())
            .line("%/pci0000:00/0000:00:17.0/ata2/host1/target1:0:0/1:0:0:0/block/sda/size = 2048")
            .line(
                "%/pci0000:00/0000:00:17.0/ata2/host1/target1:0:0/1:0:0:0/block/sda/queue"
                    + "/logical_block_size = 4096");
    assertEquals(ESP + FILE, path(os, "", "/dev/sda", "", SHORT), sda);
  }

  @Test
  void saysThatADiskCannotBeRead() {
    TreeOs os = new TreeOs("").broken("/image", Errno.EACCES);
    assertEquals("/image: cannot be read: Permission denied", path(os, "", "/image", "", SHORT));
  }

  private static String path(TreeOs os, String root, String disk, String partition, PathForm form) {
    OptionalLong number =
        partition.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(partition));
    HostResult<DevicePath> result =
        new Host(os, root).diskPath(new DiskRequest(disk, number, form, false, "\\x"));
    if (result instanceof HostResult.Made<DevicePath> made) {
      assertEquals(List.of(), made.warnings());
      return made.value().encode().hex();
    }
    return ((HostResult.Refused<DevicePath>) result).reason();
  }
}
