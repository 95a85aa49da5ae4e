package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What was found in the data of a load option: a sound one, or what could be read of another.
 *
 * <p>Either gives back the bytes that it was made from.
 */
public sealed interface DecodedLoadOption permits LoadOption, MalformedLoadOption {
  /** Returns the attributes (LOAD_OPTION_*), empty if the data ends before them. */
  OptionalInt flags();

  /** Returns the description, or what could be read of it. */
  String description();

  /** Returns the packed device paths, or what can stand for them. */
  Bytes filePathList();

  /** Returns how many octets of the data are before the file path list. */
  int filePathListOffset();

  /** Returns the optional data; empty if there is none or it cannot be told where it starts. */
  Bytes optionalData();

  /** Returns what is malformed; empty for a sound option. */
  Optional<Malformed> fault();

  /** Returns the variable's data, octet for octet as it was decoded. */
  Bytes encode();

  /** Returns whether the attributes could be read and have all of the given bits. */
  default boolean has(int bits) {
    OptionalInt flags = flags();
    return flags.isPresent() && (flags.getAsInt() & bits) == bits;
  }
}
