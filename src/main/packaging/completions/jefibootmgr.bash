# Completion of jefibootmgr for bash. Made from the option table; do not edit.

# The numbers of the entries of the kind that the command line is about.
_jefibootmgr_entries() {
  local word kind=
  for word in "${COMP_WORDS[@]}"; do
    case $word in
      -r | --driver | -y | --sysprep) kind=$word ;;
    esac
  done
  "${COMP_WORDS[0]}" $kind 2>/dev/null | sed -n 's/^[A-Z][A-Za-z]*\([0-9A-Fa-f]\{4\}\)[* ].*/\1/p'
}

_jefibootmgr_disks() {
  local disk
  for disk in /sys/class/block/*; do
    case ${disk##*/} in
      loop* | ram* | zram* | sr* | \*) ;;
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
    -b | --bootnum)
      mapfile -t COMPREPLY < <(compgen -W "$(_jefibootmgr_entries)" -- "$cur")
      return
      ;;
    -d | --disk)
      mapfile -t COMPREPLY < <(compgen -W "$(_jefibootmgr_disks)" -- "$cur")
      return
      ;;
    -e | --edd | --edd30)
      mapfile -t COMPREPLY < <(compgen -W '1 3' -- "$cur")
      return
      ;;
    -i | --iface)
      mapfile -t COMPREPLY < <(compgen -W "$(command ls /sys/class/net 2>/dev/null)" -- "$cur")
      return
      ;;
    -m | --mirror-below-4G)
      mapfile -t COMPREPLY < <(compgen -W 't f' -- "$cur")
      return
      ;;
    -n | --bootnext)
      mapfile -t COMPREPLY < <(compgen -W "$(_jefibootmgr_entries)" -- "$cur")
      return
      ;;
    -o | --bootorder)
      local before=
      [[ $cur == *,* ]] && before=${cur%,*},
      compopt -o nospace 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -P "$before" -W "$(_jefibootmgr_entries)" -- "${cur##*,}")
      return
      ;;
    -@ | --append-binary-args)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -f -- "$cur")
      return
      ;;
    --efivars)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$cur")
      return
      ;;
    --root)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$cur")
      return
      ;;
    --text-form)
      mapfile -t COMPREPLY < <(compgen -W 'efibootmgr uefi' -- "$cur")
      return
      ;;
    --ip)
      mapfile -t COMPREPLY < <(compgen -W 'dhcp4 dhcp6 auto6 static4: static6:' -- "$cur")
      return
      ;;
    -E | --edd-device | -I | --index | -l | --loader | -L | --label | -M | --mirror-above-4G | -p | --part | -t | --timeout | --device-path | --vlan | --uri)
      return
      ;;
  esac
  if [[ $cur == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '-a --active -A --inactive -b --bootnum -B --delete-bootnum -c --create -C --create-only -d --disk -D --remove-dups -e --edd --edd30 -E --edd-device --full-dev-path --file-dev-path -f --reconnect -F --no-reconnect -g --gpt -i --iface -I --index -k --keep -l --loader -L --label -m --mirror-below-4G -M --mirror-above-4G -n --bootnext -N --delete-bootnext -o --bootorder -O --delete-bootorder -p --part -q --quiet -r --driver -s --list-signature-types -t --timeout -T --delete-timeout -u --unicode --UCS-2 -v --verbose -V --version -w --write-signature -y --sysprep -@ --append-binary-args -h --help --dry-run --efivars --root --text-form --device-path --ip --vlan --uri' -- "$cur")
  fi
}

complete -F _jefibootmgr jefibootmgr efibootmgr
