package io.github.jefibootmgr.devicepath;

import java.util.ArrayList;
import java.util.List;

/**
 * Parses the text form of device paths (UEFI 2.10 section 10.6): nodes separated by slashes,
 * instances separated by commas.
 *
 * <p>Numbers are decimal, or hexadecimal after {@code 0x}. Parameters that are optional there can
 * be left out. A node without brackets, or one that starts with a backslash, is a file path; the
 * form {@code File(…)} of efibootmgr's listing is taken too.
 */
public final class UefiTextParser {
  private final String text;
  private final List<Node> nodes = new ArrayList<>();
  private int position;

  private UefiTextParser(String text) {
    this.text = text;
  }

  /** Returns the path that a text stands for, or what is wrong with the text. */
  public static ParsedDevicePath parse(String text) {
    try {
      return new ParsedDevicePath.Sound(new UefiTextParser(text).path());
    } catch (FaultyTextException e) {
      return e.fault();
    }
  }

  private DevicePath path() throws FaultyTextException {
    instance();
    while (position < text.length()) {
      position++;
      nodes.add(new End.Instance());
      instance();
    }
    if (nodes.isEmpty() || !DevicePath.endsPath(nodes.get(nodes.size() - 1))) {
      nodes.add(new End.Entire());
    }
    return new DevicePath(nodes);
  }

  /** Takes the nodes up to a comma or the end of the text. */
  private void instance() throws FaultyTextException {
    if (!atEndOfInstance() && text.charAt(position) == '/') {
      position++;
    }
    if (atEndOfInstance()) {
      return;
    }
    node();
    while (!atEndOfInstance()) {
      position++;
      node();
    }
  }

  private boolean atEndOfInstance() {
    return position == text.length() || text.charAt(position) == ',';
  }

  private void node() throws FaultyTextException {
    if (!nodes.isEmpty() && DevicePath.endsPath(nodes.get(nodes.size() - 1))) {
      throw new FaultyTextException(position + 1, "nothing after the node that ends the path");
    }
    int start = position;
    int end = endOfNode();
    position = end;
    if (start == end) {
      throw new FaultyTextException(start + 1, "a node");
    }
    Node node = node(text.substring(start, end), start + 1);
    if (node.body().size() > Node.MAX_BODY_SIZE) {
      throw new FaultyTextException(start + 1, "a node of at most 65535 bytes");
    }
    nodes.add(node);
  }

  /** Returns the index of the first slash or comma that is not between brackets, or of the end. */
  private int endOfNode() throws FaultyTextException {
    int depth = 0;
    for (int i = position; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '(') {
        depth++;
      } else if (letter == ')') {
        depth--;
        if (depth < 0) {
          throw new FaultyTextException(i + 1, "no closing bracket");
        }
      } else if (depth == 0 && (letter == '/' || letter == ',')) {
        return i;
      }
    }
    if (depth > 0) {
      throw new FaultyTextException(text.length() + 1, "a closing bracket");
    }
    return text.length();
  }

  private static Node node(String node, int column) throws FaultyTextException {
    int bracket = node.indexOf('(');
    if (node.charAt(0) == '\\' || bracket < 0) {
      return filePath(node, column);
    }
    String name = node.substring(0, bracket);
    NodeParser parser = NodeParsers.TABLE.get(name);
    if (parser == null) {
      throw new FaultyTextException(column, "the name of a node, not " + name + ",");
    }
    if (!node.endsWith(")")) {
      int last = node.lastIndexOf(')');
      throw new FaultyTextException(column + last + 1, "a slash, a comma or the end");
    }
    int start = bracket + 1;
    Parameters parameters =
        new Parameters(node.substring(start, node.length() - 1), column + start);
    try {
      Node parsed = parser.parse(parameters);
      parameters.end();
      return parsed;
    } catch (IllegalArgumentException e) {
      throw new FaultyTextException(column, "a sound node (" + e.getMessage() + ")");
    }
  }

  static Node filePath(String name, int column) throws FaultyTextException {
    int nul = name.indexOf('\0');
    if (nul >= 0) {
      throw new FaultyTextException(column + nul, "a file name without NUL");
    }
    if (2 * name.length() + 2 > Node.MAX_BODY_SIZE) {
      throw new FaultyTextException(column, "a file name of at most 32764 characters");
    }
    return new Media.FilePath(name);
  }
}
