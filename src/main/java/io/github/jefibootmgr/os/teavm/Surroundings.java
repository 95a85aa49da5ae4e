package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.os.OsException;
import java.util.Optional;
import org.teavm.interop.Address;
import org.teavm.interop.Structure;

/** What the process was given and what it runs on. */
final class Surroundings {
  private Surroundings() {}

  static Optional<String> environment(String name) {
    Address octets;
    try {
      octets = CText.path(name);
    } catch (OsException e) {
      return Optional.empty();
    }
    Address value = Libc.getenv(octets);
    Libc.free(octets);
    return value == null ? Optional.empty() : Optional.of(CText.of(value));
  }

  static String machine() {
    Address memory = Libc.malloc(Structure.sizeOf(SystemName.class));
    if (memory == null) {
      return "";
    }
    SystemName name = memory.toStructure();
    String machine = Libc.uname(name) < 0 ? "" : CText.of(name.machine);
    Libc.free(memory);
    return machine;
  }
}
