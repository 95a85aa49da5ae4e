package io.github.jefibootmgr.devicepath;

import static io.github.jefibootmgr.devicepath.ListingText.hex;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;

/** Hardware nodes in a listing. */
final class HardwareText {
  private HardwareText() {}

  static void append(StringBuilder text, Node node) {
    if (node instanceof Hardware.Pci pci) {
      hex(text.append("Pci("), pci.device());
      hex(text.append(','), pci.function());
    } else if (node instanceof Hardware.PcCard card) {
      hex(text.append("PcCard("), card.function());
    } else if (node instanceof Hardware.MemoryMapped range) {
      text.append("MemoryMapped(").append(range.memoryType());
      hex(text.append(','), range.startAddress());
      hex(text.append(','), range.endAddress());
    } else if (node instanceof Hardware.Vendor data) {
      vendor(text.append("VenHw("), data.vendor(), data.data());
    } else if (node instanceof Hardware.Edd10 disk) {
      hex(text.append("EDD10("), disk.device());
    } else if (node instanceof Hardware.Controller controller) {
      hex(text.append("Ctrl("), controller.controller());
    } else if (node instanceof Hardware.Bmc bmc) {
      text.append("BMC(").append(bmc.interfaceType());
      hex(text.append(','), bmc.baseAddress());
    }
    text.append(')');
  }

  /** Appends a vendor's GUID and, if there are any, its data. */
  static void vendor(StringBuilder text, Guid vendor, Bytes data) {
    text.append(vendor.text());
    if (!data.isEmpty()) {
      text.append(',').append(data.hex());
    }
  }
}
