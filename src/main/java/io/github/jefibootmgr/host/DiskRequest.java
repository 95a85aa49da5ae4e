package io.github.jefibootmgr.host;

import java.util.OptionalLong;

/**
 * Which file on which partition a device path is wanted for.
 *
 * @param disk a whole disk, a partition, a link to one of them, or an image file ({@code -d})
 * @param partition the partition's number ({@code -p}); without one that of {@code disk} or 1
 * @param form how much of the way to tell
 * @param forceGpt whether a valid GPT counts even if the MBR has no record for it ({@code -g})
 * @param loader the file, as {@link LoaderText} makes it
 */
public record DiskRequest(
    String disk, OptionalLong partition, PathForm form, boolean forceGpt, String loader) {}
