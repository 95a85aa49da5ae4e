package io.github.jefibootmgr.cli;

import java.util.ArrayList;
import java.util.List;

/** Finds options by their long names, whole or abbreviated, as getopt_long does. */
final class LongNames {
  private LongNames() {}

  /**
   * Returns the option of a name.
   *
   * <p>An abbreviation may fit several names if they mean the same to getopt_long: it sees only the
   * letter and the kind of argument, so two options without a letter are one to it, the first.
   */
  static Option find(String name) throws UsageException {
    List<Match> matches = new ArrayList<>();
    for (Option option : Option.values()) {
      for (String candidate : option.longNames()) {
        if (candidate.equals(name)) {
          return option;
        }
        if (!option.isOwn() && candidate.startsWith(name)) {
          matches.add(new Match(option, candidate));
        }
      }
    }
    if (matches.isEmpty()) {
      throw Normaliser.usage("unknown option '--" + name + "'");
    }
    Option first = matches.get(0).option();
    for (Match match : matches) {
      if (!sameToGetopt(first, match.option())) {
        throw Normaliser.usage(
            "option '--" + name + "' is ambiguous: it could be " + listed(matches));
      }
    }
    return first;
  }

  private static boolean sameToGetopt(Option one, Option other) {
    return one.shortName().equals(other.shortName()) && one.argument() == other.argument();
  }

  private static String listed(List<Match> matches) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < matches.size(); i++) {
      text.append(i == 0 ? "" : i == matches.size() - 1 ? " or " : ", ");
      text.append("--").append(matches.get(i).name());
    }
    return text.toString();
  }

  /** A name that the abbreviation begins. */
  private record Match(Option option, String name) {}
}
