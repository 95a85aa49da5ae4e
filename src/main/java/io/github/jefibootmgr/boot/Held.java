package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.store.StoreException;
import java.util.Optional;

/** What a store holds under a name. */
public sealed interface Held {
  /** No variable. */
  record Nothing() implements Held {}

  /** A variable. */
  record Stored(Variable variable) implements Held {}

  /**
   * Something that could not be read.
   *
   * @param reason one line that names the variable
   * @param cause the error of the store, if this is not from a snapshot
   */
  record Unknown(String reason, Optional<StoreException> cause) implements Held {}

  /**
   * Returns whether both are the same value. The attribute bit that is never written is ignored,
   * and what is unknown is the same as nothing else.
   */
  static boolean same(Held one, Held other) {
    if (one instanceof Stored a && other instanceof Stored b) {
      return a.variable().data().equals(b.variable().data())
          && a.variable().attributes().writable().equals(b.variable().attributes().writable());
    }
    return one instanceof Nothing && other instanceof Nothing;
  }
}
