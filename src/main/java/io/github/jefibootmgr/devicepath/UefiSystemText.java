package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;

/** Hardware and ACPI nodes in the form of UEFI 2.10 section 10.6. */
final class UefiSystemText {
  private UefiSystemText() {}

  static String format(Node node) {
    if (node instanceof Hardware.Pci pci) {
      return Call.of("Pci").hex(pci.device()).hex(pci.function()).end();
    }
    if (node instanceof Hardware.PcCard card) {
      return Call.of("PcCard").hex(card.function()).end();
    }
    if (node instanceof Hardware.MemoryMapped range) {
      return Call.of("MemoryMapped")
          .hex(range.memoryType())
          .hex(range.startAddress())
          .hex(range.endAddress())
          .end();
    }
    if (node instanceof Hardware.Vendor data) {
      return vendor("VenHw", data.vendor(), data.data());
    }
    if (node instanceof Hardware.Edd10) {
      return vendor("VenHw", Hardware.Edd10.VENDOR, node.body().from(16));
    }
    if (node instanceof Hardware.Controller controller) {
      return Call.of("Ctrl").hex(controller.controller()).end();
    }
    if (node instanceof Hardware.Bmc bmc) {
      return Call.of("BMC").hex(bmc.interfaceType()).hex(bmc.baseAddress()).end();
    }
    return acpi(node);
  }

  static String vendor(String name, Guid vendor, Bytes data) {
    Call call = Call.of(name).text(vendor.text());
    return (data.isEmpty() ? call : call.text(data.hex())).end();
  }

  private static String acpi(Node node) {
    if (node instanceof Acpi.Hid device) {
      return hid(device);
    }
    if (node instanceof Acpi.ExpandedHid device) {
      return expanded(device);
    }
    if (node instanceof Acpi.Adr outputs) {
      Call call = Call.of("AcpiAdr");
      outputs.addresses().forEach(call::hex);
      return call.end();
    }
    return "";
  }

  private static String hid(Acpi.Hid device) {
    if ((device.hid() & 0xffff) != Acpi.Hid.PNP) {
      return Call.of("Acpi").hex(device.hid(), 8).hex(device.uid()).end();
    }
    String name =
        switch ((int) (device.hid() >> 16)) {
          case 0x0a03 -> "PciRoot";
          case 0x0a08 -> "PcieRoot";
          case 0x0604 -> "Floppy";
          case 0x0301 -> "Keyboard";
          case 0x0501 -> "Serial";
          case 0x0401 -> "ParallelPort";
          default -> "";
        };
    return name.isEmpty()
        ? Call.of("Acpi").text(EisaId.format(device.hid())).hex(device.uid()).end()
        : Call.of(name).hex(device.uid()).end();
  }

  private static String expanded(Acpi.ExpandedHid device) {
    String hid = EisaId.format(device.hid());
    String cid = EisaId.format(device.cid());
    if (device.hidText().isEmpty() && device.cidText().isEmpty() && device.uid() == 0) {
      return Call.of("AcpiExp").text(hid).text(cid).text(device.uidText()).end();
    }
    return Call.of("AcpiEx")
        .text(hid)
        .text(cid)
        .hex(device.uid())
        .text(device.hidText())
        .text(device.cidText())
        .text(device.uidText())
        .end();
  }
}
