package io.github.jefibootmgr.boot;

/**
 * What was found where a variable is expected.
 *
 * @param <T> what its data means
 */
public sealed interface Reading<T> {
  /** The store has no such variable, or it was not asked for. */
  record Absent<T>() implements Reading<T> {}

  /** A variable that is what it should be. */
  record Value<T>(T value) implements Reading<T> {}

  /**
   * A variable that was read but is not what it should be.
   *
   * @param reason one line, for instance {@code BootNext has size 0, expected 2}
   */
  record Malformed<T>(String reason) implements Reading<T> {}

  /**
   * A variable that could not be read.
   *
   * @param reason one line that names the variable
   */
  record Unreadable<T>(String reason) implements Reading<T> {}
}
