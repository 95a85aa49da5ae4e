package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/**
 * Devices behind a storage network: Fibre Channel, InfiniBand, SAS, iSCSI, NVMe over Fabrics (UEFI
 * 2.10 10.3.4).
 */
public sealed interface MessagingFabric extends Messaging {
  /**
   * A Fibre Channel device (sub-type 3, 10.3.4.3).
   *
   * @param reserved 32 bits unsigned, 0 in a sound node
   * @param worldWideName 64 bits unsigned
   * @param lun logical unit, 64 bits unsigned
   */
  record FibreChannel(long reserved, long worldWideName, long lun) implements MessagingFabric {
    /** Checks what could not be encoded. */
    public FibreChannel {
      Check.u32("reserved", reserved);
    }

    @Override
    public int subType() {
      return 3;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(reserved).u64(worldWideName).u64(lun).toBytes();
    }
  }

  /**
   * An InfiniBand device (sub-type 9, 10.3.4.14).
   *
   * @param resourceFlags bit 0 service (else IOC), 1 extended boot, 2 console, 3 storage, 4 network
   * @param portGid the 128-bit GID of the port
   * @param iocGuidOrServiceId 64 bits unsigned
   * @param targetPortId 64 bits unsigned
   * @param deviceId 64 bits unsigned
   */
  record InfiniBand(
      long resourceFlags, Bytes portGid, long iocGuidOrServiceId, long targetPortId, long deviceId)
      implements MessagingFabric {
    /** Checks what could not be encoded. */
    public InfiniBand {
      Check.u32("resource flags", resourceFlags);
      Check.size("port gid", portGid, 16);
    }

    @Override
    public int subType() {
      return 9;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u32(resourceFlags)
          .bytes(portGid)
          .u64(iocGuidOrServiceId)
          .u64(targetPortId)
          .u64(deviceId)
          .toBytes();
    }
  }

  /**
   * An iSCSI target (sub-type 19, 10.3.4.20).
   *
   * @param protocol 0 is TCP
   * @param options bits 0-1 header digest, 2-3 data digest, 10-11 authentication, 12 CHAP
   * @param lun logical unit, octets as the SCSI architecture orders them
   * @param targetPortalGroup 0 to 65535
   * @param targetName each character is one octet
   */
  record Iscsi(int protocol, int options, Bytes lun, int targetPortalGroup, String targetName)
      implements MessagingFabric {
    /** Checks what could not be encoded. */
    public Iscsi {
      Check.u16("protocol", protocol);
      Check.u16("options", options);
      Check.size("lun", lun, 8);
      Check.u16("target portal group", targetPortalGroup);
      Check.octets("target name", targetName);
      Check.body(14 + targetName.length());
    }

    /** Returns whether headers carry a CRC32C digest. */
    public boolean hasHeaderDigest() {
      return (options & 0x2) != 0;
    }

    /** Returns whether data carries a CRC32C digest. */
    public boolean hasDataDigest() {
      return (options & 0x8) != 0;
    }

    /** Returns how the initiator proves who it is: None, CHAP_UNI or CHAP_BI. */
    public String authentication() {
      if ((options & 0x800) != 0) {
        return "None";
      }
      return (options & 0x1000) != 0 ? "CHAP_UNI" : "CHAP_BI";
    }

    @Override
    public int subType() {
      return 19;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u16(protocol)
          .u16(options)
          .bytes(lun)
          .u16(targetPortalGroup)
          .bytes(OctetText.encode(targetName))
          .toBytes();
    }
  }

  /**
   * A Fibre Channel device by names in the order of the standard (sub-type 21, 10.3.4.3).
   *
   * @param reserved 32 bits unsigned, 0 in a sound node
   * @param worldWideName most significant octet first
   * @param lun logical unit, most significant octet first
   */
  record FibreChannelEx(long reserved, Bytes worldWideName, Bytes lun) implements MessagingFabric {
    /** Checks what could not be encoded. */
    public FibreChannelEx {
      Check.u32("reserved", reserved);
      Check.size("world wide name", worldWideName, 8);
      Check.size("lun", lun, 8);
    }

    @Override
    public int subType() {
      return 21;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(reserved).bytes(worldWideName).bytes(lun).toBytes();
    }
  }

  /**
   * A serial attached SCSI device (sub-type 22, 10.3.4.18).
   *
   * @param address SAS address, most significant octet first
   * @param lun logical unit, most significant octet first
   * @param topology device and topology information
   * @param relativeTargetPort 0 to 65535
   */
  record SasEx(Bytes address, Bytes lun, int topology, int relativeTargetPort)
      implements MessagingFabric {
    /** Checks what could not be encoded. */
    public SasEx {
      Check.size("address", address, 8);
      Check.size("lun", lun, 8);
      Check.u16("topology", topology);
      Check.u16("relative target port", relativeTargetPort);
    }

    @Override
    public int subType() {
      return 22;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .bytes(address)
          .bytes(lun)
          .u16(topology)
          .u16(relativeTargetPort)
          .toBytes();
    }
  }

  /**
   * A name space of an NVMe over Fabrics subsystem (sub-type 34, 10.3.4.33).
   *
   * @param namespaceIdType NIDT: 1 EUI-64, 2 NGUID, 3 UUID; 0 to 255
   * @param namespaceId NID
   * @param subsystemNqn the subsystem's NQN; each character is one octet, a NUL ends it
   */
  record NvmeOf(int namespaceIdType, Bytes namespaceId, String subsystemNqn)
      implements MessagingFabric {
    /** Checks what could not be encoded. */
    public NvmeOf {
      Check.u8("namespace id type", namespaceIdType);
      Check.size("namespace id", namespaceId, 16);
      Check.octets("subsystem nqn", subsystemNqn);
      Check.body(17 + subsystemNqn.length());
    }

    @Override
    public int subType() {
      return 34;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u8(namespaceIdType)
          .bytes(namespaceId)
          .bytes(OctetText.encode(subsystemNqn))
          .toBytes();
    }
  }
}
