package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;

/**
 * A whole device path (UEFI 2.10 section 10.2), of one or more instances.
 *
 * @param nodes all nodes in their order. The last one ends the whole path and no other does; nodes
 *     that end an instance are between the instances
 */
public record DevicePath(List<Node> nodes) {
  /**
   * Checks the end.
   *
   * @throws IllegalArgumentException if the last node does not end the whole path, or another does
   */
  public DevicePath {
    nodes = List.copyOf(nodes);
    for (int i = 0; i < nodes.size(); i++) {
      if (endsPath(nodes.get(i)) != (i == nodes.size() - 1)) {
        throw new IllegalArgumentException(
            "node "
                + (i + 1)
                + " of "
                + nodes.size()
                + " is wrong: the last node, and no other, ends the path");
      }
    }
    if (nodes.isEmpty()) {
      throw new IllegalArgumentException("a device path has an end node at least");
    }
  }

  /** Makes the path of one instance: the given nodes, and a node that ends it. */
  public static DevicePath of(Node... nodes) {
    List<Node> whole = new ArrayList<>(List.of(nodes));
    whole.add(new End.Entire());
    return new DevicePath(whole);
  }

  /** Returns the octets of all nodes. */
  public Bytes encode() {
    return encode(nodes);
  }

  static Bytes encode(List<Node> nodes) {
    ByteWriter writer = new ByteWriter();
    for (Node node : nodes) {
      writer.bytes(node.encode());
    }
    return writer.toBytes();
  }

  /** Returns whether a node ends the whole path, even one with octets that it should not have. */
  static boolean endsPath(Node node) {
    return node.type() == End.TYPE && node.subType() == End.Entire.SUB_TYPE;
  }
}
