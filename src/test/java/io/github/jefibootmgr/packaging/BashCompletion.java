package io.github.jefibootmgr.packaging;

import io.github.jefibootmgr.cli.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * Completion for bash, from the option table. Works with and without the package bash-completion.
 */
final class BashCompletion {
  private BashCompletion() {}

  static String render() {
    StringBuilder cases = new StringBuilder();
    List<String> free = new ArrayList<>();
    List<String> all = new ArrayList<>();
    for (Option option : Shown.options()) {
      all.addAll(Shown.spellings(option));
      if (option.argument() != Option.Argument.REQUIRED) {
        continue;
      }
      String values = values(option);
      if (values.isEmpty()) {
        free.addAll(Shown.spellings(option));
      } else {
        cases.append(branch(Shown.spellings(option), values));
      }
    }
    cases.append(branch(free, "return"));
    return SCRIPT.replace("@CASES@\n", cases).replace("@OPTIONS@", String.join(" ", all));
  }

  private static String branch(List<String> spellings, String command) {
    String indented = command.replace("\n", "\n      ");
    String end = command.equals("return") ? "\n      ;;\n" : "\n      return\n      ;;\n";
    return "    " + String.join(" | ", spellings) + ")\n      " + indented + end;
  }

  private static String values(Option option) {
    return switch (ValueKind.of(option)) {
      case OTHER -> "";
      case WORD -> reply("-W '" + String.join(" ", ValueKind.words(option)) + "'");
      case ENTRY -> reply("-W \"$(_jefibootmgr_entries)\"");
      case ENTRIES -> ENTRIES;
      case DISK -> reply("-W \"$(_jefibootmgr_disks)\"");
      case FILE ->
          "compopt -o filenames 2>/dev/null\nmapfile -t COMPREPLY < <(compgen -f -- \"$cur\")";
      case DIRECTORY ->
          "compopt -o filenames 2>/dev/null\nmapfile -t COMPREPLY < <(compgen -d -- \"$cur\")";
      case INTERFACE -> reply("-W \"$(command ls /sys/class/net 2>/dev/null)\"");
    };
  }

  private static String reply(String what) {
    return "mapfile -t COMPREPLY < <(compgen " + what + " -- \"$cur\")";
  }

  private static final String ENTRIES =
      """
      local before=
      [[ $cur == *,* ]] && before=${cur%,*},
      compopt -o nospace 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -P "$before" -W "$(_jefibootmgr_entries)" -- "${cur##*,}")"""
          .strip();

  private static final String SCRIPT =
      """
      # Completion of jefibootmgr for bash. Made from the option table; do not edit.

      # The numbers of the entries of the kind that the command line is about.
      _jefibootmgr_entries() {
        local word kind=
        for word in "${COMP_WORDS[@]}"; do
          case $word in
            -r | --driver | -y | --sysprep) kind=$word ;;
          esac
        done
        "${COMP_WORDS[0]}" $kind 2>/dev/null | sed -n 's/^[A-Z][A-Za-z]*\\([0-9A-Fa-f]\\{4\\}\\)[* ].*/\\1/p'
      }

      _jefibootmgr_disks() {
        local disk
        for disk in /sys/class/block/*; do
          case ${disk##*/} in
            loop* | ram* | zram* | sr* | \\*) ;;
            *) echo "/dev/${disk##*/}" ;;
          esac
        done
      }

      _jefibootmgr() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
        # Bash makes words of their own of the parts of --option=value.
        if [[ $cur == = ]]; then
          cur=
        elif [[ $prev == = && COMP_CWORD -ge 2 ]]; then
          prev=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        COMPREPLY=()
        case $prev in
      @CASES@
        esac
        if [[ $cur == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W '@OPTIONS@' -- "$cur")
        fi
      }

      complete -F _jefibootmgr jefibootmgr efibootmgr
      """;
}
