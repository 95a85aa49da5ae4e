package io.github.jefibootmgr.cli;

/** Turns a command line that was taken apart into a request. The editions have one each. */
public interface RequestParser {
  /**
   * Returns what is asked for. Options count in their order: {@code -h} ends the taking of options,
   * and a wrong value before a fault of the command line's form is reported first.
   *
   * @throws UsageException if the value of an option is wrong, or the command line's form is
   */
  Request parse(CommandLine line) throws UsageException;
}
