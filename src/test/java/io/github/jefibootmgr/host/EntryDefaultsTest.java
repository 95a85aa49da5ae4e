package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntryDefaultsTest {
  @ParameterizedTest
  @CsvSource({
    "x86_64, 64, grubx64",
    "x86_64, 32, grubia32",
    "x86_64, '', grubx64",
    "i686, 64, grubx64",
    "i686, 32, grubia32",
    "i686, '', grubia32",
    "aarch64, 64, grubaa64",
    "aarch64, '', grubaa64",
    "armv7l, 32, grubarm",
    "armv7l, '', grubarm",
    "riscv64, 64, grubriscv64",
    "loongarch64, 64, grubloongarch64",
  })
  void namesTheLoaderForTheFirmware(String machine, String wordSize, String expected) {
    TreeOs os = new TreeOs("").machine(machine).line("/etc/os-release = ID=debian");
    if (!wordSize.isEmpty()) {
      os.line("/sys/firmware/efi/fw_platform_size = " + wordSize);
    }
    assertEquals("\\EFI\\debian\\" + expected + ".efi", new Host(os, "").defaultLoader());
  }

  @Test
  void areThoseOfEfibootmgrOtherwise() {
    assertEquals("/dev/sda", EntryDefaults.DISK);
    assertEquals(1, EntryDefaults.PARTITION);
    assertEquals("Linux", EntryDefaults.LABEL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NAME=x\\nID=debian\\nVERSION_ID=12 | debian",
        "ID=\"fedora\" | fedora",
        "ID='arch' | arch",
        "ID=\"a\\rch\" | arch",
        "ID=rhel | redhat",
        "ID=\"opensuse-leap\" | opensuse",
        "ID=opensuse | opensuse",
        "ID=one\\nID=two | two",
        "# ID=no\\nVERSION_ID=3 | linux",
        "ID= | linux",
        "ID=../../x | linux",
        "ID=\"a b\" | linux",
      })
  void namesTheDirectoryOfTheDistribution(String text, String directory) {
    TreeOs os = new TreeOs("").line("/etc/os-release = " + text.replace("\\n", "\n"));
    assertEquals(directory, OsRelease.directory(new HostRoot(os, "")));
  }

  @Test
  void readsTheOtherFileIfTheFirstIsNotThere() {
    TreeOs os = new TreeOs("/mnt").line("/usr/lib/os-release = ID=debian");
    assertEquals("debian", OsRelease.directory(new HostRoot(os, "/mnt")));
    assertEquals("linux", OsRelease.directory(new HostRoot(os, "")));
  }

  @Test
  void doesNotReadAnotherMachinesFile() {
    TreeOs os =
        new TreeOs("/mnt")
            .line("/etc/os-release -> /usr/lib/os-release")
            .line("/usr/lib/os-release = ID=debian")
            .file("/usr/lib/os-release", new byte[] {'I', 'D', '=', 'x'});
    assertEquals("debian", OsRelease.directory(new HostRoot(os, "/mnt")));
  }
}
