package io.github.jefibootmgr.store;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is mounted where, as {@code /proc/self/mountinfo} tells it (proc_pid_mountinfo(5)). */
final class MountTable {
  private static final int ID = 0;
  private static final int PARENT = 1;
  private static final int POINT = 4;
  private static final int FIRST_OPTIONAL = 6;

  private final List<Mount> mounts;

  private MountTable(List<Mount> mounts) {
    this.mounts = mounts;
  }

  /**
   * A mount.
   *
   * @param id its number
   * @param parent the mount that it is mounted on
   * @param point the absolute path of the directory where it is
   * @param type the kind of file system, for instance {@code efivarfs}
   */
  record Mount(String id, String parent, String point, String type) {
    private boolean covers(String path) {
      return point.equals("/")
          || path.equals(point)
          || (path.startsWith(point) && path.charAt(point.length()) == '/');
    }
  }

  /** Reads a table; lines of another form are passed over. */
  static MountTable parse(Bytes text) {
    List<Mount> mounts = new ArrayList<>();
    for (String line : split(Utf8.decode(text), '\n')) {
      List<String> fields = split(line, ' ');
      int dash = FIRST_OPTIONAL;
      while (dash < fields.size() && !fields.get(dash).equals("-")) {
        dash++;
      }
      if (dash + 1 < fields.size()) {
        mounts.add(
            new Mount(
                fields.get(ID),
                fields.get(PARENT),
                unescape(fields.get(POINT)),
                unescape(fields.get(dash + 1))));
      }
    }
    return new MountTable(mounts);
  }

  /**
   * Returns the mount that a file is in.
   *
   * <p>The way from the root decides: a mount on {@code /a} hides an earlier one on {@code /a/b}.
   * So from each mount the walk goes on to the one on it that comes first on the way to the file.
   *
   * @param path absolute, without symbolic links
   */
  Optional<Mount> of(String path) {
    Optional<Mount> at = nearest(path, null);
    for (int steps = 0; steps < mounts.size() && at.isPresent(); steps++) {
      Optional<Mount> next = nearest(path, at.get());
      if (next.isEmpty()) {
        return at;
      }
      at = next;
    }
    return at;
  }

  /** Returns the mount on another, or on none that is listed, that is first met on the way. */
  private Optional<Mount> nearest(String path, Mount on) {
    Mount nearest = null;
    for (Mount mount : mounts) {
      boolean candidate = on == null ? isRoot(mount) : isOn(mount, on);
      // Of two on the same directory the one that came later is seen.
      if (candidate
          && mount.covers(path)
          && (nearest == null || mount.point.length() <= nearest.point.length())) {
        nearest = mount;
      }
    }
    return Optional.ofNullable(nearest);
  }

  private static boolean isOn(Mount mount, Mount parent) {
    return mount.parent.equals(parent.id) && !mount.id.equals(parent.id);
  }

  private boolean isRoot(Mount mount) {
    for (Mount other : mounts) {
      if (isOn(mount, other)) {
        return false;
      }
    }
    return true;
  }

  /** The kernel writes a blank, tab, line feed and backslash as a backslash and 3 octal digits. */
  private static String unescape(String field) {
    StringBuilder text = new StringBuilder(field.length());
    int at = 0;
    while (at < field.length()) {
      int value = field.charAt(at) == '\\' ? octal(field, at + 1) : -1;
      text.append(value < 0 ? field.charAt(at) : (char) value);
      at += value < 0 ? 1 : 4;
    }
    return text.toString();
  }

  private static int octal(String field, int from) {
    if (from + 3 > field.length()) {
      return -1;
    }
    int value = 0;
    for (int i = from; i < from + 3; i++) {
      int digit = field.charAt(i) - '0';
      if (digit < 0 || digit > 7) {
        return -1;
      }
      value = value * 8 + digit;
    }
    return value < 0x80 ? value : -1;
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == separator) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    return parts;
  }
}
