package io.github.jefibootmgr.teavm;

import io.github.jefibootmgr.cli.Program;
import io.github.jefibootmgr.cli.TableParser;
import io.github.jefibootmgr.os.teavm.TeaVmOs;
import io.github.jefibootmgr.wire.Utf8;
import java.util.List;

/** The program as a native executable. */
public final class Main {
  /** EX_SOFTWARE of sysexits.h. */
  private static final int INTERNAL_ERROR = 70;

  private static final String DEFAULT_NAME = "jefibootmgr";

  private Main() {}

  /**
   * Runs the command and ends the process with its exit status.
   *
   * @param ignored empty; the arguments are octets and come from {@link TeaVmOs}
   */
  public static void main(String[] ignored) {
    TeaVmOs os = new TeaVmOs();
    List<String> words = TeaVmOs.arguments();
    String name = words.isEmpty() ? DEFAULT_NAME : baseName(words.get(0));
    List<String> arguments = words.isEmpty() ? List.of() : words.subList(1, words.size());
    int status;
    try {
      status = Program.run(os, new TableParser(), name, arguments);
    } catch (Throwable e) {
      os.writeError(Utf8.encode(describe(e, name, arguments)));
      status = INTERNAL_ERROR;
    }
    TeaVmOs.exit(status);
  }

  private static String baseName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Returns one line, and under {@code -vvv} the places as well. */
  private static String describe(Throwable error, String name, List<String> arguments) {
    StringBuilder text = new StringBuilder(name).append(": internal error: ").append(error);
    text.append('\n');
    for (String argument : arguments) {
      if (argument.startsWith("-vvv")) {
        for (StackTraceElement place : error.getStackTrace()) {
          text.append("  at ").append(place).append('\n');
        }
        break;
      }
    }
    return text.toString();
  }
}
