package io.github.jefibootmgr.boot;

import static io.github.jefibootmgr.boot.Refusal.Reason.MALFORMED;
import static io.github.jefibootmgr.boot.Refusal.Reason.NO_SUCH_ENTRY;
import static io.github.jefibootmgr.boot.Refusal.Reason.NO_SUCH_VARIABLE;
import static io.github.jefibootmgr.boot.Refusal.Reason.UNSUPPORTED;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.ByteWriter;

/** The edits of the variables that hold one value: BootNext, Timeout, the memory mirror. */
final class ValueEdits {
  private ValueEdits() {}

  /**
   * Removes a variable. That an earlier edit of the same command has removed it already, as the
   * deletion of an entry removes BootNext, is fine; that it never was there is not.
   */
  static void delete(Draft draft, VariableName name, Step step) throws RefusedException {
    if (draft.exists(name)) {
      draft.remove(name, step);
    } else if (draft.first(name) instanceof Held.Nothing) {
      throw new RefusedException(step, NO_SUCH_VARIABLE, "there is no " + name + " to delete");
    }
  }

  static void setNext(Draft draft, BootNumber number) throws RefusedException {
    if (draft.entry(number).isEmpty()) {
      throw new RefusedException(
          Step.SET_NEXT, NO_SUCH_ENTRY, draft.kind().entry(number).name() + " does not exist");
    }
    setU16(draft, VariableName.BOOT_NEXT, number.value(), Step.SET_NEXT);
  }

  static void setTimeout(Draft draft, int seconds) {
    setU16(draft, VariableName.TIMEOUT, seconds, Step.SET_TIMEOUT);
  }

  private static void setU16(Draft draft, VariableName name, int value, Step step) {
    draft.set(name, new ByteWriter().u16(value).toBytes(), step);
  }

  /** Asks for a mirror that differs from the one in effect; otherwise there is nothing to ask. */
  static void setMirror(Draft draft, Edit.SetMirror edit) throws RefusedException {
    MemoryMirror current = currentMirror(draft.snapshot().mirrorCurrent());
    boolean below = edit.below4G().orElse(current.below4G());
    int above = edit.above4G().orElse(current.above4G());
    if (below != current.below4G() || above != current.above4G()) {
      MemoryMirror request = new MemoryMirror(MemoryMirror.VERSION, below, above, 0);
      draft.set(MemoryMirror.REQUEST, request.encode(), Step.SET_MIRROR);
    }
  }

  private static MemoryMirror currentMirror(Reading<MemoryMirror> reading) throws RefusedException {
    if (reading instanceof Reading.Malformed<MemoryMirror> malformed) {
      throw new RefusedException(Step.SET_MIRROR, MALFORMED, malformed.reason());
    }
    if (!(reading instanceof Reading.Value<MemoryMirror> current)) {
      throw new RefusedException(
          Step.SET_MIRROR, UNSUPPORTED, "** Warning ** : platform does not support memory mirror");
    }
    if (current.value().version() != MemoryMirror.VERSION) {
      throw new RefusedException(
          Step.SET_MIRROR,
          UNSUPPORTED,
          "** Warning ** : unrecognised version for memory mirror i/f");
    }
    return current.value();
  }
}
