package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import io.github.jefibootmgr.wire.Ucs2;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A load option (EFI_LOAD_OPTION, UEFI 2.10 section 3.1.3).
 *
 * @param attributes the LOAD_OPTION_* bits
 * @param description what a person calls it: UTF-16 units as stored, without the final NUL; a unit
 *     may be an unpaired surrogate or a control
 * @param filePathList one or more packed device paths, 0 to 65535 octets, not looked into here
 * @param optionalData what the started image is given, as it is
 */
public record LoadOption(int attributes, String description, Bytes filePathList, Bytes optionalData)
    implements DecodedLoadOption {
  /** The boot manager tries the option. */
  public static final int ACTIVE = 0x1;

  /** Drivers are disconnected and connected again after this one is loaded. */
  public static final int FORCE_RECONNECT = 0x2;

  /** The option is not shown in menus. */
  public static final int HIDDEN = 0x8;

  /** Octets of the attributes and the file path list's length, which come first. */
  static final int HEADER_SIZE = 6;

  private static final int MAX_PATH_LIST = 0xffff;

  /**
   * Checks what could not be encoded.
   *
   * @throws IllegalArgumentException if the description holds a NUL or the file path list is longer
   *     than 65535 octets
   */
  public LoadOption {
    if (description.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("a description cannot hold a NUL");
    }
    if (filePathList.size() > MAX_PATH_LIST) {
      throw new IllegalArgumentException(
          "a file path list has at most 65535 bytes, not " + filePathList.size());
    }
  }

  /** Decodes a variable's data; never fails, whatever the data. */
  public static DecodedLoadOption decode(Bytes data) {
    return LoadOptionDecoder.decode(data);
  }

  /** Returns the same option with other attributes. */
  public LoadOption withAttributes(int changed) {
    return new LoadOption(changed, description, filePathList, optionalData);
  }

  /** Returns the same option with another description. */
  public LoadOption withDescription(String changed) {
    return new LoadOption(attributes, changed, filePathList, optionalData);
  }

  @Override
  public OptionalInt flags() {
    return OptionalInt.of(attributes);
  }

  @Override
  public int filePathListOffset() {
    return HEADER_SIZE + 2 * (description.length() + 1);
  }

  @Override
  public Optional<Malformed> fault() {
    return Optional.empty();
  }

  @Override
  public Bytes encode() {
    return new ByteWriter()
        .u32(attributes)
        .u16(filePathList.size())
        .bytes(Ucs2.encode(description))
        .u16(0)
        .bytes(filePathList)
        .bytes(optionalData)
        .toBytes();
  }
}
