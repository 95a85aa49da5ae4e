package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;

/**
 * One node of a device path (EFI_DEVICE_PATH_PROTOCOL, UEFI 2.10 section 10.3.1).
 *
 * <p>On the wire it is a type, a sub-type, the length of the whole node as a 16-bit number, and a
 * body. A node whose body its fields could not give back octet for octet is a {@link Raw}.
 */
public sealed interface Node permits Hardware, Acpi, Messaging, Media, Bbs, End, Raw {
  /** Octets of type, sub-type and length, which come before the body. */
  int HEADER_SIZE = 4;

  /** The most octets that a body can have, since the length has 16 bits. */
  int MAX_BODY_SIZE = 0xffff - HEADER_SIZE;

  /** Returns the type, 0 to 255. */
  int type();

  /** Returns the sub-type, 0 to 255. */
  int subType();

  /** Returns what follows the header, 0 to {@link #MAX_BODY_SIZE} octets. */
  Bytes body();

  /** Returns the whole node as stored. */
  default Bytes encode() {
    Bytes body = body();
    return new ByteWriter()
        .u8(type())
        .u8(subType())
        .u16(HEADER_SIZE + body.size())
        .bytes(body)
        .toBytes();
  }
}
