package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/** Storage devices (UEFI 2.10 10.3.4). */
public sealed interface MessagingStorage extends Messaging {
  /**
   * An ATA or ATAPI device of the parallel kind (sub-type 1, 10.3.4.1).
   *
   * @param primarySecondary 0 primary, 1 secondary; 0 to 255
   * @param slaveMaster 0 master, 1 slave; 0 to 255
   * @param lun logical unit, 0 to 65535
   */
  record Atapi(int primarySecondary, int slaveMaster, int lun) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public Atapi {
      Check.u8("primary secondary", primarySecondary);
      Check.u8("slave master", slaveMaster);
      Check.u16("lun", lun);
    }

    @Override
    public int subType() {
      return 1;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u8(primarySecondary).u8(slaveMaster).u16(lun).toBytes();
    }
  }

  /**
   * A SCSI device (sub-type 2, 10.3.4.2).
   *
   * @param targetId 0 to 65535
   * @param lun logical unit, 0 to 65535
   */
  record Scsi(int targetId, int lun) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public Scsi {
      Check.u16("target id", targetId);
      Check.u16("lun", lun);
    }

    @Override
    public int subType() {
      return 2;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u16(targetId).u16(lun).toBytes();
    }
  }

  /**
   * A logical unit of a device (sub-type 17, 10.3.4.8).
   *
   * @param lun 0 to 255
   */
  record LogicalUnit(int lun) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public LogicalUnit {
      Check.u8("lun", lun);
    }

    @Override
    public int subType() {
      return 17;
    }

    @Override
    public Bytes body() {
      return Bytes.of(lun);
    }
  }

  /**
   * A SATA device (sub-type 18, 10.3.4.10).
   *
   * @param hbaPort the port of the controller, 0 to 65535
   * @param portMultiplierPort 0xffff if there is no port multiplier
   * @param lun logical unit, 0 to 65535
   */
  record Sata(int hbaPort, int portMultiplierPort, int lun) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public Sata {
      Check.u16("hba port", hbaPort);
      Check.u16("port multiplier port", portMultiplierPort);
      Check.u16("lun", lun);
    }

    @Override
    public int subType() {
      return 18;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u16(hbaPort).u16(portMultiplierPort).u16(lun).toBytes();
    }
  }

  /**
   * A name space of an NVM Express controller (sub-type 23, 10.3.4.21).
   *
   * @param namespaceId NSID, 32 bits unsigned
   * @param eui64 the IEEE EUI-64 as the device gives it, most significant octet first; zeros if it
   *     has none
   */
  record NvmeNamespace(long namespaceId, Bytes eui64) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public NvmeNamespace {
      Check.u32("namespace id", namespaceId);
      Check.size("eui64", eui64, 8);
    }

    @Override
    public int subType() {
      return 23;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(namespaceId).bytes(eui64).toBytes();
    }
  }

  /**
   * A Universal Flash Storage device (sub-type 25, 10.3.4.25).
   *
   * @param targetId 0 to 255
   * @param lun logical unit, 0 to 255
   */
  record Ufs(int targetId, int lun) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public Ufs {
      Check.u8("target id", targetId);
      Check.u8("lun", lun);
    }

    @Override
    public int subType() {
      return 25;
    }

    @Override
    public Bytes body() {
      return Bytes.of(targetId, lun);
    }
  }

  /**
   * A Secure Digital card (sub-type 26, 10.3.4.26).
   *
   * @param slot 0 to 255
   */
  record Sd(int slot) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public Sd {
      Check.u8("slot", slot);
    }

    @Override
    public int subType() {
      return 26;
    }

    @Override
    public Bytes body() {
      return Bytes.of(slot);
    }
  }

  /**
   * An embedded multi-media card (sub-type 29, 10.3.4.28).
   *
   * @param slot 0 to 255
   */
  record Emmc(int slot) implements MessagingStorage {
    /** Checks what could not be encoded. */
    public Emmc {
      Check.u8("slot", slot);
    }

    @Override
    public int subType() {
      return 29;
    }

    @Override
    public Bytes body() {
      return Bytes.of(slot);
    }
  }

  /**
   * A name space of non-volatile memory (sub-type 32, 10.3.4.30).
   *
   * @param uuid its label UUID
   */
  record NvdimmNamespace(Guid uuid) implements MessagingStorage {
    @Override
    public int subType() {
      return 32;
    }

    @Override
    public Bytes body() {
      return uuid.bytes();
    }
  }
}
