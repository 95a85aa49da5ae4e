package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;

/**
 * How much memory is mirrored, or is asked to be: the "Address Range Mirroring" variables of server
 * firmware (Linux reports what came of them as EFI_MEMORY_MORE_RELIABLE).
 *
 * @param version of the structure; {@link #VERSION} is the only one known
 * @param below4G whether all memory below 4 GiB is mirrored
 * @param above4G the share of memory above 4 GiB, in hundredths of a percent, 0 to 5000
 * @param status 0 for success, otherwise why the firmware did not do what was asked
 */
public record MemoryMirror(int version, boolean below4G, int above4G, int status) {
  /** The version that this program reads and writes. */
  public static final int VERSION = 1;

  private static final Guid VENDOR = Guid.of("7b9be2e0-e28a-4197-ad3e-32f062f9462c");

  /** What is in effect. */
  public static final VariableName CURRENT = new VariableName("MirrorCurrent", VENDOR);

  /** What the firmware shall do at the next start. */
  public static final VariableName REQUEST = new VariableName("MirrorRequest", VENDOR);

  /**
   * Reads a variable's data; what follows the five known octets is ignored.
   *
   * @throws MalformedException if there are fewer
   */
  public static MemoryMirror decode(Bytes data) throws MalformedException {
    ByteReader reader = new ByteReader(data, 0);
    int version = reader.u8();
    boolean below4G = reader.u8() != 0;
    return new MemoryMirror(version, below4G, reader.u16(), reader.u8());
  }

  /** Returns the variable's data: version, below, above in little-endian, status. */
  public Bytes encode() {
    return new ByteWriter().u8(version).u8(below4G ? 1 : 0).u16(above4G).u8(status).toBytes();
  }
}
