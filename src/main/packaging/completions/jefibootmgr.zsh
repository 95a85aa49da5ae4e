#compdef jefibootmgr efibootmgr
# Completion of jefibootmgr for zsh. Made from the option table; do not edit.

# The entries of the kind that the command line is about, with their labels.
_jefibootmgr_entries() {
  local -a kind entries
  (( ${words[(I)-r]} || ${words[(I)--driver]} )) && kind=(-r)
  (( ${words[(I)-y]} || ${words[(I)--sysprep]} )) && kind=(-y)
  entries=(${(f)"$(_call_program entries ${(q)words[1]} $kind 2>/dev/null |
    sed -n 's/^[A-Z][A-Za-z]*\([0-9A-Fa-f]\{4\}\)[* ] *\([^\t]*\).*/\1:\2/p')"})
  _describe -t entries entry entries "$@"
}

_jefibootmgr_disks() {
  local -a disks
  disks=(/sys/class/block/*(N:t))
  disks=(/dev/${^${disks:#(loop|ram|zram|sr)*}})
  _wanted disks expl disk compadd "$@" -a disks
}

_arguments -s \
  '(-a --active)-a[Set the entry active.]' \
  '(-a --active)--active[Set the entry active.]' \
  '(-A --inactive)-A[Set the entry inactive.]' \
  '(-A --inactive)--inactive[Set the entry inactive.]' \
  '(-b --bootnum)-b+[Modify entry XXXX (hexadecimal).]:XXXX:_jefibootmgr_entries' \
  '(-b --bootnum)--bootnum=[Modify entry XXXX (hexadecimal).]:XXXX:_jefibootmgr_entries' \
  '(-B --delete-bootnum)-B[Delete the entry, or all with the label of -L.]' \
  '(-B --delete-bootnum)--delete-bootnum[Delete the entry, or all with the label of -L.]' \
  '(-c --create)-c[Create an entry and put it into the order at -I.]' \
  '(-c --create)--create[Create an entry and put it into the order at -I.]' \
  '(-C --create-only)-C[Create an entry, leave the order alone.]' \
  '(-C --create-only)--create-only[Create an entry, leave the order alone.]' \
  '(-d --disk)-d+[Disk, partition or image with the loader (default /dev/sda).]:disk:_jefibootmgr_disks' \
  '(-d --disk)--disk=[Disk, partition or image with the loader (default /dev/sda).]:disk:_jefibootmgr_disks' \
  '(-D --remove-dups)-D[Remove repeated numbers from the order.]' \
  '(-D --remove-dups)--remove-dups[Remove repeated numbers from the order.]' \
  '(-e --edd --edd30)-e+[Make an EDD 1.0 path, or a full path (3).]:1|3:(1 3)' \
  '(-e --edd --edd30)--edd=[Make an EDD 1.0 path, or a full path (3).]:1|3:(1 3)' \
  '(-e --edd --edd30)--edd30=[Make an EDD 1.0 path, or a full path (3).]:1|3:(1 3)' \
  '(-E --edd-device)-E+[EDD 1.0 device number (default 0x80).]:num:' \
  '(-E --edd-device)--edd-device=[EDD 1.0 device number (default 0x80).]:num:' \
  '--full-dev-path[Make a full device path.]' \
  '--file-dev-path[Make a path of the file only.]' \
  '(-f --reconnect)-f[Re-connect devices after the driver is loaded.]' \
  '(-f --reconnect)--reconnect[Re-connect devices after the driver is loaded.]' \
  '(-F --no-reconnect)-F[Do not re-connect devices after that.]' \
  '(-F --no-reconnect)--no-reconnect[Do not re-connect devices after that.]' \
  '(-g --gpt)-g[Take a valid GPT without a protective MBR.]' \
  '(-g --gpt)--gpt[Take a valid GPT without a protective MBR.]' \
  '(-i --iface)-i+[Make an entry for a network interface.]:name:_net_interfaces' \
  '(-i --iface)--iface=[Make an entry for a network interface.]:name:_net_interfaces' \
  '(-I --index)-I+[Place of a new entry in the order (default 0).]:number:' \
  '(-I --index)--index=[Place of a new entry in the order (default 0).]:number:' \
  '(-k --keep)-k[With -o\: keep what else the old order names.]' \
  '(-k --keep)--keep[With -o\: keep what else the old order names.]' \
  '(-l --loader)-l+[File to start (default\: this system'\''s GRUB).]:name:' \
  '(-l --loader)--loader=[File to start (default\: this system'\''s GRUB).]:name:' \
  '(-L --label)-L+[Name of the entry in menus (default Linux).]:label:' \
  '(-L --label)--label=[Name of the entry in menus (default Linux).]:label:' \
  '(-m --mirror-below-4G)-m+[Mirror memory below 4 GB.]:t|f:(t f)' \
  '(-m --mirror-below-4G)--mirror-below-4G=[Mirror memory below 4 GB.]:t|f:(t f)' \
  '(-M --mirror-above-4G)-M+[Percentage of memory above 4 GB to mirror.]:X:' \
  '(-M --mirror-above-4G)--mirror-above-4G=[Percentage of memory above 4 GB to mirror.]:X:' \
  '(-n --bootnext)-n+[Start entry XXXX next time, once.]:XXXX:_jefibootmgr_entries' \
  '(-n --bootnext)--bootnext=[Start entry XXXX next time, once.]:XXXX:_jefibootmgr_entries' \
  '(-N --delete-bootnext)-N[Delete BootNext.]' \
  '(-N --delete-bootnext)--delete-bootnext[Delete BootNext.]' \
  '(-o --bootorder)-o+[Set the order (hexadecimal).]:XXXX,YYYY,...:_sequence _jefibootmgr_entries' \
  '(-o --bootorder)--bootorder=[Set the order (hexadecimal).]:XXXX,YYYY,...:_sequence _jefibootmgr_entries' \
  '(-O --delete-bootorder)-O[Delete the order.]' \
  '(-O --delete-bootorder)--delete-bootorder[Delete the order.]' \
  '(-p --part)-p+[Partition with the loader (default 1).]:part:' \
  '(-p --part)--part=[Partition with the loader (default 1).]:part:' \
  '(-q --quiet)-q[Print nothing on standard output.]' \
  '(-q --quiet)--quiet[Print nothing on standard output.]' \
  '(-r --driver)-r[Work on drivers, not on boot entries.]' \
  '(-r --driver)--driver[Work on drivers, not on boot entries.]' \
  '(-s --list-signature-types)-s[List the signature types that the firmware supports.]' \
  '(-s --list-signature-types)--list-signature-types[List the signature types that the firmware supports.]' \
  '(-t --timeout)-t+[Set how long the boot menu waits.]:seconds:' \
  '(-t --timeout)--timeout=[Set how long the boot menu waits.]:seconds:' \
  '(-T --delete-timeout)-T[Delete Timeout.]' \
  '(-T --delete-timeout)--delete-timeout[Delete Timeout.]' \
  '(-u --unicode --UCS-2)-u[Optional data is UCS-2 (default ASCII).]' \
  '(-u --unicode --UCS-2)--unicode[Optional data is UCS-2 (default ASCII).]' \
  '(-u --unicode --UCS-2)--UCS-2[Optional data is UCS-2 (default ASCII).]' \
  '*-v-[Show more; -vv even more.]::level:' \
  '*--verbose=-[Show more; -vv even more.]::level:' \
  '(-V --version)-V[Print the version and exit.]' \
  '(-V --version)--version[Print the version and exit.]' \
  '(-w --write-signature)-w[Accepted, without effect.]' \
  '(-w --write-signature)--write-signature[Accepted, without effect.]' \
  '(-y --sysprep)-y[Work on system preparation applications.]' \
  '(-y --sysprep)--sysprep[Work on system preparation applications.]' \
  '(-@ --append-binary-args)-@+[Take optional data from a file (- for standard input).]:file:_files' \
  '(-@ --append-binary-args)--append-binary-args=[Take optional data from a file (- for standard input).]:file:_files' \
  '(-h --help)-h[Show this help and exit.]' \
  '(-h --help)--help[Show this help and exit.]' \
  '--dry-run[Show what a change would write; write nothing.]' \
  '--efivars=[Use the variables in DIR.]:DIR:_files -/' \
  '--root=[Look for /sys, /dev, /proc, /etc, /run beneath DIR.]:DIR:_files -/' \
  '--text-form=[Write paths as efibootmgr or uefi does.]:FORM:(efibootmgr uefi)' \
  '--device-path=[Device path of a new entry, in UEFI'\''s text form.]:PATH:' \
  '--ip=[With -i\: dhcp4, dhcp6, auto6, static4\:A/P or static6\:A/P.]:SETTING:(dhcp4 dhcp6 auto6 static4\: static6\:)' \
  '--vlan=[With -i\: the VLAN, 0 to 4094.]:ID:' \
  '--uri=[With -i\: what HTTP boot loads.]:URL:' \
  '*:optional data: '
