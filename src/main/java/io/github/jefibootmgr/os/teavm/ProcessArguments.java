package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Address;
import org.teavm.interop.Import;
import org.teavm.interop.c.Variable;

/** The arguments of the process as the kernel handed them over, in {@code jefibootmgr.c}. */
final class ProcessArguments {
  private ProcessArguments() {}

  @Variable
  @Import(name = "jefibootmgr_argument_count")
  static native int count();

  @Variable
  @Import(name = "jefibootmgr_arguments")
  static native Address first();

  /** Returns one argument; 0 is the name that the program was called by. */
  static String at(int index) {
    return CText.of(first().add(index * Address.sizeOf()).getAddress());
  }
}
