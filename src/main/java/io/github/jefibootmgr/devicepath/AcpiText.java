package io.github.jefibootmgr.devicepath;

import static io.github.jefibootmgr.devicepath.ListingText.hex;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import io.github.jefibootmgr.wire.Printable;

/** ACPI nodes in a listing. */
final class AcpiText {
  private static final long NVDIMM_ROOT = 0x00128e09L;
  private static final long EMBEDDED_CONTROLLER = Acpi.Hid.pnp(0x0c09);

  private AcpiText() {}

  static void append(StringBuilder text, Node node) {
    if (node instanceof Acpi.Hid device) {
      hid(text, device);
    } else if (node instanceof Acpi.ExpandedHid device) {
      expanded(text, device);
    } else if (node instanceof Acpi.Adr outputs) {
      text.append("AcpiAdr(");
      for (int i = 0; i < outputs.addresses().size(); i++) {
        hex(i == 0 ? text : text.append(','), outputs.addresses().get(i));
      }
      text.append(')');
    } else {
      Bytes handle = node.body();
      text.append("AcpiPath(4,").append(handle.hex()).append(')');
    }
  }

  private static void hid(StringBuilder text, Acpi.Hid device) {
    String name = name(device.hid());
    if (!name.isEmpty()) {
      hex(text.append(name).append('('), device.uid()).append(')');
    } else if (device.uid() == 0 && device.hid() == EMBEDDED_CONTROLLER) {
      text.append("EmbeddedController()");
    } else if (device.uid() == 0 && device.hid() == NVDIMM_ROOT) {
      text.append("NvRoot()");
    } else {
      text.append("Acpi(0x").append(Hex.lower(device.hid(), 8));
      hex(text.append(','), device.uid()).append(')');
    }
  }

  /** Returns the name of a kind of device that has one, or nothing. */
  private static String name(long hid) {
    if ((hid & 0xffff) != Acpi.Hid.PNP) {
      return "";
    }
    return switch ((int) (hid >> 16)) {
      case 0x0a03 -> "PciRoot";
      case 0x0a08 -> "PcieRoot";
      case 0x0a05, 0x0a06 -> "AcpiContainer";
      case 0x0604 -> "Floppy";
      case 0x0301 -> "Keyboard";
      case 0x0501 -> "Serial";
      default -> "";
    };
  }

  private static void expanded(StringBuilder text, Acpi.ExpandedHid device) {
    boolean numeric = device.hidText().isEmpty() && device.cidText().isEmpty();
    int number = (device.hid() & 0xffff) == Acpi.Hid.PNP ? (int) (device.hid() >> 16) : 0;
    if (numeric && (number == 0x0a03 || number == 0x0a08 || number == 0x0a05 || number == 0x0a06)) {
      text.append(name(device.hid())).append('(');
    } else {
      text.append("AcpiEx(");
      either(text, device.hidText(), device.hid());
      text.append(',');
      either(text, device.cidText(), device.cid());
      text.append(',');
    }
    either(text, device.uidText(), device.uid());
    text.append(')');
  }

  private static void either(StringBuilder text, String name, long number) {
    if (name.isEmpty()) {
      hex(text, number);
    } else {
      text.append(Printable.escapeOctets(name));
    }
  }
}
