package io.github.jefibootmgr.cli;

import java.util.Optional;

/**
 * An option of a command line, as it was given.
 *
 * @param option which
 * @param value its value; empty if it has none
 * @param spelling how it was written, without its value, for messages
 */
public record Given(Option option, Optional<String> value, String spelling) {}
