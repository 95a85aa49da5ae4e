package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.devicepath.DevicePath;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Whatever a disk or sysfs holds, there is a path or one line that says why not. */
class DamagedInputTest {
  @Property(tries = 500)
  void anyDamageToATableGivesAPathOrAReason(
      @ForAll boolean gpt,
      @ForAll @Size(max = 6) List<@IntRange(max = 0xffff) Integer> places,
      @ForAll byte value,
      @ForAll @IntRange(max = 10) int number) {
    DiskImage image = gpt ? DiskImage.gpt() : DiskImage.mbr();
    for (int place : places) {
      // The places that matter: the MBR, the GPT's header and first entries, and the chain.
      image.u8(place < 0x8000 ? place % 0x600 : 100 * 512 + place % (50 * 512), value);
    }
    TreeOs os = new TreeOs("").file("/image", image.array());
    check(
        new Host(os, "")
            .diskPath(
                new DiskRequest(
                    "/image", OptionalLong.of(number), new PathForm.Abbreviated(), true, "x")));
  }

  @Property(tries = 500)
  void anyNamesInSysfsGiveNodesOrAReason(@ForAll("names") List<String> names) {
    List<String> chain = new ArrayList<>(names);
    chain.add("sda");
    TreeOs os =
        new TreeOs("")
            .add("pci")
            .line("disk sda 8:0 /sys/devices/" + String.join("/", chain))
            .line("/sys/devices/" + String.join("/", chain) + "/nsid = 5");
    check(
        new Host(os, "")
            .diskPath(
                new DiskRequest("/dev/sda", OptionalLong.of(1), new PathForm.Full(), false, "x")));
  }

  @Provide
  Arbitrary<List<String>> names() {
    return Arbitraries.of(
            "pci0000:00",
            "pci10000:e0",
            "0000:00:1f.2",
            "0000:00:99.9",
            "ata1",
            "host0",
            "host1",
            "target0:0:0",
            "target0:0",
            "0:0:0:0",
            "0:0:99999999:99999999",
            "port-0:0",
            "end_device-0:0",
            "expander-0:0",
            "rport-0:0-0",
            "session1",
            "usb1",
            "1-1",
            "1-1.2",
            "1-1:1.0",
            "1-0",
            "nvme",
            "nvme0",
            "nvme0n1",
            "mmc_host",
            "mmc0",
            "mmc0:0001",
            "virtio0",
            "fw1",
            "fw1.0",
            "virtual",
            "nvme-subsystem",
            "nvme-subsys0",
            "platform",
            "a003e00.virtio_mmio",
            ".virtio_mmio",
            "LNRO0005:00",
            "ndbus0",
            "region0",
            "btt0.0",
            "namespace0.0",
            "VMBUS:00",
            "e5d2805a-369e-444c-94ed-50c0a0cd8656",
            "block",
            "net")
        .list()
        .ofMinSize(1)
        .ofMaxSize(8);
  }

  private static void check(HostResult<DevicePath> result) {
    if (result instanceof HostResult.Refused<DevicePath> refused) {
      assertTrue(!refused.reason().isEmpty() && refused.reason().indexOf('\n') < 0);
    } else {
      assertNotNull(((HostResult.Made<DevicePath>) result).value().encode());
    }
  }
}
