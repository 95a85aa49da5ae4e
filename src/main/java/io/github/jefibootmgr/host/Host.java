package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.DevicePath;
import io.github.jefibootmgr.os.Os;

/**
 * What a machine has, as far as boot entries need it: disks, partitions, network interfaces, and
 * the defaults of an entry.
 */
public final class Host {
  private final HostRoot root;

  /**
   * Makes the view of a machine.
   *
   * @param os the way to all files
   * @param root the directory beneath which its {@code /sys}, {@code /dev}, {@code /proc} and
   *     {@code /etc} are ({@code --root}), or an empty text for this machine
   */
  public Host(Os os, String root) {
    this.root = new HostRoot(os, root);
  }

  /** Returns the device path of a file on a disk. */
  public HostResult<DevicePath> diskPath(DiskRequest request) {
    return Attempt.result(warnings -> new DiskPath(root, warnings).make(request));
  }

  /** Returns the device path of a network boot. */
  public HostResult<DevicePath> networkPath(NetworkRequest request) {
    return Attempt.result(warnings -> new NetworkPath(root, warnings).make(request));
  }

  /**
   * Returns the loader where the user does not say: GRUB for the firmware's word size and the
   * machine, in the distribution's directory.
   */
  public String defaultLoader() {
    return EntryDefaults.loader(root);
  }
}
