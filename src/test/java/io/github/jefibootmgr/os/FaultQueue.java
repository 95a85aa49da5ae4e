package io.github.jefibootmgr.os;

import io.github.jefibootmgr.model.Errno;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which calls of a {@link FakeOs} are to fail, and how. */
final class FaultQueue {
  /** How a call goes: well if it has no error. */
  private record Fault(String call, Optional<Errno> errno, boolean late) {}

  private final List<Fault> faults = new ArrayList<>();

  /** Lets a call of a kind fail, at once or after it opened its file. */
  void add(String call, Errno errno, boolean late) {
    faults.add(new Fault(call, Optional.of(errno), late));
  }

  /** Lets a call of a kind pass before the next fault. */
  void pass(String call) {
    faults.add(new Fault(call, Optional.empty(), true));
  }

  /** Takes what the next call of a kind does; returns what it fails with later on. */
  Optional<Errno> next(String call, String path) throws OsException {
    for (int i = 0; i < faults.size(); i++) {
      if (faults.get(i).call.equals(call)) {
        Fault fault = faults.remove(i);
        if (!fault.late) {
          throw new OsException(fault.errno.orElseThrow(), path);
        }
        return fault.errno;
      }
    }
    return Optional.empty();
  }
}
