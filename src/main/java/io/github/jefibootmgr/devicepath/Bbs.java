package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/** A device that a legacy BIOS boots (type 5, UEFI 2.10 10.3.6). */
public sealed interface Bbs extends Node {
  /** The type of these nodes. */
  int TYPE = 5;

  @Override
  default int type() {
    return TYPE;
  }

  /**
   * An entry of the BIOS Boot Specification's table (sub-type 1, 10.3.6.1).
   *
   * @param deviceType 1 floppy, 2 hard drive, 3 CD-ROM, 4 PCMCIA, 5 USB, 6 network, 0x80 BEV, 0xff
   *     unknown; 0 to 65535
   * @param statusFlag as the BIOS Boot Specification defines, 0 to 65535
   * @param description what the BIOS calls it; each character is one octet
   * @param terminated whether the NUL that ends the description is there
   */
  record BootEntry(int deviceType, int statusFlag, String description, boolean terminated)
      implements Bbs {
    /** Checks the ranges. */
    public BootEntry {
      Check.u16("device type", deviceType);
      Check.u16("status flag", statusFlag);
      Check.octets("description", description);
      Check.terminated("description", description, terminated);
      Check.body(4 + description.length() + (terminated ? 1 : 0));
    }

    /** Makes the node with the NUL that the specification asks for. */
    public BootEntry(int deviceType, int statusFlag, String description) {
      this(deviceType, statusFlag, description, true);
    }

    @Override
    public int subType() {
      return 1;
    }

    @Override
    public Bytes body() {
      ByteWriter writer =
          new ByteWriter().u16(deviceType).u16(statusFlag).bytes(OctetText.encode(description));
      return terminated ? writer.u8(0).toBytes() : writer.toBytes();
    }
  }
}
