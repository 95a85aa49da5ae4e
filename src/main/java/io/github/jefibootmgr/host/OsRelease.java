package io.github.jefibootmgr.host;

import io.github.jefibootmgr.os.OsException;
import java.util.Optional;

/** The distribution, of os-release(5): lines of shell assignments. */
final class OsRelease {
  private static final String[] FILES = {"/etc/os-release", "/usr/lib/os-release"};
  private static final String DEFAULT = "linux";
  private static final String ALLOWED = "abcdefghijklmnopqrstuvwxyz0123456789._-";

  private OsRelease() {}

  /** Returns the directory on the EFI system partition that the distribution uses. */
  static String directory(HostRoot root) {
    String id = id(root);
    if (id.equals("rhel")) {
      return "redhat";
    }
    return id.startsWith("opensuse-") ? "opensuse" : id;
  }

  private static String id(HostRoot root) {
    for (String file : FILES) {
      Optional<String> text = text(root, file);
      if (text.isPresent()) {
        return id(text.get());
      }
    }
    return DEFAULT;
  }

  /** Beneath another root a link may be absolute, which would lead to this machine's file. */
  private static Optional<String> text(HostRoot root, String file) {
    try {
      return root.text(root.realPath(file));
    } catch (OsException | RefusedException absent) {
      return Optional.empty();
    }
  }

  /** Returns the value of the last ID, the default if there is none that can name a directory. */
  static String id(String text) {
    String id = DEFAULT;
    for (String line : text.split("\n", -1)) {
      String assignment = line.strip();
      if (assignment.startsWith("ID=")) {
        id = unquoted(assignment.substring("ID=".length()));
      }
    }
    for (int i = 0; i < id.length(); i++) {
      if (ALLOWED.indexOf(id.charAt(i)) < 0) {
        return DEFAULT;
      }
    }
    return id.isEmpty() || id.startsWith(".") ? DEFAULT : id;
  }

  private static String unquoted(String value) {
    StringBuilder text = new StringBuilder();
    char quote = 0;
    for (int i = 0; i < value.length(); i++) {
      char letter = value.charAt(i);
      if (letter == quote) {
        quote = 0;
      } else if (quote == 0 && (letter == '"' || letter == '\'')) {
        quote = letter;
      } else if (letter == '\\' && quote != '\'' && i + 1 < value.length()) {
        text.append(value.charAt(++i));
      } else {
        text.append(letter);
      }
    }
    return text.toString();
  }
}
