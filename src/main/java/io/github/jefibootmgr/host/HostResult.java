package io.github.jefibootmgr.host;

import java.util.List;
import java.util.function.Function;

/**
 * What was asked for, or why there is none.
 *
 * @param <T> what was asked for
 */
public sealed interface HostResult<T> {
  /**
   * Returns what was made.
   *
   * @param exception makes what is thrown of the reason of a refusal
   * @param <X> what is thrown
   * @throws X if it was refused
   */
  default <X extends Exception> Made<T> orThrow(Function<String, X> exception) throws X {
    if (this instanceof Made<T> made) {
      return made;
    }
    throw exception.apply(((Refused<T>) this).reason());
  }

  /**
   * What was asked for.
   *
   * @param value the thing
   * @param warnings what the user should know, a line each; often none
   * @param <T> its type
   */
  record Made<T>(T value, List<String> warnings) implements HostResult<T> {
    /** Keeps a copy of the warnings. */
    public Made {
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * There is none.
   *
   * @param reason one line: which argument or device, what is wrong, what was expected
   * @param <T> what was asked for
   */
  record Refused<T>(String reason) implements HostResult<T> {}
}
