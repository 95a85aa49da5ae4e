package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/** How a device is attached to the resource domain of a system (type 1, UEFI 2.10 10.3.2). */
public sealed interface Hardware extends Node {
  /** The type of these nodes. */
  int TYPE = 1;

  @Override
  default int type() {
    return TYPE;
  }

  /**
   * A PCI function (sub-type 1, 10.3.2.1).
   *
   * @param device the device number, 0 to 255; it comes second on the wire
   * @param function the function number, 0 to 255
   */
  record Pci(int device, int function) implements Hardware {
    /** Checks the ranges. */
    public Pci {
      Check.u8("device", device);
      Check.u8("function", function);
    }

    @Override
    public int subType() {
      return 1;
    }

    @Override
    public Bytes body() {
      return Bytes.of(function, device);
    }
  }

  /**
   * A PC Card (sub-type 2, 10.3.2.2).
   *
   * @param function the function number, 0 to 255
   */
  record PcCard(int function) implements Hardware {
    /** Checks the range. */
    public PcCard {
      Check.u8("function", function);
    }

    @Override
    public int subType() {
      return 2;
    }

    @Override
    public Bytes body() {
      return Bytes.of(function);
    }
  }

  /**
   * A range of memory (sub-type 3, 10.3.2.3).
   *
   * @param memoryType an EFI_MEMORY_TYPE, 32 bits unsigned
   * @param startAddress the first address, 64 bits unsigned
   * @param endAddress the last address, 64 bits unsigned
   */
  record MemoryMapped(long memoryType, long startAddress, long endAddress) implements Hardware {
    /** Checks the range. */
    public MemoryMapped {
      Check.u32("memory type", memoryType);
    }

    @Override
    public int subType() {
      return 3;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(memoryType).u64(startAddress).u64(endAddress).toBytes();
    }
  }

  /**
   * What a vendor defines (sub-type 4, 10.3.2.4).
   *
   * @param vendor whose data it is
   * @param data any octets
   */
  record Vendor(Guid vendor, Bytes data) implements Hardware {
    /** Checks the size. */
    public Vendor {
      Check.body(16 + data.size());
    }

    @Override
    public int subType() {
      return 4;
    }

    @Override
    public Bytes body() {
      return vendor.bytes().plus(data);
    }
  }

  /**
   * A disk by its BIOS number: a vendor node of EDD 1.0, which old firmware used.
   *
   * @param device the BIOS device number, 0x80 for the first disk; 32 bits unsigned
   */
  record Edd10(long device) implements Hardware {
    /** The vendor of the node. */
    public static final Guid VENDOR = Guid.of("cf31fac5-c24e-11d2-85f3-00a0c93ec93b");

    /** Checks the range. */
    public Edd10 {
      Check.u32("device", device);
    }

    @Override
    public int subType() {
      return 4;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().bytes(VENDOR.bytes()).u32(device).toBytes();
    }
  }

  /**
   * A controller of a device (sub-type 5, 10.3.2.5).
   *
   * @param controller its number, 32 bits unsigned
   */
  record Controller(long controller) implements Hardware {
    /** Checks the range. */
    public Controller {
      Check.u32("controller", controller);
    }

    @Override
    public int subType() {
      return 5;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(controller).toBytes();
    }
  }

  /**
   * A baseboard management controller's host interface (sub-type 6, 10.3.2.6).
   *
   * @param interfaceType 0 unknown, 1 KCS, 2 SMIC, 3 BT; 0 to 255
   * @param baseAddress where it is; bit 0 set means I/O space; 64 bits unsigned
   */
  record Bmc(int interfaceType, long baseAddress) implements Hardware {
    /** Checks the range. */
    public Bmc {
      Check.u8("interface type", interfaceType);
    }

    @Override
    public int subType() {
      return 6;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u8(interfaceType).u64(baseAddress).toBytes();
    }
  }
}
