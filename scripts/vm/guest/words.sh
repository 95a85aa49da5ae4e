# The words that scenarios are written in; runs boot $2 of scenario $1.
# shellcheck shell=dash disable=SC2034
#
# A check that fails is reported and counted, and the story goes on: a boot is too dear to stop at the
# first. The last line says how many failed, and is what the host looks for.

efivars=/sys/firmware/efi/efivars
global=8be4df61-93ca-11d2-aa0d-00e098032b8c
checks=0
failures=0

step() { echo "# $*"; }

passed() {
  checks=$((checks + 1))
  echo "ok   $*"
}

failed() {
  checks=$((checks + 1))
  failures=$((failures + 1))
  echo "FAIL $*"
}

# Runs a command and keeps what it did: $status, $out and $err.
run() {
  command=$*
  status=0
  "$@" >/tmp/out 2>/tmp/err </dev/null || status=$?
  out=$(cat /tmp/out)
  err=$(cat /tmp/err)
}

show_run() {
  echo "     after: $command"
  echo "     status $status"
  head -n 12 /tmp/out | sed 's/^/     out: /'
  sed 's/^/     err: /' /tmp/err
}

# Runs a command that must do its work: exit status 0.
must() {
  run "$@"
  if [ "$status" -eq 0 ]; then
    passed "$*"
  else
    failed "$*"
    show_run
  fi
}

# must_fail STATUS PATTERN COMMAND...: the status, and a line on stderr that holds the pattern.
must_fail() {
  wanted=$1
  pattern=$2
  shift 2
  run "$@"
  if [ "$status" -eq "$wanted" ] && echo "$err" | grep -qi -- "$pattern"; then
    passed "refused with $status: $* ($err)"
  else
    failed "expected status $wanted and a line with '$pattern': $*"
    show_run
  fi
}

# equal WHAT EXPECTED ACTUAL
equal() {
  if [ "$2" = "$3" ]; then
    passed "$1"
  else
    failed "$1"
    echo "     expected: $2"
    echo "     actual:   $3"
  fi
}

# true_that WHAT COMMAND...: the command succeeds.
true_that() {
  what=$1
  shift
  if "$@" >/tmp/true 2>&1; then
    passed "$what"
  else
    failed "$what ($*)"
    sed 's/^/     /' /tmp/true
  fi
}

# Variables of the global GUID, as their files hold them: attributes and data.

file_of() { echo "$efivars/$1-$global"; }

octets() {
  if [ -e "$(file_of "$1")" ]; then
    hexdump -v -e '/1 "%02x"' "$(file_of "$1")"
  else
    echo none
  fi
}

# The path list and the data of boot entry $1: what follows the NUL that ends its label.
after_label() {
  octets "Boot$1" | awk '{ i = 21; while (substr($0, i, 4) != "0000" && i < length($0)) i += 4; print substr($0, i + 4) }'
}

# holds VARIABLE HEX: attributes 7 (non-volatile, boot service, run time) and these data; "none" for absent.
holds() {
  case $2 in
    none) equal "$1 is absent" none "$(octets "$1")" ;;
    *) equal "$1 holds $2" "07000000$2" "$(octets "$1")" ;;
  esac
}

# Writes a variable as a program would: attributes 7 and the given data, in one write.
put() {
  [ ! -e "$(file_of "$1")" ] || chattr -i "$(file_of "$1")"
  # The shell's own printf might split it.
  echo "07000000$2" | xxd -r -p >/tmp/put
  dd if=/tmp/put of="$(file_of "$1")" bs=65536 count=1 2>/dev/null
}

# Removes every boot variable, so that a story starts from nothing.
no_entries() {
  for file in "$efivars"/Boot*-"$global" "$efivars"/Timeout-"$global"; do
    case $file in */BootCurrent-* | */BootOptionSupport-*) continue ;; esac
    [ -e "$file" ] || continue
    chattr -i "$file"
    rm "$file"
  done
}

# A plain entry of efibootmgr's making, for stories that need something to change.
entry() { efibootmgr -q -c -d "$disk" -p 1 -L "$1" -l '\x\linux.efi' || failed "no entry $1"; }

# The number of the entry with this label, from efibootmgr's listing.
number_of() { efibootmgr | sed -n "s/^Boot\([0-9A-F]\{4\}\)[* ] $1\$/\1/p" | head -n 1; }

# Milliseconds since the start.
now() { awk '{ print int($1 * 1000) }' /proc/uptime; }

immutable() { lsattr "$1" | cut -d' ' -f1 | grep -q i; }

# Numbers that BootOrder or BootNext names and that no entry has.
missing_entries() {
  for variable in BootOrder BootNext; do
    octets "$variable" | sed 's/^none//; s/^.\{8\}//; s/\(..\)\(..\)/\2\1\n/g' | tr a-f A-F | grep . |
      while read -r number; do
        [ -e "$(file_of "Boot$number")" ] || echo "$variable:$number"
      done
  done
}

user() { su user -c "$*"; }

# The disk whose first partition is the ESP.
for disk in /dev/nvme0n1 /dev/vda; do
  [ ! -b "$disk" ] || break
done

# shellcheck source=/dev/null
. "/vm/stories/$1"
printf '\n%s\n' "=== $1, boot $2, kernel $(uname -r)"
"boot_$2"
if [ "$failures" -eq 0 ] && [ "$checks" -gt 0 ]; then
  echo "=== passed $1 boot $2: $checks checks"
else
  echo "=== failed $1 boot $2: $failures of $checks checks"
fi
