package io.github.jefibootmgr.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.wire.Utf8;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MountTableTest {
  private static final String MACHINE =
      """
      22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw
      23 22 0:22 / /sys rw,nosuid shared:7 - sysfs sysfs rw
      24 23 0:29 / /sys/firmware/efi/efivars rw,nosuid shared:9 master:3 - efivarfs efivarfs rw
      30 22 0:40 / /mnt/with\\040blank\\134\\011 rw - tmpfs tmp\\040fs rw
      31 22 0:41 / /mnt/bind rw - efivarfs efivarfs rw
      40 22 0:50 / /hidden/deep rw - efivarfs efivarfs rw
      41 22 0:51 / /hidden rw - xfs /dev/b rw
      50 22 0:60 / /twice rw - tmpfs a rw
      51 50 0:61 / /twice rw - efivarfs b rw
      nonsense
      60 22 0:70 / /short rw
      """;

  private static String typeOf(String table, String path) {
    return MountTable.parse(Utf8.encode(table)).of(path).map(MountTable.Mount::type).orElse("none");
  }

  @ParameterizedTest
  @CsvSource({
    "/,ext4",
    "/home/x,ext4",
    "/sys,sysfs",
    "/system,ext4",
    "/sys/firmware/efi,sysfs",
    "/sys/firmware/efi/efivars,efivarfs",
    "/sys/firmware/efi/efivars/Boot0000,efivarfs",
    "/sys/firmware/efi/efivars2,sysfs",
    "'/mnt/with blank\\\t/x',tmpfs",
    "/mnt/bind,efivarfs",
    "/hidden/deep,xfs",
    "/twice/x,efivarfs",
    "/short,ext4"
  })
  void findsTheMountThatIsSeen(String path, String type) {
    assertEquals(type, typeOf(MACHINE, path));
  }

  @Test
  void aChangedRootNeedNotBeAMount() {
    String table = "24 23 0:29 / /sys/firmware/efi/efivars rw - efivarfs efivarfs rw\n";
    assertEquals("efivarfs", typeOf(table, "/sys/firmware/efi/efivars"));
    assertEquals("none", typeOf(table, "/home"));
    assertEquals("none", typeOf("", "/home"));
  }

  @Test
  void aRootOnItselfOrOnAnotherRootEnds() {
    String table = "1 1 0:1 / / rw - rootfs rootfs rw\n2 1 8:1 / / rw - ext4 /dev/a rw\n";
    assertEquals("ext4", typeOf(table, "/home"));
  }
}
