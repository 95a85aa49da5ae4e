package io.github.jefibootmgr.cli;

/** The help: one line an option, rendered from the table. */
public final class HelpText {
  private static final int COLUMN = 26;

  private HelpText() {}

  /**
   * Returns the whole help.
   *
   * @param name what the program was called by
   * @param version what {@code -V} says of it, without the word
   */
  public static String render(String name, String version) {
    StringBuilder text = new StringBuilder();
    text.append(name).append(" version ").append(version).append('\n');
    text.append("usage: ").append(name).append(" [options] [optional data of a new entry]\n");
    boolean own = false;
    for (Option option : Option.values()) {
      if (option.isOwn() && !own) {
        text.append("\nBeyond efibootmgr:\n");
        own = true;
      }
      if (!option.help().isEmpty()) {
        append(text, option);
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, Option option) {
    int start = text.length();
    text.append('\t');
    text.append(option.shortName().isEmpty() ? "     " : "-" + option.shortName() + " | ");
    String separator = "";
    for (String name : option.longNames()) {
      text.append(separator).append("--").append(name);
      separator = " | ";
    }
    switch (option.argument()) {
      case NONE -> {}
      case REQUIRED -> text.append(' ').append(option.valueName());
      case OPTIONAL -> text.append("[=").append(option.valueName()).append(']');
    }
    do {
      text.append(' ');
    } while (text.length() - start < COLUMN);
    text.append(option.help()).append('\n');
  }
}
