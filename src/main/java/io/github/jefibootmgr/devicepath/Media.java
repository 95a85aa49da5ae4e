package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Ucs2;

/** The part of a medium that is booted (type 4, UEFI 2.10 10.3.5). */
public sealed interface Media extends Node {
  /** The type of these nodes. */
  int TYPE = 4;

  @Override
  default int type() {
    return TYPE;
  }

  /**
   * A partition (sub-type 1, 10.3.5.1).
   *
   * @param partitionNumber from 1; 0 is the whole disk; 32 bits unsigned
   * @param partitionStart its first logical block, 64 bits unsigned
   * @param partitionSize its logical blocks, 64 bits unsigned
   * @param partitionSignature 16 octets: a GPT partition's GUID as stored, or the four octets of an
   *     MBR disk signature and zeros
   * @param partitionFormat {@link #MBR} or {@link #GPT}, 0 to 255
   * @param signatureType {@link #NO_SIGNATURE}, {@link #MBR} or {@link #GPT}, 0 to 255
   */
  record HardDrive(
      long partitionNumber,
      long partitionStart,
      long partitionSize,
      Bytes partitionSignature,
      int partitionFormat,
      int signatureType)
      implements Media {
    /** No signature. */
    public static final int NO_SIGNATURE = 0;

    /** A table of the PC-AT's kind, a 32-bit signature. */
    public static final int MBR = 1;

    /** A GUID partition table, a GUID. */
    public static final int GPT = 2;

    /** Checks the ranges. */
    public HardDrive {
      Check.u32("partition number", partitionNumber);
      Check.size("partition signature", partitionSignature, 16);
      Check.u8("partition format", partitionFormat);
      Check.u8("signature type", signatureType);
    }

    /** Returns the node of a GPT partition. */
    public static HardDrive gpt(long number, long start, long size, Guid partition) {
      return new HardDrive(number, start, size, partition.bytes(), GPT, GPT);
    }

    /** Returns the first four octets of the signature as a number, 32 bits unsigned. */
    public long mbrSignature() {
      return partitionSignature.u16(0) | (long) partitionSignature.u16(2) << 16;
    }

    /** Returns the node of an MBR partition; the signature of the disk is 32 bits unsigned. */
    public static HardDrive mbr(long number, long start, long size, long diskSignature) {
      Bytes signature = new ByteWriter().u32(diskSignature).u32(0).u64(0).toBytes();
      return new HardDrive(number, start, size, signature, MBR, MBR);
    }

    @Override
    public int subType() {
      return 1;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u32(partitionNumber)
          .u64(partitionStart)
          .u64(partitionSize)
          .bytes(partitionSignature)
          .u8(partitionFormat)
          .u8(signatureType)
          .toBytes();
    }
  }

  /**
   * An El Torito image (sub-type 2, 10.3.5.2).
   *
   * @param bootEntry its number in the boot catalog, 0 the default; 32 bits unsigned
   * @param partitionStart its first block, 64 bits unsigned
   * @param partitionSize its blocks, 64 bits unsigned
   */
  record CdRom(long bootEntry, long partitionStart, long partitionSize) implements Media {
    /** Checks the range. */
    public CdRom {
      Check.u32("boot entry", bootEntry);
    }

    @Override
    public int subType() {
      return 2;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(bootEntry).u64(partitionStart).u64(partitionSize).toBytes();
    }
  }

  /**
   * What a vendor defines (sub-type 3, 10.3.5.3).
   *
   * @param vendor whose data it is
   * @param data any octets
   */
  record Vendor(Guid vendor, Bytes data) implements Media {
    /** Checks the size. */
    public Vendor {
      Check.body(16 + data.size());
    }

    @Override
    public int subType() {
      return 3;
    }

    @Override
    public Bytes body() {
      return vendor.bytes().plus(data);
    }
  }

  /**
   * A file (sub-type 4, 10.3.5.4).
   *
   * @param pathName UTF-16 units without the last NUL; separated by backslashes
   * @param terminated whether the NUL that ends the name is there
   */
  record FilePath(String pathName, boolean terminated) implements Media {
    /** Checks the size, and that a name that ends in a NUL is terminated. */
    public FilePath {
      Check.terminated("path name", pathName, terminated);
      Check.body(2 * pathName.length() + (terminated ? 2 : 0));
    }

    /** Makes the node with the NUL that the specification asks for. */
    public FilePath(String pathName) {
      this(pathName, true);
    }

    @Override
    public int subType() {
      return 4;
    }

    @Override
    public Bytes body() {
      return Ucs2.encode(terminated ? pathName + '\0' : pathName);
    }
  }

  /**
   * A protocol (sub-type 5, 10.3.5.5).
   *
   * @param protocol its GUID
   */
  record Protocol(Guid protocol) implements Media {
    @Override
    public int subType() {
      return 5;
    }

    @Override
    public Bytes body() {
      return protocol.bytes();
    }
  }

  /**
   * A file of a PIWG firmware volume (sub-type 6, 10.3.5.6).
   *
   * @param name the file's GUID
   */
  record FirmwareFile(Guid name) implements Media {
    @Override
    public int subType() {
      return 6;
    }

    @Override
    public Bytes body() {
      return name.bytes();
    }
  }

  /**
   * A PIWG firmware volume (sub-type 7, 10.3.5.7).
   *
   * @param name the volume's GUID
   */
  record FirmwareVolume(Guid name) implements Media {
    @Override
    public int subType() {
      return 7;
    }

    @Override
    public Bytes body() {
      return name.bytes();
    }
  }

  /**
   * A range of a device (sub-type 8, 10.3.5.8).
   *
   * @param reserved 32 bits unsigned, 0 in a sound node
   * @param startingOffset of the first octet, 64 bits unsigned
   * @param endingOffset of the last octet, 64 bits unsigned
   */
  record RelativeOffsetRange(long reserved, long startingOffset, long endingOffset)
      implements Media {
    /** Checks the range. */
    public RelativeOffsetRange {
      Check.u32("reserved", reserved);
    }

    @Override
    public int subType() {
      return 8;
    }

    @Override
    public Bytes body() {
      return new ByteWriter().u32(reserved).u64(startingOffset).u64(endingOffset).toBytes();
    }
  }

  /**
   * A RAM disk (sub-type 9, 10.3.5.9).
   *
   * @param startingAddress its first address, 64 bits unsigned
   * @param endingAddress its last address, 64 bits unsigned
   * @param diskType what it stands for
   * @param instance its number, 0 to 65535
   */
  record RamDisk(long startingAddress, long endingAddress, Guid diskType, int instance)
      implements Media {
    /** A raw disk that is gone after a reset. */
    public static final Guid VIRTUAL_DISK = Guid.of("77ab535a-45fc-624b-5560-f7b281d1f96e");

    /** An ISO image that is gone after a reset. */
    public static final Guid VIRTUAL_CD = Guid.of("3d5abd30-4175-87ce-6d64-d2ade523c4bb");

    /** A raw disk that survives a reset. */
    public static final Guid PERSISTENT_VIRTUAL_DISK =
        Guid.of("5cea02c9-4d07-69d3-269f-4496fbe096f9");

    /** An ISO image that survives a reset. */
    public static final Guid PERSISTENT_VIRTUAL_CD =
        Guid.of("08018188-42cd-bb48-100f-5387d53ded3d");

    /** Checks the range. */
    public RamDisk {
      Check.u16("instance", instance);
    }

    @Override
    public int subType() {
      return 9;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u64(startingAddress)
          .u64(endingAddress)
          .bytes(diskType.bytes())
          .u16(instance)
          .toBytes();
    }
  }
}
