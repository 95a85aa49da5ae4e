package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import java.util.ArrayList;
import java.util.List;

/** Cuts a file path list into nodes and paths, up to the first node that cannot be cut. */
final class FilePathListDecoder {
  private final Bytes list;
  private final int base;
  private final List<DevicePath> paths = new ArrayList<>();
  private final List<Malformed> faults = new ArrayList<>();
  private List<Node> nodes = new ArrayList<>();
  private int position;

  FilePathListDecoder(Bytes list, int base) {
    this.list = list;
    this.base = base;
  }

  FilePathList decode() {
    if (list.isEmpty()) {
      fault("the file path list is empty, an end node expected");
    }
    while (position < list.size() && takeNode()) {
      if (DevicePath.endsPath(nodes.get(nodes.size() - 1))) {
        paths.add(new DevicePath(nodes));
        nodes = new ArrayList<>();
      }
    }
    if (position == list.size() && !nodes.isEmpty()) {
      fault("the file path list ends without an end node");
    }
    return new FilePathList(paths, nodes, list.from(position), faults);
  }

  /** Takes one node, or says why there is none and returns false. */
  private boolean takeNode() {
    int left = list.size() - position;
    if (left < Node.HEADER_SIZE) {
      fault("a node needs " + Node.HEADER_SIZE + " bytes, " + left + " left in the file path list");
      return false;
    }
    int type = list.at(position);
    int subType = list.at(position + 1);
    int length = list.u16(position + 2);
    if (length < Node.HEADER_SIZE) {
      fault(name(type, subType) + " has length " + length + ", at least 4 expected");
      return false;
    }
    if (length > left) {
      fault(
          name(type, subType)
              + " has length "
              + length
              + ", "
              + left
              + " bytes left in the file path list");
      return false;
    }
    Bytes body = list.slice(position + Node.HEADER_SIZE, position + length);
    Node node = NodeDecoder.decode(type, subType, body);
    if (NodeDecoder.isWrong(node)) {
      fault(name(type, subType) + " has length " + length + ", which is wrong for its sub-type");
    }
    nodes.add(node);
    position += length;
    return true;
  }

  private static String name(int type, int subType) {
    return "a node of type " + type + ", sub-type " + subType;
  }

  private void fault(String reason) {
    faults.add(new Malformed(base + position, reason));
  }
}
