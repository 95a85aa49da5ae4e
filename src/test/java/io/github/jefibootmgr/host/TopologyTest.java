package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.jefibootmgr.devicepath.Acpi;
import io.github.jefibootmgr.devicepath.Hardware;
import io.github.jefibootmgr.devicepath.MessagingBus;
import io.github.jefibootmgr.devicepath.MessagingFabric;
import io.github.jefibootmgr.devicepath.MessagingStorage;
import io.github.jefibootmgr.devicepath.MessagingVendor;
import io.github.jefibootmgr.devicepath.Node;
import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TopologyTest {
  private static final String NO_EUI = "0000000000000000";
  private static final Node ROOT = Acpi.Hid.pciRoot(0);
  private static final Node OTHER_ROOT = Acpi.Hid.pciRoot(7);
  private static final Node XHCI = pci(0x14, 0);

  static Stream<Arguments> paths() {
    return Stream.of(
        arguments("sata", "sda", List.of(ROOT, pci(0x17, 0), sata(1, 0xffff))),
        arguments("sata", "sr0", List.of(ROOT, pci(0x17, 0), sata(2, 0xffff))),
        arguments("sata", "sdb", List.of(OTHER_ROOT, pci(0x1d, 0), pci(0, 0), sata(0, 0xffff))),
        arguments("sata", "sdc", List.of(ROOT, pci(0x17, 0), sata(3, 0))),
        arguments("sata", "sdd", List.of(ROOT, pci(0x17, 0), sata(3, 3))),
        arguments("sata", "sde", List.of(ROOT, pci(0x18, 0), sata(2, 0xffff))),
        arguments("sata", "sdf", List.of(ROOT, pci(1, 1), ata(0, 0))),
        arguments("sata", "sr1", List.of(ROOT, pci(1, 1), ata(1, 255))),
        arguments("scsi", "sda", List.of(ROOT, pci(0x10, 0), scsi(5, 1))),
        arguments("scsi", "sdb", List.of(ROOT, pci(1, 0), pci(0, 0), sas(0x50014ee7555a120aL))),
        arguments("scsi", "sdc", List.of(ROOT, pci(1, 0), pci(0, 0), sas(0x5000c500a1b2c3d4L))),
        arguments("scsi", "sde", List.of(ROOT, pci(2, 0), fibre(0x21000024ff3b9a01L))),
        arguments("scsi", "sdg", List.of(ROOT, pci(0x12, 5), new MessagingStorage.Ufs(0, 2))),
        arguments("scsi", "sdh", List.of(ROOT, pci(0x12, 6), new MessagingStorage.Ufs(0, 0))),
        arguments(
            "scsi",
            "sdi",
            List.of(ROOT, pci(0x1e, 0), pci(0, 0), fire(0x110600004a5b6cL), unit(1))),
        arguments("usb", "sda", List.of(ROOT, XHCI, usb(2, 0))),
        arguments("usb", "sdb", List.of(ROOT, XHCI, usb(3, 0), usb(0, 0), usb(1, 3))),
        arguments("usb", "sdc", List.of(ROOT, XHCI, usb(4, 0), unit(0))),
        arguments("usb", "sdd", List.of(ROOT, XHCI, usb(4, 0), unit(1))),
        arguments("usb", "sde", List.of(ROOT, XHCI, usb(0x12, 0))),
        arguments("usb", "sdf", List.of(ROOT, XHCI, usb(17, 0))),
        arguments("usb", "sdg", List.of(ROOT, pci(5, 0), usb(5, 0))),
        arguments("usb", "sdh", List.of(ROOT, pci(5, 0), usb(0, 0))),
        arguments(
            "nvme", "nvme0n1", List.of(ROOT, pci(0x1d, 0), pci(0, 0), nvme(1, "0011223344556677"))),
        arguments("nvme", "nvme1n1", List.of(ROOT, pci(0x1e, 0), nvme(1, NO_EUI))),
        arguments("nvme", "nvme1n2", List.of(ROOT, pci(0x1e, 0), nvme(2, NO_EUI))),
        arguments("nvme", "nvme1n3", List.of(ROOT, pci(0x1e, 0), nvme(9, "0025385cf1507089"))),
        arguments("nvme", "nvme2n1", List.of(ROOT, pci(0, 0), nvme(1, NO_EUI))),
        arguments("nvme", "nvme3n1", List.of(OTHER_ROOT, pci(2, 0), nvme(4, "0025385cf1507089"))),
        arguments("nvme", "nvme4n1", List.of(OTHER_ROOT, pci(3, 0), nvme(1, NO_EUI))),
        arguments(
            "nvme",
            "nvme9n1",
            List.of(
                new Acpi.ExpandedHid(0x0a0341d0, 0, 0, "", "PC00", ""),
                pci(0, 0),
                nvme(1, NO_EUI))),
        arguments("others", "mmcblk0", List.of(ROOT, pci(0x1c, 0), new MessagingStorage.Emmc(0))),
        arguments("others", "mmcblk1", List.of(ROOT, pci(0x1b, 0), new MessagingStorage.Sd(0))),
        arguments("others", "mmcblk2", List.of(ROOT, pci(0x1b, 0), new MessagingStorage.Emmc(1))),
        arguments(
            "others",
            "mmcblk3",
            List.of(
                new Acpi.ExpandedHid(0, 1, 0, "80860F14", "", ""), new MessagingStorage.Emmc(0))),
        arguments("others", "vda", List.of(ROOT, pci(7, 0))),
        arguments("others", "sda", List.of(ROOT, pci(9, 0), scsi(0, 0))),
        arguments("others", "vdb", List.of(mmio("003e000a00000000"))),
        arguments("others", "vdc", List.of(mmio("003c000a00000000"))),
        arguments(
            "others",
            "pmem9s",
            List.of(
                nvdimm("0cee166e-dd56-4bc2-99d2-2544b69025b8"),
                nvdimm("6e54091e-7476-47ac-824b-b6dd69878661"))),
        arguments("others", "pmem10", List.of(nvdimm("78d94521-91f7-47db-b3a7-51b764281940"))),
        arguments(
            "others",
            "sdb",
            List.of(
                new Acpi.ExpandedHid(0, 0, 0, "VMBus", "", ""),
                new Hardware.Vendor(
                    Guid.of("9b17e5a2-0891-42dd-b653-80b5c22809ba"),
                    Bytes.ofHex(
                        "d96361baa104294db60572e2ffb1dc7f5a80d2e59e364c4494ed50c0a0cd8656")),
                scsi(0, 1))));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("paths")
  void makesTheFullPath(String fixture, String disk, List<Node> expected) throws Exception {
    assertEquals(expected, nodes(fixture, disk, new ArrayList<>()));
  }

  static Stream<Arguments> warned() {
    return Stream.of(
        arguments(
            "sata",
            "sr1",
            "the drive number in the full path is 255, as efibootmgr writes it, where firmware"
                + " counts 0; the short path is safer (ata22)"),
        arguments(
            "usb",
            "sdf",
            "the port of the fast USB root hub usb2 is taken to count after the slow one's 16; ACPI"
                + " does not tell"),
        arguments("nvme", "nvme4n1", "nvme-subsys4 has 2 controllers; the path is that of nvme4"),
        arguments(
            "others",
            "mmcblk3",
            "the controller 80860F14:00 is on no bus; firmware may name it otherwise"));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("warned")
  void warns(String fixture, String disk, String warning) throws Exception {
    List<String> warnings = new ArrayList<>();
    nodes(fixture, disk, warnings);
    assertEquals(List.of(warning), warnings);
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        arguments("scsi", "sdd", "sysfs gives no SAS address for end_device-6:2"),
        arguments(
            "scsi",
            "sdj",
            "the disk is logical unit 3, which firmware writes in more than one way"),
        arguments(
            "scsi",
            "sdf",
            "the disk is an iSCSI target (session1), which firmware logs in to itself"),
        arguments(
            "nvme",
            "nvme6n1",
            "the disk is NVMe over fabrics (tcp), which firmware sets up itself"),
        arguments(
            "nvme",
            "nvme7n1",
            "the disk is behind Intel VMD (0000:00:0e.0), where each firmware has nodes of its own"),
        arguments(
            "nvme",
            "nvme8n1",
            "the PCI root pci0002:00 has no ACPI device (firmware_node/hid in sysfs)"),
        arguments(
            "others", "mmcblk0boot0", "mmcblk0boot0 is a boot area of an eMMC, which has no path"),
        arguments(
            "others",
            "vdd",
            "the address of LNRO0005:20 is not known; /proc/iomem tells it to the super-user"),
        arguments("others", "pmem0", "the persistent memory namespace0.0 has no label with a UUID"),
        arguments(
            "others",
            "nvme0n1",
            "the PCI root pci7fb2:00 is made by 0a1b2c3d-0000-0000-0000-000000000001, which"
                + " firmware names itself"),
        arguments("others", "dm-0", "dm-0 is a device-mapper device, which firmware does not know"),
        arguments("others", "md0", "md0 is a software RAID (md), which firmware does not know"),
        arguments("others", "loop0", "loop0 is a loop device, which firmware does not know"),
        arguments(
            "others", "zram0", "zram0 is compressed memory (zram), which firmware does not know"),
        arguments(
            "others",
            "xvda",
            "no device path is known for vbd-51712 in /sys/devices/vbd-51712/block/xvda"));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("refused")
  void saysWhyThereIsNone(String fixture, String disk, String reason) throws Exception {
    try {
      assertEquals(reason, nodes(fixture, disk, new ArrayList<>()).toString());
    } catch (RefusedException refused) {
      assertEquals(reason, refused.reason());
    }
  }

  private static List<Node> nodes(String fixture, String disk, List<String> warnings)
      throws Exception {
    HostRoot root = new HostRoot(TreeOs.fixture("pci").add(fixture), "");
    return Topology.nodes(Chain.of(root, root.realPath("/sys/class/block/" + disk)), warnings);
  }

  private static Node pci(int device, int function) {
    return new Hardware.Pci(device, function);
  }

  private static Node sata(int port, int multiplier) {
    return new MessagingStorage.Sata(port, multiplier, 0);
  }

  private static Node ata(int channel, int drive) {
    return new MessagingStorage.Atapi(channel, drive, 0);
  }

  private static Node scsi(int target, int lun) {
    return new MessagingStorage.Scsi(target, lun);
  }

  private static Node unit(int lun) {
    return new MessagingStorage.LogicalUnit(lun);
  }

  private static Node sas(long address) {
    return new MessagingVendor.Sas(0, address, 0, 0, 0);
  }

  private static Node fibre(long name) {
    return new MessagingFabric.FibreChannel(0, name, 0);
  }

  private static Node fire(long guid) {
    return new MessagingBus.Ieee1394(0, guid);
  }

  private static Node usb(int port, int interfaceNumber) {
    return new MessagingBus.Usb(port, interfaceNumber);
  }

  private static Node nvme(long id, String eui) {
    return new MessagingStorage.NvmeNamespace(id, Bytes.ofHex(eui));
  }

  private static Node mmio(String base) {
    return new Hardware.Vendor(Guid.of("837dca9e-e874-4d82-b29a-23fe0e23d1e2"), Bytes.ofHex(base));
  }

  private static Node nvdimm(String uuid) {
    return new MessagingStorage.NvdimmNamespace(Guid.of(uuid));
  }
}
