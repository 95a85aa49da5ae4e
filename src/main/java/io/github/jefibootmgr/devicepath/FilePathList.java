package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import java.util.List;
import java.util.Optional;

/**
 * The device paths of a load option (FilePathList, UEFI 2.10 section 3.1.3), or what could be read
 * of them. The first one is what is started; the others are for the firmware's own use.
 *
 * @param paths the paths that have their end
 * @param unfinished the nodes after them of a path without a sound end, in their order
 * @param rest the octets from the first faulty node on
 * @param faults what is malformed, in the order of the offsets; a node whose body is none of its
 *     sub-type is one of them, but its path goes on
 */
public record FilePathList(
    List<DevicePath> paths, List<Node> unfinished, Bytes rest, List<Malformed> faults) {
  /** Makes the lists unchangeable. */
  public FilePathList {
    paths = List.copyOf(paths);
    unfinished = List.copyOf(unfinished);
    faults = List.copyOf(faults);
  }

  /**
   * Decodes a list; never fails, whatever the octets.
   *
   * @param list the octets of the list, no more
   * @param offset where they start in the variable's data
   */
  public static FilePathList decode(Bytes list, int offset) {
    return new FilePathListDecoder(list, offset).decode();
  }

  /** Returns the first fault; empty if the list is sound. */
  public Optional<Malformed> fault() {
    return faults.isEmpty() ? Optional.empty() : Optional.of(faults.get(0));
  }

  /** Returns the octets that the list was decoded from. */
  public Bytes encode() {
    ByteWriter writer = new ByteWriter();
    for (DevicePath path : paths) {
      writer.bytes(path.encode());
    }
    return writer.bytes(DevicePath.encode(unfinished)).bytes(rest).toBytes();
  }
}
