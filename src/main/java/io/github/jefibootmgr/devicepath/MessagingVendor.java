package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/** What a vendor defines, and what the specification made of it (sub-type 10, UEFI 2.10 10.3.4). */
public sealed interface MessagingVendor extends Messaging {
  /** The sub-type of these nodes. */
  int SUB_TYPE = 10;

  @Override
  default int subType() {
    return SUB_TYPE;
  }

  /**
   * Any vendor's data (10.3.4.17).
   *
   * @param vendor whose data it is
   * @param data any octets
   */
  record Vendor(Guid vendor, Bytes data) implements MessagingVendor {
    /** A PC-ANSI terminal. */
    public static final Guid PC_ANSI = Guid.of("e0c14753-f9be-11d2-9a0c-0090273fc14d");

    /** A VT100 terminal. */
    public static final Guid VT100 = Guid.of("dfa66065-b419-11d3-9a2d-0090273fc14d");

    /** A VT100+ terminal. */
    public static final Guid VT100_PLUS = Guid.of("7baec70b-57e0-4c76-8e87-2f9e28088343");

    /** A VT-UTF8 terminal. */
    public static final Guid VT_UTF8 = Guid.of("ad15a0d6-8bec-4acf-a073-d01de77e2d88");

    /** The debug port (EFI_DEBUGPORT_PROTOCOL_GUID, 18.3). */
    public static final Guid DEBUG_PORT = Guid.of("eba4e8d2-3858-41ec-a281-2647ba9660d0");

    /** Checks the size. */
    public Vendor {
      Check.body(16 + data.size());
    }

    @Override
    public Bytes body() {
      return vendor.bytes().plus(data);
    }
  }

  /**
   * How a serial line holds up its sender (10.3.4.16).
   *
   * @param flowControlMap bit 0 hardware, bit 1 XON/XOFF; 32 bits unsigned
   */
  record UartFlowControl(long flowControlMap) implements MessagingVendor {
    /** The vendor of the node. */
    public static final Guid VENDOR = Guid.of("37499a9d-542f-4c89-a026-35da142094e4");

    /** Checks the range. */
    public UartFlowControl {
      Check.u32("flow control map", flowControlMap);
    }

    @Override
    public Bytes body() {
      return new ByteWriter().bytes(VENDOR.bytes()).u32(flowControlMap).toBytes();
    }
  }

  /**
   * A serial attached SCSI device (10.3.4.18).
   *
   * @param reserved 32 bits unsigned, 0 in a sound node
   * @param address SAS address, 64 bits unsigned
   * @param lun logical unit, 64 bits unsigned
   * @param topology device and topology information, 0 to 65535; the high octet is the drive bay
   *     less one if the low four bits are 2
   * @param relativeTargetPort 0 to 65535
   */
  record Sas(long reserved, long address, long lun, int topology, int relativeTargetPort)
      implements MessagingVendor {
    /** The vendor of the node. */
    public static final Guid VENDOR = Guid.of("d487ddb4-008b-11d9-afdc-001083ffca4d");

    /** Checks the ranges. */
    public Sas {
      Check.u32("reserved", reserved);
      Check.u16("topology", topology);
      Check.u16("relative target port", relativeTargetPort);
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .bytes(VENDOR.bytes())
          .u32(reserved)
          .u64(address)
          .u64(lun)
          .u16(topology)
          .u16(relativeTargetPort)
          .toBytes();
    }
  }
}
