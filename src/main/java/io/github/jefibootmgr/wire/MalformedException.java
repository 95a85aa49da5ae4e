package io.github.jefibootmgr.wire;

/** Ends a decoding; caught by the decoder, whose result then says what is malformed. */
public final class MalformedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Malformed fault;

  /** Makes the exception for a fault. */
  public MalformedException(Malformed fault) {
    super(fault.describe());
    this.fault = fault;
  }

  /** Returns what is malformed, and where. */
  public Malformed fault() {
    return fault;
  }
}
