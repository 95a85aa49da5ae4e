package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;

/** A device of the ACPI name space (type 2, UEFI 2.10 10.3.3). */
public sealed interface Acpi extends Node {
  /** The type of these nodes. */
  int TYPE = 2;

  @Override
  default int type() {
    return TYPE;
  }

  /**
   * A device by its hardware ID (sub-type 1, 10.3.3).
   *
   * @param hid the compressed EISA ID of _HID, 32 bits unsigned; see {@link #pnp}
   * @param uid what _UID gives, 32 bits unsigned
   */
  record Hid(long hid, long uid) implements Acpi {
    /** The low half of a compressed ID whose letters are PNP. */
    static final int PNP = 0x41d0;

    /** Checks the ranges. */
    public Hid {
      Check.u32("hid", hid);
      Check.u32("uid", uid);
    }

    /** Returns the compressed EISA ID of PNP and a number, for instance 0x0a03 for a PCI root. */
    public static long pnp(int number) {
      return (long) number << 16 | PNP;
    }

    /** Returns the node of a PCI root bridge, PNP0A03. */
    public static Hid pciRoot(long uid) {
      return new Hid(pnp(0x0a03), uid);
    }

    @Override
    public int subType() {
      return 1;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(hid).u32(uid).toBytes();
    }
  }

  /**
   * A device by hardware ID, with a compatible ID and names as text (sub-type 2, 10.3.3). In the
   * texts each character is one octet, none of them NUL.
   *
   * @param hid compressed EISA ID, 32 bits unsigned, 0 if the text counts
   * @param uid unique ID, 32 bits unsigned, 0 if the text counts
   * @param cid compressed EISA ID of a compatible device, 32 bits unsigned, 0 if the text counts
   * @param hidText what _HID gives as text, or empty
   * @param uidText what _UID gives as text, or empty
   * @param cidText what _CID gives as text, or empty
   */
  record ExpandedHid(long hid, long uid, long cid, String hidText, String uidText, String cidText)
      implements Acpi {
    /** Checks the ranges. */
    public ExpandedHid {
      Check.u32("hid", hid);
      Check.u32("uid", uid);
      Check.u32("cid", cid);
      text("hidText", hidText);
      text("uidText", uidText);
      text("cidText", cidText);
      Check.body(15 + hidText.length() + uidText.length() + cidText.length());
    }

    private static void text(String field, String value) {
      Check.octets(field, value);
      if (value.indexOf('\0') >= 0) {
        throw new IllegalArgumentException(field + " cannot hold a NUL");
      }
    }

    @Override
    public int subType() {
      return 2;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u32(hid)
          .u32(uid)
          .u32(cid)
          .bytes(OctetText.encode(hidText))
          .u8(0)
          .bytes(OctetText.encode(uidText))
          .u8(0)
          .bytes(OctetText.encode(cidText))
          .u8(0)
          .toBytes();
    }
  }

  /**
   * Video outputs by what _ADR gives (sub-type 3, 10.3.3.1).
   *
   * @param addresses one or more, each 32 bits unsigned
   */
  record Adr(List<Long> addresses) implements Acpi {
    /** Checks the number and the ranges. */
    public Adr {
      addresses = List.copyOf(addresses);
      if (addresses.isEmpty()) {
        throw new IllegalArgumentException("an _ADR node has one address at least");
      }
      for (long address : addresses) {
        Check.u32("address", address);
      }
      Check.body(4 * addresses.size());
    }

    @Override
    public int subType() {
      return 3;
    }

    @Override
    public Bytes body() {
      ByteWriter writer = new ByteWriter();
      for (long address : addresses) {
        writer.u32(address);
      }
      return writer.toBytes();
    }
  }

  /**
   * An NVDIMM by its handle (sub-type 4, 10.3.3.2).
   *
   * @param handle the NFIT device handle, 32 bits unsigned
   */
  record Nvdimm(long handle) implements Acpi {
    /** Checks the range. */
    public Nvdimm {
      Check.u32("handle", handle);
    }

    @Override
    public int subType() {
      return 4;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(handle).toBytes();
    }
  }
}
