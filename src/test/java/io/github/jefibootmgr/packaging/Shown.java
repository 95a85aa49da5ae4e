package io.github.jefibootmgr.packaging;

import io.github.jefibootmgr.cli.Option;
import java.util.ArrayList;
import java.util.List;

/** The options that documents and completions show. */
final class Shown {
  private Shown() {}

  static List<Option> options() {
    List<Option> options = new ArrayList<>();
    for (Option option : Option.values()) {
      if (!option.help().isEmpty()) {
        options.add(option);
      }
    }
    return options;
  }

  /** Returns how an option can be written, with its dashes: the letter first. */
  static List<String> spellings(Option option) {
    List<String> spellings = new ArrayList<>();
    if (!option.shortName().isEmpty()) {
      spellings.add("-" + option.shortName());
    }
    for (String name : option.longNames()) {
      spellings.add("--" + name);
    }
    return spellings;
  }
}
