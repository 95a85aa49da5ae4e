package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Octets that look like device paths: right headers, known sub-types, sizes that often fit. */
final class PlausiblePaths {
  /** For each type, sub-type the body sizes that its decoder may take. */
  private static final int[][] SHAPES = {
    {1, 1, 2},
    {1, 2, 1},
    {1, 3, 20},
    {1, 4, 16},
    {1, 4, 20},
    {1, 4, 23},
    {1, 5, 4},
    {1, 6, 9},
    {2, 1, 8},
    {2, 2, 15},
    {2, 2, 24},
    {2, 3, 4},
    {2, 3, 12},
    {2, 4, 4},
    {3, 1, 4},
    {3, 2, 4},
    {3, 3, 20},
    {3, 4, 12},
    {3, 5, 2},
    {3, 6, 4},
    {3, 9, 44},
    {3, 10, 16},
    {3, 10, 20},
    {3, 10, 40},
    {3, 11, 33},
    {3, 12, 15},
    {3, 12, 23},
    {3, 13, 39},
    {3, 13, 56},
    {3, 14, 15},
    {3, 15, 7},
    {3, 16, 6},
    {3, 16, 20},
    {3, 17, 1},
    {3, 18, 6},
    {3, 19, 14},
    {3, 19, 30},
    {3, 20, 2},
    {3, 21, 20},
    {3, 22, 20},
    {3, 23, 12},
    {3, 24, 0},
    {3, 24, 17},
    {3, 25, 2},
    {3, 26, 1},
    {3, 27, 6},
    {3, 28, 32},
    {3, 29, 1},
    {3, 30, 7},
    {3, 31, 1},
    {3, 31, 17},
    {3, 31, 33},
    {3, 32, 16},
    {3, 33, 2},
    {3, 33, 18},
    {3, 33, 20},
    {3, 34, 17},
    {3, 34, 30},
    {3, 119, 3},
    {4, 1, 38},
    {4, 2, 20},
    {4, 3, 16},
    {4, 3, 20},
    {4, 4, 0},
    {4, 4, 2},
    {4, 4, 20},
    {4, 5, 16},
    {4, 6, 16},
    {4, 7, 16},
    {4, 8, 20},
    {4, 9, 34},
    {4, 85, 2},
    {5, 1, 4},
    {5, 1, 5},
    {5, 1, 12},
    {5, 2, 1},
    {6, 1, 2},
    {0x7f, 1, 0},
    {0x7f, 0xff, 0},
  };

  /** Octets that turn up in nodes more often than chance has it. */
  private static final List<Bytes> SALT =
      List.of(
          Hardware.Edd10.VENDOR.bytes(),
          MessagingVendor.Sas.VENDOR.bytes(),
          MessagingVendor.UartFlowControl.VENDOR.bytes(),
          MessagingVendor.Vendor.VT100.bytes(),
          Bytes.ofHex("d041030a00000000000000000000000000000000"),
          Bytes.ofHex("5c004500460049005c0061002e00650066006900"),
          Bytes.ofHex("2c0028002f0029000a001b008500282029200ad8"),
          Bytes.EMPTY);

  private PlausiblePaths() {}

  /** Returns the octets of one node, most often of a size that fits its sub-type. */
  static Arbitrary<Bytes> nodes() {
    Arbitrary<Integer> slip =
        Arbitraries.frequency(
            net.jqwik.api.Tuple.of(12, 0),
            net.jqwik.api.Tuple.of(1, 1),
            net.jqwik.api.Tuple.of(1, -1));
    Arbitrary<byte[]> octets =
        Arbitraries.oneOf(
                Arbitraries.bytes(),
                Arbitraries.of((byte) 0, (byte) 1, (byte) 2, (byte) 0x41, (byte) 0xff))
            .array(byte[].class)
            .ofSize(64);
    return Combinators.combine(Arbitraries.of(SHAPES), slip, Arbitraries.of(SALT), octets)
        .as(PlausiblePaths::node);
  }

  private static Bytes node(int[] shape, int slip, Bytes salt, byte[] octets) {
    int size = Math.max(shape[2] + slip, 0);
    Bytes body = salt.plus(Bytes.copyOf(octets)).slice(0, size);
    return new ByteWriter().u8(shape[0]).u8(shape[1]).u16(4 + size).bytes(body).toBytes();
  }

  /** Returns file path lists: nodes, an end in most cases, sometimes cut short. */
  static Arbitrary<Bytes> lists() {
    Arbitrary<Bytes> whole =
        Combinators.combine(nodes().list().ofMaxSize(6), Arbitraries.of(true, true, true, false))
            .as(PlausiblePaths::join);
    Arbitrary<Integer> cut =
        Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(6, Arbitraries.just(0)),
            net.jqwik.api.Tuple.of(1, Arbitraries.integers().between(1, 20)));
    return Combinators.combine(whole, cut)
        .as((list, short_) -> list.slice(0, Math.max(list.size() - short_, 0)));
  }

  private static Bytes join(List<Bytes> nodes, boolean ended) {
    List<Bytes> all = new ArrayList<>(nodes);
    if (ended) {
      all.add(Bytes.of(0x7f, 0xff, 4, 0));
    }
    Bytes list = Bytes.EMPTY;
    for (Bytes node : all) {
      list = list.plus(node);
    }
    return list;
  }
}
