package io.github.jefibootmgr.teavm;

import io.github.jefibootmgr.cli.Program;
import io.github.jefibootmgr.cli.TableParser;
import io.github.jefibootmgr.os.teavm.TeaVmOs;
import java.util.List;

/** The program as a native executable. */
public final class Main {
  private static final String DEFAULT_NAME = "jefibootmgr";

  private Main() {}

  /**
   * Runs the command and ends the process with its exit status.
   *
   * @param ignored empty; the arguments are octets and come from {@link TeaVmOs}
   */
  public static void main(String[] ignored) {
    List<String> words = TeaVmOs.arguments();
    String name = words.isEmpty() ? DEFAULT_NAME : baseName(words.get(0));
    List<String> arguments = words.isEmpty() ? List.of() : words.subList(1, words.size());
    TeaVmOs.exit(Program.run(new TeaVmOs(), new TableParser(), name, arguments));
  }

  private static String baseName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
