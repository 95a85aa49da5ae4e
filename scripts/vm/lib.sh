# Shared by the scripts of this folder; sourced, never run.
# shellcheck shell=bash disable=SC2034,SC2154

project=$(CDPATH='' cd -- "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
here=$project/scripts/vm
work=$project/target/vm

# Where `install` leaves Debian's kernel packages. They are unpacked, never installed.
cache=${VM_CACHE:-/var/cache/jefibootmgr-vm}
packages='qemu-system-x86 ovmf mtools dosfstools gdisk cpio kmod busybox-static efibootmgr strace
  e2fsprogs util-linux'
kernels='cloud full'
firmware=/usr/share/OVMF

# Every limit in time is multiplied by this: software emulation on a busy machine is slow.
time_scale=${VM_TIME_SCALE:-1}

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "${0##*/}: $*"
  exit 1
}

kernel_package() {
  case $1 in
    cloud) echo linux-image-cloud-amd64 ;;
    full) echo linux-image-amd64 ;;
    *) fail "no kernel is named $1" ;;
  esac
}

# The file of a scenario or bench.
story() {
  local file
  for file in "$here/scenarios/$1" "$here/benches/$1"; do
    if [ -f "$file" ]; then
      echo "$file"
      return
    fi
  done
  fail "no scenario is named $1"
}

# The value of a story's header line "# KEY: VALUE", or the default.
header() {
  local value
  value=$(sed -n "s/^# $2: //p" "$(story "$1")")
  echo "${value:-$3}"
}
