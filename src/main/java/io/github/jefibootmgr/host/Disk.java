package io.github.jefibootmgr.host;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What {@code -d} names.
 *
 * @param medium the whole disk
 * @param place where the whole disk is in sysfs; an image file is in none
 * @param partition the number of the partition, if a partition was named
 */
record Disk(Medium medium, Optional<Chain> place, OptionalLong partition) {}
