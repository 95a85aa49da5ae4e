package io.github.jefibootmgr.packaging;

import io.github.jefibootmgr.cli.Option;

/** The manual page in mdoc: prose from a file, options from the table. */
final class ManualPage {
  private ManualPage() {}

  static String render(String template) {
    StringBuilder shared = new StringBuilder();
    StringBuilder own = new StringBuilder();
    for (Option option : Shown.options()) {
      append(option.isOwn() ? own : shared, option);
    }
    return template.replace("@OPTIONS@\n", shared).replace("@OWN-OPTIONS@\n", own);
  }

  private static void append(StringBuilder text, Option option) {
    String separator = ".It";
    if (!option.shortName().isEmpty()) {
      text.append(separator).append(" Fl ").append(option.shortName());
      switch (option.argument()) {
        case NONE -> {}
        case REQUIRED -> text.append(" Ar ").append(option.valueName());
        case OPTIONAL -> text.append(" Ns Op Ar ").append(option.valueName());
      }
      separator = " ,";
    }
    for (String name : option.longNames()) {
      text.append(separator).append(" Fl Fl ").append(name);
      switch (option.argument()) {
        case NONE -> {}
        case REQUIRED -> text.append(" Ns = Ns Ar ").append(option.valueName());
        case OPTIONAL -> text.append(" Ns Op = Ns Ar ").append(option.valueName());
      }
      separator = " ,";
    }
    text.append('\n').append(escaped(option.help())).append('\n');
  }

  /** Escapes what roff would read: the backslash, and a dash that is one of a command line. */
  private static String escaped(String text) {
    String escaped = text.replace("\\", "\\e").replaceAll("(^|[ (])-(?=\\S)", "$1\\\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
