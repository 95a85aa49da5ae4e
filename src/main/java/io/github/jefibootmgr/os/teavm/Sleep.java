package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Address;
import org.teavm.interop.Structure;

/** Waiting, which a signal does not shorten. */
final class Sleep {
  private static final int PER_SECOND = 1000;
  private static final int NANOSECONDS = 1_000_000;

  private Sleep() {}

  static void milliseconds(int milliseconds) {
    Address memory = Libc.malloc(Structure.sizeOf(Duration.class));
    if (memory == null) {
      return;
    }
    Duration left = memory.toStructure();
    left.seconds = milliseconds / PER_SECOND;
    left.nanoseconds = (long) (milliseconds % PER_SECOND) * NANOSECONDS;
    int error;
    do {
      error = Libc.nanosleep(left, left) < 0 ? Libc.errno() : 0;
    } while (error == Failure.INTERRUPTED);
    Libc.free(memory);
  }
}
