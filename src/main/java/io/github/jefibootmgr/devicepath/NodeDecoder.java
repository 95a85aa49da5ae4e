package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.ByteReader;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;

/** Makes a node of a type, a sub-type and a body. */
final class NodeDecoder {
  private NodeDecoder() {}

  /**
   * Returns the node; it is a {@link Raw} if the sub-type is not known, or is and has another body.
   */
  static Node decode(int type, int subType, Bytes body) {
    ByteReader reader = new ByteReader(body, 0);
    try {
      Node node = typed(type, subType, reader);
      if (node instanceof Raw || (reader.remaining() == 0 && node.body().equals(body))) {
        return node;
      }
    } catch (MalformedException e) {
      // The body is too short, which isWrong tells of the raw node.
    }
    return new Raw(type, subType, body);
  }

  private static Node typed(int type, int subType, ByteReader body) throws MalformedException {
    return switch (type) {
      case Hardware.TYPE -> HardwareDecoder.decode(subType, body);
      case Acpi.TYPE -> AcpiDecoder.decode(subType, body);
      case Messaging.TYPE -> MessagingDecoder.decode(subType, body);
      case Media.TYPE -> MediaDecoder.decode(subType, body);
      case Bbs.TYPE -> bbs(subType, body);
      case End.TYPE -> end(subType, body);
      default -> new Raw(type, subType, body.rest());
    };
  }

  private static Node bbs(int subType, ByteReader body) throws MalformedException {
    if (subType != 1) {
      return new Raw(Bbs.TYPE, subType, body.rest());
    }
    int deviceType = body.u16();
    int statusFlag = body.u16();
    String text = OctetText.decode(body.rest());
    boolean terminated = text.endsWith("\0");
    String description = terminated ? text.substring(0, text.length() - 1) : text;
    return new Bbs.BootEntry(deviceType, statusFlag, description, terminated);
  }

  private static Node end(int subType, ByteReader body) {
    return switch (subType) {
      case End.Instance.SUB_TYPE -> new End.Instance();
      case End.Entire.SUB_TYPE -> new End.Entire();
      default -> new Raw(End.TYPE, subType, body.rest());
    };
  }

  /** Returns whether a node's sub-type is known, so that its body is what made it raw. */
  static boolean isWrong(Node node) {
    return node instanceof Raw && isKnown(node.type(), node.subType());
  }

  private static boolean isKnown(int type, int subType) {
    return switch (type) {
      case Hardware.TYPE -> subType >= 1 && subType <= 6;
      case Acpi.TYPE -> subType >= 1 && subType <= 4;
      case Messaging.TYPE -> subType >= 1 && subType <= 34 && subType != 7 && subType != 8;
      case Media.TYPE -> subType >= 1 && subType <= 9;
      case Bbs.TYPE -> subType == 1;
      case End.TYPE -> subType == End.Instance.SUB_TYPE || subType == End.Entire.SUB_TYPE;
      default -> false;
    };
  }
}
