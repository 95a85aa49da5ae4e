package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.cli.Option.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes a command line apart by the rules of glibc's getopt_long: clusters of letters, values
 * attached or in the next word, {@code --name=value}, abbreviations of long names, {@code --}, and
 * options after operands.
 *
 * <p>It stops at the first fault, since the options before it may already decide what happens, as
 * {@code -h} does.
 */
public final class Normaliser {
  private final List<String> words;
  private final boolean operandEndsOptions;
  private final List<Given> options = new ArrayList<>();
  private final List<String> operands = new ArrayList<>();
  private int next;

  private Normaliser(List<String> words, boolean operandEndsOptions) {
    this.words = words;
    this.operandEndsOptions = operandEndsOptions;
  }

  /**
   * Takes a command line apart.
   *
   * @param words the arguments, without the program's name
   * @param posixlyCorrect whether the first operand ends the options, as {@code POSIXLY_CORRECT} in
   *     the environment asks for
   */
  public static CommandLine normalise(List<String> words, boolean posixlyCorrect) {
    return new Normaliser(words, posixlyCorrect).run();
  }

  private CommandLine run() {
    try {
      while (next < words.size()) {
        String word = words.get(next++);
        if (word.equals("--")) {
          break;
        }
        if (word.startsWith("--")) {
          takeLong(word);
        } else if (word.startsWith("-") && word.length() > 1) {
          takeCluster(word);
        } else {
          operands.add(word);
          if (operandEndsOptions) {
            break;
          }
        }
      }
    } catch (UsageException e) {
      return new CommandLine(options, operands, Optional.of(e));
    }
    operands.addAll(words.subList(next, words.size()));
    return new CommandLine(options, operands, Optional.empty());
  }

  private void takeLong(String word) throws UsageException {
    int equals = word.indexOf('=');
    String name = word.substring(2, equals < 0 ? word.length() : equals);
    Option option = LongNames.find(name);
    String spelling = "--" + name;
    if (equals >= 0) {
      if (option.argument() == Argument.NONE) {
        throw usage("option '" + spelling + "' takes no value");
      }
      give(option, Optional.of(word.substring(equals + 1)), spelling);
    } else if (option.argument() == Argument.REQUIRED) {
      give(option, Optional.of(nextWord(spelling)), spelling);
    } else {
      give(option, Optional.empty(), spelling);
    }
  }

  private void takeCluster(String word) throws UsageException {
    for (int at = 1; at < word.length(); at++) {
      // A letter may be a surrogate pair; none of those is an option.
      int end = word.offsetByCodePoints(at, 1);
      Option option = shortOption(word.substring(at, end));
      String spelling = "-" + option.shortName();
      String rest = word.substring(end);
      if (option.argument() == Argument.NONE || (optional(option) && rest.isEmpty())) {
        give(option, Optional.empty(), spelling);
      } else {
        give(option, Optional.of(rest.isEmpty() ? nextWord(spelling) : rest), spelling);
        return;
      }
    }
  }

  private static boolean optional(Option option) {
    return option.argument() == Argument.OPTIONAL;
  }

  private static Option shortOption(String letter) throws UsageException {
    for (Option option : Option.values()) {
      if (option.shortName().equals(letter)) {
        return option;
      }
    }
    throw usage("unknown option '-" + letter + "'");
  }

  private String nextWord(String spelling) throws UsageException {
    if (next == words.size()) {
      throw usage("option '" + spelling + "' needs a value");
    }
    return words.get(next++);
  }

  private void give(Option option, Optional<String> value, String spelling) {
    options.add(new Given(option, value, spelling));
  }

  static UsageException usage(String message) {
    return new UsageException(ExitStatus.USAGE, message + "; see --help");
  }
}
