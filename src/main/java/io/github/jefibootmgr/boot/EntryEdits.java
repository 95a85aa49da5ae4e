package io.github.jefibootmgr.boot;

import static io.github.jefibootmgr.boot.Refusal.Reason.MALFORMED;
import static io.github.jefibootmgr.boot.Refusal.Reason.NO_SUCH_ENTRY;
import static io.github.jefibootmgr.boot.Refusal.Reason.UNREADABLE;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/** The edits that change a load option in its place. */
final class EntryEdits {
  private static final int FLAGS_SIZE = 4;

  private EntryEdits() {}

  /** Sets or clears bits of the attributes; every other octet stays, also of a malformed option. */
  static void setFlag(Draft draft, BootNumber number, int bits, boolean on, Step step)
      throws RefusedException {
    VariableName name = existing(draft, number, step);
    DecodedLoadOption option = readable(draft, name, step);
    if (option.flags().isEmpty()) {
      throw malformed(name, option, step);
    }
    int flags = option.flags().getAsInt();
    int changed = on ? flags | bits : flags & ~bits;
    Bytes rest = option.encode().from(FLAGS_SIZE);
    draft.set(name, new ByteWriter().u32(changed).bytes(rest).toBytes(), step);
  }

  static void relabel(Draft draft, Edit.Relabel edit) throws RefusedException {
    VariableName name = existing(draft, edit.number(), Step.RELABEL);
    DecodedLoadOption option = readable(draft, name, Step.RELABEL);
    if (!(option instanceof LoadOption sound)) {
      throw malformed(name, option, Step.RELABEL);
    }
    draft.set(name, sound.withDescription(edit.label()).encode(), Step.RELABEL);
  }

  private static VariableName existing(Draft draft, BootNumber number, Step step)
      throws RefusedException {
    Optional<VariableName> name = draft.entry(number);
    if (name.isEmpty()) {
      throw new RefusedException(
          step, NO_SUCH_ENTRY, draft.kind().entry(number).name() + " does not exist");
    }
    return name.get();
  }

  private static DecodedLoadOption readable(Draft draft, VariableName name, Step step)
      throws RefusedException {
    if (draft.now(name) instanceof Held.Unknown unknown) {
      throw new RefusedException(step, UNREADABLE, unknown.reason());
    }
    return draft.option(name).orElseThrow();
  }

  private static RefusedException malformed(
      VariableName name, DecodedLoadOption option, Step step) {
    return new RefusedException(
        step, MALFORMED, name.name() + " is malformed: " + option.fault().orElseThrow().describe());
  }
}
