package io.github.jefibootmgr.host;

import java.util.List;

/**
 * What was asked for, or why there is none.
 *
 * @param <T> what was asked for
 */
public sealed interface HostResult<T> {
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
