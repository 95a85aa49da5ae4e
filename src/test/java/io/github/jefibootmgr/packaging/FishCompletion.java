package io.github.jefibootmgr.packaging;

import io.github.jefibootmgr.cli.Option;

/** Completion for fish, from the option table. */
final class FishCompletion {
  private FishCompletion() {}

  static String render() {
    StringBuilder text = new StringBuilder(HEAD);
    for (Option option : Shown.options()) {
      for (String name : option.longNames()) {
        text.append("complete -c $name");
        if (!option.shortName().isEmpty() && name.equals(option.longNames().get(0))) {
          text.append(" -s ").append(option.shortName());
        }
        text.append(" -l ").append(name).append(" -d '").append(quoted(option.help())).append('\'');
        text.append(value(option)).append('\n');
      }
    }
    return text.toString();
  }

  private static String value(Option option) {
    if (option.argument() != Option.Argument.REQUIRED) {
      return "";
    }
    return switch (ValueKind.of(option)) {
      case OTHER -> " -x";
      case WORD -> " -x -a '" + String.join(" ", ValueKind.words(option)) + "'";
      case ENTRY -> " -x -a '(__jefibootmgr_entries)'";
      case ENTRIES ->
          " -x -a '(__fish_complete_list , __jefibootmgr_entries \"\" \"\" | string replace -r \"=\\$\" \"\")'";
      case DISK -> " -x -a '(__jefibootmgr_disks)'";
      case FILE -> " -r -F";
      case DIRECTORY -> " -x -a '(__fish_complete_directories)'";
      case INTERFACE -> " -x -a '(command ls /sys/class/net 2>/dev/null)'";
    };
  }

  private static String quoted(String text) {
    return text.replace("\\", "\\\\").replace("'", "\\'");
  }

  private static final String HEAD =
      """
      # Completion of jefibootmgr for fish. Made from the option table; do not edit.

      # fish looks for a file named like the command: this one is there for two.
      set -l name (string replace -r '\\.fish$' '' (basename (status filename)))

      # The entries of the kind that the command line is about, with their labels.
      function __jefibootmgr_entries
          set -l words (commandline -opc)
          set -l kind
          contains -- -r $words; or contains -- --driver $words; and set kind -r
          contains -- -y $words; or contains -- --sysprep $words; and set kind -y
          command $words[1] $kind 2>/dev/null | string replace -rf '^[A-Z][A-Za-z]*([0-9A-Fa-f]{4})[* ] ?([^\\t]*).*' '$1\\t$2' | string replace '\\t' \\t
      end

      function __jefibootmgr_disks
          for disk in /sys/class/block/*
              set -l device (basename $disk)
              string match -qr '^(loop|ram|zram|sr)' $device; or echo /dev/$device
          end
      end

      complete -c $name -f
      """;
}
