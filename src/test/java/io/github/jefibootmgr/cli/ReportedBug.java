package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.wire.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Plays the transcript of a reported bug: does what its lines ask for, and writes them again, each
 * command line with what came of it.
 *
 * <pre>
 * # TEXT                what is tried, and why
 * on KIND               a machine that is special: read-only, ordinary-user, immutable, efivarfs
 * tree LINE             see {@link TestMachine#tree}
 * file PATH TEXT        a file with that text; zeros PATH COUNT makes one of zeros
 * input TEXT            what is on standard input from here on
 * variable NAME TEXT    sets a variable of the environment; no text removes it
 * $ WORDS               runs the program; quotes keep words together, {@code <LF>} is a line feed
 * = STATUS              its exit status
 * > LINE                a line that it printed
 * ! LINE                a line of standard error
 * ~ FILE HEX            a file of the store that is different; removed if it is gone
 * </pre>
 */
final class ReportedBug {
  private final TestMachine machine;
  private final StringBuilder transcript = new StringBuilder();

  ReportedBug(TestMachine machine) {
    this.machine = machine;
  }

  /** Returns the transcript as it comes out here. */
  String play(List<String> lines) {
    for (String line : lines) {
      String[] words = line.split(" ", 2);
      String rest = words.length > 1 ? words[1] : "";
      switch (words[0]) {
        case "=", ">", "!", "~" -> {}
        case "$" -> {
          transcript.append(line).append('\n');
          run(split(rest));
        }
        default -> {
          transcript.append(line).append('\n');
          prepare(words[0], rest);
        }
      }
    }
    return transcript.toString();
  }

  private void prepare(String kind, String rest) {
    String[] words = rest.split(" ", 2);
    switch (kind) {
      case "#", "" -> {}
      case "on" -> become(rest);
      case "tree" -> machine.tree(rest);
      case "file" -> machine.text(words[0], words[1]);
      case "zeros" -> machine.file(words[0], new byte[Integer.parseInt(words[1])]);
      case "input" -> machine.input(Utf8.encode(rest));
      case "variable" -> machine.environment(words[0], words.length > 1 ? words[1] : null);
      default -> throw new IllegalArgumentException(kind);
    }
  }

  private void become(String kind) {
    switch (kind) {
      case "read-only" -> machine.readOnlyStore();
      case "ordinary-user" -> machine.ordinaryUser();
      case "immutable" -> machine.immutableStore();
      case "efivarfs" -> machine.efivarfs();
      default -> throw new IllegalArgumentException(kind);
    }
  }

  private void run(List<String> words) {
    Map<String, String> before = machine.variables();
    TestMachine.Run run = machine.runAs("efibootmgr", Disks.place(machine, words));
    transcript.append("= ").append(run.status()).append('\n');
    lines("> ", run.output());
    lines("! ", run.error());
    Map<String, String> after = machine.variables();
    TreeSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    for (String name : names) {
      String now = after.getOrDefault(name, "removed");
      if (!now.equals(before.getOrDefault(name, "removed"))) {
        transcript.append("~ ").append(name).append(' ').append(now).append('\n');
      }
    }
  }

  private void lines(String mark, String text) {
    if (!text.isEmpty()) {
      String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text + "<no end>";
      for (String line : whole.split("\n", -1)) {
        transcript.append(mark).append(line).append('\n');
      }
    }
  }

  private static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    boolean present = false;
    for (char letter : (text + " ").toCharArray()) {
      if (letter == '\'') {
        quoted = !quoted;
        present = true;
      } else if (letter == ' ' && !quoted) {
        if (present) {
          words.add(word.toString());
        }
        word.setLength(0);
        present = false;
      } else {
        word.append(letter);
        present = true;
      }
    }
    words.replaceAll(each -> each.replace("<LF>", "\n"));
    return words;
  }
}
