package io.github.jefibootmgr.packaging;

import io.github.jefibootmgr.cli.Option;
import java.util.List;

/** Completion for zsh, from the option table. */
final class ZshCompletion {
  private ZshCompletion() {}

  static String render() {
    StringBuilder specs = new StringBuilder();
    for (Option option : Shown.options()) {
      List<String> spellings = Shown.spellings(option);
      String others =
          spellings.size() > 1 && option != Option.VERBOSE
              ? "(" + String.join(" ", spellings) + ")"
              : "";
      for (String spelling : spellings) {
        specs.append("  '").append(option == Option.VERBOSE ? "*" : others).append(spelling);
        specs.append(mark(option, spelling)).append('[').append(quoted(option.help())).append(']');
        specs.append(value(option)).append("' \\\n");
      }
    }
    return SCRIPT.replace("@SPECS@\n", specs);
  }

  /** Returns how a value follows: attached or as the next word, or after the equals sign or so. */
  private static String mark(Option option, String spelling) {
    boolean isLong = spelling.startsWith("--");
    return switch (option.argument()) {
      case NONE -> "";
      case REQUIRED -> isLong ? "=" : "+";
      case OPTIONAL -> isLong ? "=-" : "-";
    };
  }

  private static String value(Option option) {
    if (option.argument() == Option.Argument.NONE) {
      return "";
    }
    String colon = option.argument() == Option.Argument.OPTIONAL ? "::" : ":";
    return colon + quoted(option.valueName()) + ":" + action(option);
  }

  private static String action(Option option) {
    return switch (ValueKind.of(option)) {
      case OTHER -> "";
      case WORD -> "(" + quoted(String.join(" ", ValueKind.words(option))) + ")";
      case ENTRY -> "_jefibootmgr_entries";
      case ENTRIES -> "_sequence _jefibootmgr_entries";
      case DISK -> "_jefibootmgr_disks";
      case FILE -> "_files";
      case DIRECTORY -> "_files -/";
      case INTERFACE -> "_net_interfaces";
    };
  }

  private static String quoted(String text) {
    return text.replace("'", "'\\''").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:");
  }

  private static final String SCRIPT =
      """
      #compdef jefibootmgr efibootmgr
      # Completion of jefibootmgr for zsh. Made from the option table; do not edit.

      # The entries of the kind that the command line is about, with their labels.
      _jefibootmgr_entries() {
        local -a kind entries
        (( ${words[(I)-r]} || ${words[(I)--driver]} )) && kind=(-r)
        (( ${words[(I)-y]} || ${words[(I)--sysprep]} )) && kind=(-y)
        entries=(${(f)"$(_call_program entries ${(q)words[1]} $kind 2>/dev/null |
          sed -n 's/^[A-Z][A-Za-z]*\\([0-9A-Fa-f]\\{4\\}\\)[* ] *\\([^\\t]*\\).*/\\1:\\2/p')"})
        _describe -t entries entry entries "$@"
      }

      _jefibootmgr_disks() {
        local -a disks
        disks=(/sys/class/block/*(N:t))
        disks=(/dev/${^${disks:#(loop|ram|zram|sr)*}})
        _wanted disks expl disk compadd "$@" -a disks
      }

      _arguments -s \\
      @SPECS@
        '*:optional data: '
      """;
}
