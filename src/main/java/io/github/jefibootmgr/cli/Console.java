package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Printable;
import io.github.jefibootmgr.wire.Utf8;
import java.util.List;

/** What the program says: the result in one write, and lines about it on standard error. */
final class Console {
  private final Os os;
  private final String name;

  /**
   * Makes the console.
   *
   * @param name what the program was called by
   */
  Console(Os os, String name) {
    this.os = os;
    this.name = name;
  }

  String name() {
    return name;
  }

  /** Writes the result, if there is any. */
  void print(String output) throws OsException {
    if (!output.isEmpty()) {
      os.writeOutput(Utf8.encode(output));
    }
  }

  /** Writes a line with the program's name before it. */
  void note(String text) {
    line(name + ": " + text);
  }

  void notes(List<String> texts) {
    for (String text : texts) {
      note(text);
    }
  }

  /** Writes a line as it is; what a name or an argument brings in cannot make it two. */
  void line(String text) {
    os.writeError(Utf8.encode(Printable.escape(text) + "\n"));
  }
}
