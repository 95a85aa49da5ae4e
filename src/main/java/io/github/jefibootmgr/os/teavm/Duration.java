package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Structure;
import org.teavm.interop.c.Include;
import org.teavm.interop.c.Name;
import org.teavm.interop.c.Native;

/** {@code struct timespec}. */
@Native(structKeyword = true)
@Name("timespec")
@Include("time.h")
final class Duration extends Structure {
  @Name("tv_sec")
  long seconds;

  @Name("tv_nsec")
  long nanoseconds;
}
