package io.github.jefibootmgr.jvm;

import io.github.jefibootmgr.cli.ExitStatus;
import io.github.jefibootmgr.cli.Program;
import io.github.jefibootmgr.cli.picocli.PicocliParser;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.os.jvm.Arguments;
import io.github.jefibootmgr.os.jvm.JvmOs;
import java.util.List;

/** The program on the JVM. */
public final class Main {
  private static final String NAME_PROPERTY = "jefibootmgr.name";
  private static final String COMMAND_LINE = "/proc/self/cmdline";

  private Main() {}

  /** Runs the command and ends the JVM with its exit status. */
  public static void main(String[] arguments) {
    // System.exit asks for a logger since JDK 21, which costs half of an empty JVM's whole time.
    Runtime.getRuntime().halt(run(arguments));
  }

  private static int run(String[] given) {
    JvmOs os = new JvmOs();
    String name = System.getProperty(NAME_PROPERTY, "jefibootmgr");
    try {
      String encoding = System.getProperty("sun.jnu.encoding", "");
      List<String> arguments = Arguments.recover(given, encoding, os, COMMAND_LINE);
      return Program.run(os, new PicocliParser(), name, arguments);
    } catch (OsException e) {
      System.err.println(name + ": " + e.getMessage());
      return ExitStatus.USAGE.status();
    }
  }
}
