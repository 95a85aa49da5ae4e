package io.github.jefibootmgr.devicepath;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** ACPI nodes of texts. */
final class AcpiParsers {
  private AcpiParsers() {}

  static void addTo(Map<String, NodeParser> table) {
    table.put("Acpi", p -> new Acpi.Hid(id(p, "the HID"), p.u32("the UID", 0)));
    add(table, "PciRoot", 0x0a03);
    add(table, "PcieRoot", 0x0a08);
    add(table, "Floppy", 0x0604);
    add(table, "Keyboard", 0x0301);
    add(table, "Serial", 0x0501);
    add(table, "ParallelPort", 0x0401);
    table.put("AcpiEx", AcpiParsers::expanded);
    table.put(
        "AcpiExp",
        p ->
            new Acpi.ExpandedHid(
                id(p, "the HID"), 0, id(p, "the CID"), "", p.ascii("the UID"), ""));
    table.put("AcpiAdr", AcpiParsers::addresses);
  }

  private static void add(Map<String, NodeParser> table, String name, int number) {
    table.put(name, p -> new Acpi.Hid(Acpi.Hid.pnp(number), p.u32("the UID", 0)));
  }

  private static long id(Parameters parameters, String what) throws FaultyTextException {
    int start = parameters.column();
    String text = parameters.text();
    ParsedNumber id = EisaId.parse(text);
    if (!text.isEmpty() && (!id.isSound() || id.value() >>> 32 != 0)) {
      throw new FaultyTextException(start, what + ", an ID like PNP0A03 or a 32-bit number,");
    }
    return id.value();
  }

  private static Node expanded(Parameters parameters) throws FaultyTextException {
    long hid = id(parameters, "the HID");
    long cid = id(parameters, "the CID");
    long uid = parameters.u32("the UID", 0);
    String hidText = parameters.ascii("the HID's text");
    String cidText = parameters.ascii("the CID's text");
    String uidText = parameters.ascii("the UID's text");
    return new Acpi.ExpandedHid(hid, uid, cid, hidText, uidText, cidText);
  }

  private static Node addresses(Parameters parameters) throws FaultyTextException {
    List<Long> addresses = new ArrayList<>();
    do {
      addresses.add(parameters.u32("an address"));
    } while (parameters.hasNext());
    return new Acpi.Adr(addresses);
  }
}
