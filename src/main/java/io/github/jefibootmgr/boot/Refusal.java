package io.github.jefibootmgr.boot;

/**
 * Why nothing is changed.
 *
 * @param step what was refused
 * @param reason why, for the exit status
 * @param message why, one line for the person
 */
public record Refusal(Step step, Reason reason, String message) implements Planned {
  /** Kinds of reasons. */
  public enum Reason {
    /** The load option that was named does not exist. */
    NO_SUCH_ENTRY,
    /** The variable that shall be removed does not exist. */
    NO_SUCH_VARIABLE,
    /** A load option of that number exists. */
    NUMBER_TAKEN,
    /** All 65536 numbers are in use. */
    NO_FREE_NUMBER,
    /** A variable that has to be changed or kept cannot be read. */
    UNREADABLE,
    /** A variable that has to be changed breaks its own structure. */
    MALFORMED,
    /** The firmware cannot do this. */
    UNSUPPORTED
  }
}
