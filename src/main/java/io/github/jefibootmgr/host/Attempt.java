package io.github.jefibootmgr.host;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes something, or refuses.
 *
 * @param <T> what it makes
 */
interface Attempt<T> {
  /**
   * Makes it.
   *
   * @param warnings where to put what the user should know
   * @throws RefusedException if it cannot be made
   */
  T make(List<String> warnings) throws RefusedException;

  /** Returns what an attempt makes, or its refusal. */
  static <T> HostResult<T> result(Attempt<T> attempt) {
    List<String> warnings = new ArrayList<>();
    try {
      T made = attempt.make(warnings);
      return new HostResult.Made<>(made, warnings);
    } catch (RefusedException refused) {
      return new HostResult.Refused<>(refused.reason());
    }
  }
}
