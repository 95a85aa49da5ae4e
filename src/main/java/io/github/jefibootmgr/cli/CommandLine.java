package io.github.jefibootmgr.cli;

import java.util.List;
import java.util.Optional;

/**
 * A command line taken apart.
 *
 * @param options the options up to the first fault, in their order
 * @param operands what is no option and no value of one, in its order
 * @param fault what is wrong after the options; empty if all was taken
 */
public record CommandLine(
    List<Given> options, List<String> operands, Optional<UsageException> fault) {
  /** Keeps copies of the lists. */
  public CommandLine {
    options = List.copyOf(options);
    operands = List.copyOf(operands);
  }
}
