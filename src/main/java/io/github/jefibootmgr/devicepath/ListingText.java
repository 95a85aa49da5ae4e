package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Hex;
import java.util.List;

/**
 * The text form of efibootmgr's listing, that of libefivar 38. Where that form loses or garbles
 * data, reads beyond it, or could forge a line, the node has the form of UEFI 2.10 section 10.6.
 *
 * <p>The text is one line without controls and valid UTF-16, whatever the octets. It is to be read:
 * several nodes can have the same text. {@link UefiText} gives a form that can be parsed.
 */
public final class ListingText {
  private ListingText() {}

  /**
   * Returns the text of the first path of a list. Of a faulty path it is the sound nodes, and the
   * rest as {@code Path(type,sub-type,hex of what follows the header)}.
   */
  public static String format(FilePathList list) {
    if (!list.paths().isEmpty()) {
      return format(list.paths().get(0));
    }
    StringBuilder text = new StringBuilder();
    boolean begun = append(text, list.unfinished());
    if (!list.rest().isEmpty()) {
      appendRest(begun ? text.append('/') : text, list.rest());
    }
    return text.toString();
  }

  /** Returns the text of a whole path, its instances separated by commas. */
  public static String format(DevicePath path) {
    StringBuilder text = new StringBuilder(96);
    append(text, path.nodes());
    return text.toString();
  }

  /** Appends nodes; returns whether another node of the same instance needs a slash first. */
  private static boolean append(StringBuilder text, List<Node> nodes) {
    boolean begun = false;
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      if (node instanceof End) {
        if (node instanceof End.Instance) {
          text.append(',');
        }
        begun = false;
      } else {
        append(begun ? text.append('/') : text, node);
        begun = true;
      }
    }
    return begun;
  }

  /** Appends the text of one node; an end node has none. */
  static void append(StringBuilder text, Node node) {
    if (node instanceof Raw) {
      appendRaw(text, node);
      return;
    }
    switch (node.type()) {
      case Hardware.TYPE -> HardwareText.append(text, node);
      case Acpi.TYPE -> AcpiText.append(text, node);
      case Messaging.TYPE -> MessagingText.append(text, node);
      case Media.TYPE -> MediaText.append(text, node);
      case Bbs.TYPE -> MediaText.appendBbs(text, (Bbs.BootEntry) node);
      default -> {}
    }
  }

  /** Appends the generic form of the node's type, or that of any type if the body is wrong. */
  private static void appendRaw(StringBuilder text, Node node) {
    int type = NodeDecoder.isWrong(node) ? 0 : node.type();
    switch (type) {
      case Hardware.TYPE -> text.append("HardwarePath(");
      case Acpi.TYPE -> text.append("AcpiPath(");
      case Messaging.TYPE -> text.append("Msg(");
      case Media.TYPE -> text.append("MediaPath(");
      case Bbs.TYPE -> text.append("BbsPath(");
      default -> text.append("Path(").append(node.type()).append(',');
    }
    text.append(node.subType()).append(',').append(node.body().hex()).append(')');
  }

  /** Appends octets that begin with a node's header, whole or cut short. */
  private static void appendRest(StringBuilder text, Bytes rest) {
    text.append("Path(").append(rest.at(0));
    if (rest.size() > 1) {
      Bytes shown = rest.from(Math.min(rest.size(), rest.size() < Node.HEADER_SIZE ? 2 : 4));
      text.append(',').append(rest.at(1)).append(',').append(shown.hex());
    }
    text.append(')');
  }

  /** Appends {@code 0x} and a number, 64 bits unsigned. */
  static StringBuilder hex(StringBuilder text, long value) {
    return text.append("0x").append(Hex.lower(value, 1));
  }

  /** Returns the octets, the most significant one first, as a number. */
  static long bigEndian(Bytes octets) {
    long value = 0;
    for (int i = 0; i < octets.size(); i++) {
      value = value << 8 | octets.at(i);
    }
    return value;
  }

  /** Returns the number in decimal, 64 bits unsigned. */
  static String unsigned(long value) {
    if (value >= 0) {
      return Long.toString(value);
    }
    long tens = (value >>> 1) / 5;
    return Long.toString(tens) + (value - tens * 10);
  }

  /** Returns the text without the NULs at its end. */
  static String withoutNuls(String text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == '\0') {
      end--;
    }
    return text.substring(0, end);
  }

  /** Returns whether all octets from an index on are zero. */
  static boolean isZero(Bytes octets, int from) {
    for (int i = from; i < octets.size(); i++) {
      if (octets.at(i) != 0) {
        return false;
      }
    }
    return true;
  }
}
