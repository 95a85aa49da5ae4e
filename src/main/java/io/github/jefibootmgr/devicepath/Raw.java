package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;

/**
 * A node that is kept as it is: of a type or sub-type that the specification does not have, or with
 * a body that is not one of its sub-type.
 *
 * @param type 0 to 255
 * @param subType 0 to 255
 * @param body what follows the header, at most {@link Node#MAX_BODY_SIZE} octets
 */
public record Raw(int type, int subType, Bytes body) implements Node {
  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a value is outside its range
   */
  public Raw {
    Check.u8("type", type);
    Check.u8("sub-type", subType);
    Check.body(body.size());
  }
}
