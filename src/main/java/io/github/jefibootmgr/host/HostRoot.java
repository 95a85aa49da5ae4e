package io.github.jefibootmgr.host;

import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The directory beneath which the machine's {@code /sys}, {@code /dev}, {@code /proc}, {@code /etc}
 * and {@code /usr} are, which need not be the machine that runs this.
 */
final class HostRoot {
  private final Os os;
  private final String prefix;

  /**
   * Makes a root.
   *
   * @param os the way to all files
   * @param prefix the directory, or an empty text for this machine
   */
  HostRoot(Os os, String prefix) {
    this.os = os;
    String bare = prefix;
    while (bare.endsWith("/")) {
      bare = bare.substring(0, bare.length() - 1);
    }
    this.prefix = bare;
  }

  Os os() {
    return os;
  }

  /** Returns whether this is the machine that runs this. */
  boolean isThisMachine() {
    return prefix.isEmpty();
  }

  /** Returns where a file of the machine is to be read. */
  String path(String absolute) {
    return prefix + absolute;
  }

  /**
   * Returns the machine's own absolute path of a file, every link in it followed.
   *
   * @throws OsException if there is no such file
   * @throws RefusedException if a link leads out of the root
   */
  String realPath(String absolute) throws OsException, RefusedException {
    String real = os.realPath(path(absolute));
    if (isThisMachine()) {
      return real;
    }
    String top = os.realPath(prefix);
    if (top.equals("/")) {
      return real;
    }
    if (!real.startsWith(top + "/")) {
      throw new RefusedException(absolute + ": a link leads out of " + prefix + " to " + real);
    }
    return real.substring(top.length());
  }

  /** Returns whether there is a file or directory. */
  boolean exists(String absolute) {
    try {
      os.status(path(absolute));
      return true;
    } catch (OsException absent) {
      return false;
    }
  }

  /** Returns the text of a file, of procfs too; empty if it cannot be read. */
  Optional<String> text(String absolute) {
    try {
      return Optional.of(Utf8.decode(os.readToEnd(path(absolute))));
    } catch (OsException absent) {
      return Optional.empty();
    }
  }

  /**
   * Returns what an attribute of sysfs says, without the line's end; empty if it is not there or
   * says nothing.
   */
  Optional<String> attribute(String absolute) {
    Bytes octets;
    try {
      octets = os.read(path(absolute));
    } catch (OsException absent) {
      return Optional.empty();
    }
    int end = 0;
    while (end < octets.size() && octets.at(end) != 0) {
      end++;
    }
    String text = Utf8.decode(octets.slice(0, end)).strip();
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  /** Returns the names in a directory, sorted; none if it cannot be read. */
  List<String> list(String absolute) {
    try {
      List<String> names = new ArrayList<>(os.list(path(absolute)));
      Collections.sort(names);
      return names;
    } catch (OsException absent) {
      return List.of();
    }
  }

  /** Returns the last name of what a link names, empty if it is no link. */
  Optional<String> linkName(String absolute) {
    try {
      String target = os.readLink(path(absolute));
      return Optional.of(target.substring(target.lastIndexOf('/') + 1));
    } catch (OsException absent) {
      return Optional.empty();
    }
  }
}
