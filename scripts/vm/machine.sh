# A virtual machine: its firmware, its disks, its initramfs. Sourced after lib.sh; needs $edition.
# shellcheck shell=bash disable=SC2154
PATH=$PATH:/usr/sbin:/sbin
machine=$work/machine

# Fixed but for the last digit, which is the disk's number.
disk_guid=11111111-2222-3333-4444-55555555555
esp_guid=aabbccdd-1122-3344-5566-778899aabbc

make_initramfs() {
  cat "$work/base.cpio" "$work/modules-$1.cpio" "$work/edition-$edition.cpio" "$work/scenarios.cpio" \
    >"$machine/initramfs"
}

# Disk number $3 of $2 MiB: a GPT whose first partition is an ESP.
make_disk() {
  truncate -s "$2M" "$1"
  sgdisk --clear --disk-guid="$disk_guid$3" --new=1:2048:0 --typecode=1:ef00 \
    --partition-guid="1:$esp_guid$3" "$1" >/dev/null
}

# Puts the kernel and the initramfs on the ESP of disk image $1 of $2 MiB, beneath \x.
fill_esp() {
  # Of the whole, the two tables take 1 MiB before and 1 MiB after.
  truncate -s "$(($2 - 2))M" "$1.esp"
  mkfs.vfat -F 32 "$1.esp" >/dev/null
  mmd -i "$1.esp" ::x
  mcopy -i "$1.esp" "$machine/vmlinuz" ::x/linux.efi
  mcopy -i "$1.esp" "$machine/initramfs" ::x/initramfs
  dd if="$1.esp" of="$1" bs=1M seek=1 conv=notrunc,sparse status=none
  rm "$1.esp"
}

# new_machine SCENARIO KERNEL "DISK...": fresh variables and disks; the first disk has the bootable ESP.
new_machine() {
  local disk number=0
  rm -rf "$machine"
  mkdir -p "$machine"
  cp "$firmware/OVMF_VARS_4M.fd" "$machine/variables"
  cp "$work/kernel-$2/vmlinuz" "$machine/vmlinuz"
  make_initramfs "$2"
  disks=$3
  for disk in $disks; do
    if [ "$number" -eq 0 ]; then
      make_disk "$machine/$disk" 320 0
      fill_esp "$machine/$disk" 320
    else
      make_disk "$machine/$disk" 64 "$number"
    fi
    number=$((number + 1))
  done
}

disk_options() {
  local image="file=$machine/$1,format=raw,if=none,id=$1"
  printf '%s\n' -drive "$image" -device
  case $1 in
    nvme) echo nvme,drive=nvme,serial=N1 ;;
    nvme-bridge)
      printf '%s\n' pcie-root-port,id=port1,chassis=1,slot=1,addr=0x10 \
        -device nvme,drive=nvme-bridge,serial=N2,bus=port1
      ;;
    virtio) echo virtio-blk-pci,drive=virtio ;;
    ahci) echo ide-hd,drive=ahci,bus=ide.1 ;;
    scsi) printf '%s\n' virtio-scsi-pci,id=hba -device scsi-hd,drive=scsi,bus=hba.0,scsi-id=0,lun=0 ;;
    usb) printf '%s\n' qemu-xhci,id=xhci -device usb-storage,drive=usb,bus=xhci.0 ;;
    usb-hub)
      # Beside `usb`, on a slow port of its controller.
      printf '%s\n' usb-hub,bus=xhci.0,port=2 -device usb-storage,drive=usb-hub,bus=xhci.0,port=2.1
      ;;
    *) fail "no disk is named $1" ;;
  esac
}

# KVM only helps where the processor offers it; a /dev/kvm alone does not mean that.
acceleration() {
  if [ -w /dev/kvm ] && grep -qE '^flags.* (vmx|svm)( |$)' /proc/cpuinfo; then echo kvm; else echo tcg; fi
}

# start_machine SCENARIO BOOT kernel|firmware SECONDS TRANSCRIPT: until it switches off, or the time is over.
# `kernel` hands kernel and initramfs to the machine; with `firmware` its boot entries decide.
start_machine() {
  local options=() disk status=0
  for disk in $disks; do
    mapfile -t -O "${#options[@]}" options < <(disk_options "$disk")
  done
  if [ "$3" = kernel ]; then
    options+=(-kernel "$machine/vmlinuz" -initrd "$machine/initramfs" -append "console=ttyS0 quiet panic=-1")
  fi
  timeout --kill-after=10 "$4" qemu-system-x86_64 -machine q35 -accel "$(acceleration)" -m 1024 -smp 2 \
    -net none -display none -monitor none -no-reboot -serial "file:$5.raw" \
    -smbios "type=1,serial=$1 $2" \
    -drive "if=pflash,format=raw,readonly=on,file=$firmware/OVMF_CODE_4M.fd" \
    -drive "if=pflash,format=raw,file=$machine/variables" \
    "${options[@]}" </dev/null || status=$?
  tr -d '\r' <"$5.raw" >"$5"
  rm "$5.raw"
  return "$status"
}
