package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import org.teavm.interop.Address;

/** Octets and texts on their way into and out of memory that the collector does not move. */
final class CText {
  private CText() {}

  /** Returns the text that ends before the first zero octet. */
  static String of(Address text) {
    return Utf8.decode(bytes(text, Libc.strlen(text)));
  }

  /** Returns a copy of octets. */
  static Bytes bytes(Address from, int size) {
    byte[] copy = new byte[size];
    if (size > 0) {
      Address.moveMemoryBlock(from, Address.ofData(copy), size);
    }
    return Bytes.copyOf(copy);
  }

  /**
   * Returns a path as the C library wants it, to be given back with {@link Libc#free}.
   *
   * @throws OsException with EINVAL for a path that has a zero octet inside
   */
  static Address path(String path) throws OsException {
    Bytes octets = Utf8.encode(path);
    for (int i = 0; i < octets.size(); i++) {
      if (octets.at(i) == 0) {
        throw new OsException(Errno.EINVAL, path);
      }
    }
    return terminated(octets, path);
  }

  /** Returns a copy of octets with a zero after them, to be given back with {@link Libc#free}. */
  static Address terminated(Bytes octets, String about) throws OsException {
    Address memory = allocate(octets.size() + 1L, about);
    byte[] array = octets.toArray();
    if (array.length > 0) {
      Address.moveMemoryBlock(Address.ofData(array), memory, array.length);
    }
    memory.add(array.length).putByte((byte) 0);
    return memory;
  }

  /** Returns memory with any content, to be given back with {@link Libc#free}. */
  static Address allocate(long size, String about) throws OsException {
    Address memory = Libc.malloc(size);
    if (memory == null) {
      throw new OsException(Errno.ENOMEM, about);
    }
    return memory;
  }
}
