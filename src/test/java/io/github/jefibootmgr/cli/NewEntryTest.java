package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.boot.Edit;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a new entry is made of, and why there may be none. */
class NewEntryTest {
  private final FakeOs os =
      new FakeOs()
          .put("/etc/os-release", "ID=debian\n")
          .put("/data", Bytes.of(0, 1, 0xff))
          .put("/large", Bytes.copyOf(new byte[61_441]))
          .put("/sys/class/net/eth0/address", "02:00:00:00:00:01\n");

  private Edit.Create make(String words) throws UsageException {
    List<String> list = words.isEmpty() ? List.of() : List.of(words.split(" +", -1));
    Request request = new TableParser().parse(Normaliser.normalise(list, false));
    return new NewEntry(os, new Console(os, "jefibootmgr")).edit(request);
  }

  @Test
  void hasDefaults() throws UsageException {
    Edit.Create edit = make("-c --file-dev-path");
    assertEquals(1, edit.option().attributes());
    assertEquals("Linux", edit.option().description());
    assertEquals(Bytes.EMPTY, edit.option().optionalData());
    assertEquals(make("-c --device-path \\EFI\\debian\\grubx64.efi"), edit);
    assertEquals(Optional.empty(), edit.number());
    assertEquals(OptionalInt.of(0), edit.position());
  }

  @Test
  void isWhatOptionsSay() throws UsageException {
    Edit.Create edit = make("-b 1A -C -A -f -r -L x --device-path Pci(1,2) -u a b");
    assertEquals(2, edit.option().attributes());
    assertEquals("x", edit.option().description());
    assertEquals(Bytes.ofHex("01010600" + "0201" + "7fff0400"), edit.option().filePathList());
    assertEquals(Bytes.ofHex("610020006200"), edit.option().optionalData());
    assertEquals(Optional.of(new BootNumber(0x1a)), edit.number());
    assertEquals(OptionalInt.empty(), edit.position());
    assertEquals(OptionalInt.of(7), make("-c -I 7 --device-path Pci(1,2)").position());
  }

  @Test
  void takesDataOfAFile() throws UsageException {
    assertEquals(Bytes.of(0, 1, 0xff), make("-c --file-dev-path -@ /data").option().optionalData());
  }

  @Test
  void warnsOfALoaderThatCountsForNothing() throws UsageException {
    make("-c -i eth0 -l x");
    assertEquals(
        "writeError jefibootmgr: -l has no effect with -i; --uri names what HTTP boot loads\n",
        os.log().get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--ip dhcp6                      | 1 | --ip, --vlan and --uri need a network interface",
        "--vlan 1 --file-dev-path        | 1 | need a network interface",
        "--uri http://x/ -d /dev/sda     | 1 | need a network interface",
        "--device-path Pci(1,2) -d /x    | 1 | --device-path is a whole path",
        "--device-path Pci(1,2) -i eth0  | 1 | --device-path is a whole path",
        "--device-path Pcy(1,2)          | 5 | --device-path: column 1: the name of a node",
        "--file-dev-path -@ /absent      | 5 | -@: /absent: No such file or directory",
        "--file-dev-path -@ /large       | 5 | more than 61440 bytes",
        "--file-dev-path -@ /data some words | 5 | -@ gives the optional data, so \"some\"",
        "--file-dev-path --label=        | 5 | the label is empty",
        "--file-dev-path --loader=       | 5 | the loader is empty",
        "-d /absent                      | 5 | /absent: there is no such disk or file",
        "-i eth1                         | 5 | eth1: there is no such network interface",
      })
  void isRefused(String words, int status, String message) {
    UsageException e = assertThrows(UsageException.class, () -> make("-c " + words));
    assertEquals(status, e.status().status(), e.getMessage());
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }

  @Test
  void isRefusedIfStandardInputFails() {
    os.fail("readStandardInput", Errno.EIO);
    UsageException e = assertThrows(UsageException.class, () -> make("-c --file-dev-path -@ -"));
    assertEquals("-@: standard input: Input/output error", e.getMessage());
  }

  @Test
  void isRefusedIfItsPathsAreTooLong() {
    String node = "\\" + "x".repeat(32_000);
    UsageException e =
        assertThrows(
            UsageException.class,
            () -> make("-c --device-path " + node + "/Pci(1,2)" + "/" + node));
    assertTrue(e.getMessage().contains("bytes, at most 65535 expected"), e.getMessage());
  }
}
