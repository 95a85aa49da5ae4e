package io.github.jefibootmgr.boot;

/** Ends a planning; caught by the planner, which returns the refusal. */
final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  RefusedException(Step step, Refusal.Reason reason, String message) {
    super(message);
    this.refusal = new Refusal(step, reason, message);
  }

  Refusal refusal() {
    return refusal;
  }
}
