package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The data of a load option that breaks the structure of one, and what could be read of it.
 *
 * @param encode the data, all of it
 * @param flags the attributes, if the data holds all four octets of them
 * @param description the whole units that could be read before the fault
 * @param filePathList what is after the description, if it ends; empty otherwise
 * @param filePathListOffset where that starts
 * @param reason what is wrong
 */
public record MalformedLoadOption(
    Bytes encode,
    OptionalInt flags,
    String description,
    Bytes filePathList,
    int filePathListOffset,
    Malformed reason)
    implements DecodedLoadOption {

  @Override
  public Bytes optionalData() {
    return Bytes.EMPTY;
  }

  @Override
  public Optional<Malformed> fault() {
    return Optional.of(reason);
  }
}
