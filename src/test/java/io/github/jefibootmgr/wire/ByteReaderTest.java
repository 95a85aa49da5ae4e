package io.github.jefibootmgr.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ByteReaderTest {
  @Test
  void numbersAreLittleEndianAndUnsigned() throws Exception {
    ByteReader reader =
        new ByteReader(Bytes.ofHex("fe" + "34f2" + "785634f2" + "08070605040302f1"), 0);
    assertEquals(0xfe, reader.u8());
    assertEquals(0xf234, reader.u16());
    assertEquals(0xf2345678L, reader.u32());
    assertEquals(0xf102030405060708L, reader.u64());
    assertEquals(0, reader.remaining());
  }

  @Test
  void aReadBeyondTheEndSaysWhereAndLeavesTheReaderThere() throws Exception {
    ByteReader reader = new ByteReader(Bytes.of(1, 2, 3), 10);
    reader.u16();
    MalformedException e = assertThrows(MalformedException.class, reader::u32);
    assertEquals(new Malformed(12, "4 bytes expected, 1 left"), e.fault());
    assertEquals("4 bytes expected, 1 left at offset 12", e.getMessage());
    assertEquals(12, reader.offset());
    assertEquals(3, reader.u8());
  }

  @Test
  void theRestMayBeNothing() throws Exception {
    ByteReader reader = new ByteReader(Bytes.of(1, 2), 0);
    assertEquals(Bytes.of(1), reader.bytes(1));
    assertEquals(Bytes.of(2), reader.rest());
    assertEquals(Bytes.EMPTY, reader.rest());
  }

  @Test
  void theWriterWritesWhatTheReaderReads() throws Exception {
    Bytes run = Bytes.copyOf(new byte[200]);
    Bytes written =
        new ByteWriter().u8(0x1fe).u16(0x12345).u32(-1).u64(-2).bytes(run).u8(7).toBytes();
    ByteReader reader = new ByteReader(written, 0);
    assertEquals(0xfe, reader.u8());
    assertEquals(0x2345, reader.u16());
    assertEquals(0xffffffffL, reader.u32());
    assertEquals(-2, reader.u64());
    assertEquals(run, reader.bytes(200));
    assertEquals(Bytes.of(7), reader.rest());
  }
}
