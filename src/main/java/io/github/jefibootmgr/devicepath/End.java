package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;

/** The nodes that end something (type 0x7f, UEFI 2.10 section 10.3.1). */
public sealed interface End extends Node {
  /** The type of these nodes. */
  int TYPE = 0x7f;

  @Override
  default int type() {
    return TYPE;
  }

  @Override
  default Bytes body() {
    return Bytes.EMPTY;
  }

  /** Ends one instance of a path of several. */
  record Instance() implements End {
    /** The sub-type of this node. */
    public static final int SUB_TYPE = 0x01;

    @Override
    public int subType() {
      return SUB_TYPE;
    }
  }

  /** Ends the whole path. */
  record Entire() implements End {
    /** The sub-type of this node. */
    public static final int SUB_TYPE = 0xff;

    @Override
    public int subType() {
      return SUB_TYPE;
    }
  }
}
