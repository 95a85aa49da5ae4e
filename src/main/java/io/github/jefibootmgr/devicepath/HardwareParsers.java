package io.github.jefibootmgr.devicepath;

import java.util.Map;

/** Hardware nodes of texts. */
final class HardwareParsers {
  private HardwareParsers() {}

  static void addTo(Map<String, NodeParser> table) {
    table.put("Pci", p -> new Hardware.Pci(p.u8("the device"), p.u8("the function")));
    table.put("PcCard", p -> new Hardware.PcCard(p.u8("the function")));
    table.put(
        "MemoryMapped",
        p ->
            new Hardware.MemoryMapped(
                p.u32("the memory type"),
                p.u64("the starting address"),
                p.u64("the ending address")));
    table.put("VenHw", p -> NodeParsers.vendor(p, Hardware.TYPE, 4));
    table.put("EDD10", p -> new Hardware.Edd10(p.u32("the device")));
    table.put("Ctrl", p -> new Hardware.Controller(p.u32("the controller")));
    table.put("BMC", p -> new Hardware.Bmc(p.u8("the interface type"), p.u64("the base address")));
  }
}
