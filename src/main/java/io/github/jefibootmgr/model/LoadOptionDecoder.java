package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import io.github.jefibootmgr.wire.MalformedException;
import io.github.jefibootmgr.wire.Ucs2;
import java.util.OptionalInt;

/** Reads a load option field by field, and keeps what was read when a field is not there. */
final class LoadOptionDecoder {
  private final Bytes data;
  private OptionalInt attributes = OptionalInt.empty();
  private String description = "";
  private Bytes afterDescription = Bytes.EMPTY;
  private int afterDescriptionOffset;

  private LoadOptionDecoder(Bytes data) {
    this.data = data;
    this.afterDescriptionOffset = data.size();
  }

  static DecodedLoadOption decode(Bytes data) {
    LoadOptionDecoder decoder = new LoadOptionDecoder(data);
    try {
      return decoder.sound();
    } catch (MalformedException e) {
      return new MalformedLoadOption(
          data,
          decoder.attributes,
          decoder.description,
          decoder.afterDescription,
          decoder.afterDescriptionOffset,
          e.fault());
    }
  }

  private LoadOption sound() throws MalformedException {
    ByteReader reader = new ByteReader(data, 0);
    attributes = OptionalInt.of((int) field(reader, "Attributes", 4));
    int listSize = (int) field(reader, "FilePathListLength", 2);
    Bytes units = data.from(reader.offset());
    int nul = Ucs2.indexOfNul(units);
    if (nul < 0) {
      description = Ucs2.decode(units);
      throw new MalformedException(
          new Malformed(data.size(), "the description has no NUL before the data ends"));
    }
    description = Ucs2.decode(reader.bytes(nul));
    reader.u16();
    afterDescriptionOffset = reader.offset();
    afterDescription = data.from(afterDescriptionOffset);
    if (listSize > reader.remaining()) {
      throw new MalformedException(
          new Malformed(
              4,
              "FilePathListLength "
                  + listSize
                  + " exceeds the "
                  + reader.remaining()
                  + " bytes after the description"));
    }
    Bytes list = reader.bytes(listSize);
    return new LoadOption(attributes.getAsInt(), description, list, reader.rest());
  }

  private static long field(ByteReader reader, String name, int size) throws MalformedException {
    if (reader.remaining() < size) {
      throw new MalformedException(
          new Malformed(
              reader.offset(),
              name + " needs " + size + " bytes, " + reader.remaining() + " are left"));
    }
    return size == 2 ? reader.u16() : reader.u32();
  }
}
