package io.github.jefibootmgr.devicepath;

/**
 * How a device is reached outside the resource domain of a system (type 3, UEFI 2.10 10.3.4).
 *
 * <p>There are over thirty sub-types, so they are in families of their own.
 */
public sealed interface Messaging extends Node
    permits MessagingBus,
        MessagingFabric,
        MessagingNetwork,
        MessagingService,
        MessagingStorage,
        MessagingVendor,
        MessagingWireless {
  /** The type of these nodes. */
  int TYPE = 3;

  @Override
  default int type() {
    return TYPE;
  }
}
