/**
 * UEFI variables, load options, device paths and boot orders.
 *
 * <p>The library reads stores of variables, plans changes to them and carries the plans out; {@link
 * io.github.jefibootmgr.jvm.EfiVariables} opens a store. The program that is built on it is not
 * part of what this module offers.
 */
module io.github.jefibootmgr {
  exports io.github.jefibootmgr.wire;
  exports io.github.jefibootmgr.model;
  exports io.github.jefibootmgr.devicepath;
  exports io.github.jefibootmgr.store;
  exports io.github.jefibootmgr.boot;
  exports io.github.jefibootmgr.jvm;

  requires info.picocli;
  requires static com.sun.jna;
  requires static teavm.interop;
}
