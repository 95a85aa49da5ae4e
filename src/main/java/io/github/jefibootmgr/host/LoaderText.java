package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.Node;
import io.github.jefibootmgr.wire.Utf8;
import java.util.List;

/** The texts of an entry as the user gives them: the loader's file name and the label. */
public final class LoaderText {
  private static final int UNIT = 2;

  private LoaderText() {}

  /**
   * Returns the path of a loader on its partition.
   *
   * <p>Slashes become backslashes; a path without one at its start gets one, with a warning, since
   * the shell has mostly eaten it; doubled ones are kept.
   *
   * @param argument {@code -l}, one character at least; an octet that is not UTF-8 is refused
   */
  public static HostResult<String> loader(String argument) {
    return Attempt.result(warnings -> loader(argument, warnings));
  }

  private static String loader(String argument, List<String> warnings) throws RefusedException {
    check("loader", argument);
    String path = argument.replace('/', '\\');
    if (!path.startsWith("\\")) {
      path = "\\" + path;
      String hint = path.indexOf('\\', 1) < 0 ? "; did the shell remove backslashes?" : "";
      warnings.add("the loader " + argument + " does not start with \\; using " + path + hint);
    }
    if (UNIT * (path.length() + 1) > Node.MAX_BODY_SIZE) {
      throw new RefusedException(
          "the loader has " + path.length() + " characters, too many for a node");
    }
    return path;
  }

  /**
   * Returns a label.
   *
   * @param argument {@code -L}, one character at least; an octet that is not UTF-8 is refused
   */
  public static HostResult<String> label(String argument) {
    return Attempt.result(
        warnings -> {
          check("label", argument);
          return argument;
        });
  }

  private static void check(String what, String argument) throws RefusedException {
    if (argument.isEmpty()) {
      throw new RefusedException("the " + what + " is empty");
    }
    int escape = Utf8.indexOfEscape(argument);
    if (escape >= 0) {
      throw new RefusedException("the " + what + " is not UTF-8 at column " + (escape + 1));
    }
    if (argument.indexOf('\0') >= 0) {
      throw new RefusedException("the " + what + " has a NUL");
    }
  }
}
