package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Import;
import org.teavm.interop.Unmanaged;

/** A statement that does nothing; see {@code src/native/java/CompileToC.java}. */
final class EvaluationOrder {
  private EvaluationOrder() {}

  @Unmanaged
  @Import(name = "jefibootmgr_barrier")
  static native void barrier();
}
