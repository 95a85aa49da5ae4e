package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Printable;

/**
 * The text form of UEFI 2.10 section 10.6, as EDK2 writes it.
 *
 * <p>{@link UefiTextParser} gives back the octets of every path: a node whose named form would not
 * is written {@code Path(type,sub-type,body)}. The text is one line without controls.
 */
public final class UefiText {
  private UefiText() {}

  /** Returns the text of a path, its instances separated by commas. */
  public static String format(DevicePath path) {
    StringBuilder text = new StringBuilder();
    boolean begun = false;
    for (Node node : path.nodes()) {
      if (node instanceof End.Instance) {
        text.append(',');
        begun = false;
      } else if (!(node instanceof End.Entire)) {
        (begun ? text.append('/') : text).append(format(node));
        begun = true;
      }
    }
    return text.toString();
  }

  private static String format(Node node) {
    String named = named(node);
    return givesBack(named, node) ? named : generic("Path(" + node.type() + ",", node);
  }

  private static boolean givesBack(String named, Node node) {
    return !named.isEmpty()
        && Printable.escape(named).equals(named)
        && UefiTextParser.parse(named) instanceof ParsedDevicePath.Sound parsed
        && parsed.path().nodes().size() == 2
        && parsed.path().nodes().get(0).encode().equals(node.encode());
  }

  /** Returns the named form, or nothing if there is none. */
  private static String named(Node node) {
    if (node instanceof Raw) {
      return NodeDecoder.isWrong(node) ? "" : unknown(node);
    }
    return switch (node.type()) {
      case Hardware.TYPE, Acpi.TYPE -> UefiSystemText.format(node);
      case Messaging.TYPE ->
          node instanceof MessagingNetwork
                  || node instanceof MessagingService
                  || node instanceof MessagingWireless
              ? UefiNetworkText.format(node)
              : UefiDeviceText.format(node);
      case Media.TYPE, Bbs.TYPE -> UefiMediaText.format(node);
      default -> "";
    };
  }

  private static String unknown(Node node) {
    return switch (node.type()) {
      case Hardware.TYPE -> generic("HardwarePath(", node);
      case Acpi.TYPE -> generic("AcpiPath(", node);
      case Messaging.TYPE -> generic("Msg(", node);
      case Media.TYPE -> generic("MediaPath(", node);
      case Bbs.TYPE -> generic("BbsPath(", node);
      default -> "";
    };
  }

  private static String generic(String start, Node node) {
    String body = node.body().isEmpty() ? "" : "," + node.body().hex();
    return start + node.subType() + body + ")";
  }
}
