# Completion of jefibootmgr for fish. Made from the option table; do not edit.

# fish looks for a file named like the command: this one is there for two.
set -l name (string replace -r '\.fish$' '' (basename (status filename)))

# The entries of the kind that the command line is about, with their labels.
function __jefibootmgr_entries
    set -l words (commandline -opc)
    set -l kind
    contains -- -r $words; or contains -- --driver $words; and set kind -r
    contains -- -y $words; or contains -- --sysprep $words; and set kind -y
    command $words[1] $kind 2>/dev/null | string replace -rf '^[A-Z][A-Za-z]*([0-9A-Fa-f]{4})[* ] ?([^\t]*).*' '$1\t$2' | string replace '\t' \t
end

function __jefibootmgr_disks
    for disk in /sys/class/block/*
        set -l device (basename $disk)
        string match -qr '^(loop|ram|zram|sr)' $device; or echo /dev/$device
    end
end

complete -c $name -f
complete -c $name -s a -l active -d 'Set the entry active.'
complete -c $name -s A -l inactive -d 'Set the entry inactive.'
complete -c $name -s b -l bootnum -d 'Modify entry XXXX (hexadecimal).' -x -a '(__jefibootmgr_entries)'
complete -c $name -s B -l delete-bootnum -d 'Delete the entry, or all with the label of -L.'
complete -c $name -s c -l create -d 'Create an entry and put it into the order at -I.'
complete -c $name -s C -l create-only -d 'Create an entry, leave the order alone.'
complete -c $name -s d -l disk -d 'Disk, partition or image with the loader (default /dev/sda).' -x -a '(__jefibootmgr_disks)'
complete -c $name -s D -l remove-dups -d 'Remove repeated numbers from the order.'
complete -c $name -s e -l edd -d 'Make an EDD 1.0 path, or a full path (3).' -x -a '1 3'
complete -c $name -l edd30 -d 'Make an EDD 1.0 path, or a full path (3).' -x -a '1 3'
complete -c $name -s E -l edd-device -d 'EDD 1.0 device number (default 0x80).' -x
complete -c $name -l full-dev-path -d 'Make a full device path.'
complete -c $name -l file-dev-path -d 'Make a path of the file only.'
complete -c $name -s f -l reconnect -d 'Re-connect devices after the driver is loaded.'
complete -c $name -s F -l no-reconnect -d 'Do not re-connect devices after that.'
complete -c $name -s g -l gpt -d 'Take a valid GPT without a protective MBR.'
complete -c $name -s i -l iface -d 'Make an entry for a network interface.' -x -a '(command ls /sys/class/net 2>/dev/null)'
complete -c $name -s I -l index -d 'Place of a new entry in the order (default 0).' -x
complete -c $name -s k -l keep -d 'With -o: keep what else the old order names.'
complete -c $name -s l -l loader -d 'File to start (default: this system\'s GRUB).' -x
complete -c $name -s L -l label -d 'Name of the entry in menus (default Linux).' -x
complete -c $name -s m -l mirror-below-4G -d 'Mirror memory below 4 GB.' -x -a 't f'
complete -c $name -s M -l mirror-above-4G -d 'Percentage of memory above 4 GB to mirror.' -x
complete -c $name -s n -l bootnext -d 'Start entry XXXX next time, once.' -x -a '(__jefibootmgr_entries)'
complete -c $name -s N -l delete-bootnext -d 'Delete BootNext.'
complete -c $name -s o -l bootorder -d 'Set the order (hexadecimal).' -x -a '(__fish_complete_list , __jefibootmgr_entries "" "" | string replace -r "=\$" "")'
complete -c $name -s O -l delete-bootorder -d 'Delete the order.'
complete -c $name -s p -l part -d 'Partition with the loader (default 1).' -x
complete -c $name -s q -l quiet -d 'Print nothing on standard output.'
complete -c $name -s r -l driver -d 'Work on drivers, not on boot entries.'
complete -c $name -s s -l list-signature-types -d 'List the signature types that the firmware supports.'
complete -c $name -s t -l timeout -d 'Set how long the boot menu waits.' -x
complete -c $name -s T -l delete-timeout -d 'Delete Timeout.'
complete -c $name -s u -l unicode -d 'Optional data is UCS-2 (default ASCII).'
complete -c $name -l UCS-2 -d 'Optional data is UCS-2 (default ASCII).'
complete -c $name -s v -l verbose -d 'Show more; -vv even more.'
complete -c $name -s V -l version -d 'Print the version and exit.'
complete -c $name -s w -l write-signature -d 'Accepted, without effect.'
complete -c $name -s y -l sysprep -d 'Work on system preparation applications.'
complete -c $name -s @ -l append-binary-args -d 'Take optional data from a file (- for standard input).' -r -F
complete -c $name -s h -l help -d 'Show this help and exit.'
complete -c $name -l dry-run -d 'Show what a change would write; write nothing.'
complete -c $name -l efivars -d 'Use the variables in DIR.' -x -a '(__fish_complete_directories)'
complete -c $name -l root -d 'Look for /sys, /dev, /proc, /etc, /run beneath DIR.' -x -a '(__fish_complete_directories)'
complete -c $name -l text-form -d 'Write paths as efibootmgr or uefi does.' -x -a 'efibootmgr uefi'
complete -c $name -l device-path -d 'Device path of a new entry, in UEFI\'s text form.' -x
complete -c $name -l ip -d 'With -i: dhcp4, dhcp6, auto6, static4:A/P or static6:A/P.' -x -a 'dhcp4 dhcp6 auto6 static4: static6:'
complete -c $name -l vlan -d 'With -i: the VLAN, 0 to 4094.' -x
complete -c $name -l uri -d 'With -i: what HTTP boot loads.' -x
