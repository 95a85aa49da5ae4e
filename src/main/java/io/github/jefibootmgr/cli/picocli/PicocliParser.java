package io.github.jefibootmgr.cli.picocli;

import io.github.jefibootmgr.cli.CommandLine;
import io.github.jefibootmgr.cli.Request;
import io.github.jefibootmgr.cli.RequestParser;
import io.github.jefibootmgr.cli.UsageException;

/**
 * Parses with picocli, whose model is made from the option table.
 *
 * <p>The normaliser has already applied getopt_long's rules, which picocli's are not: picocli is
 * given each option by its long name with its value attached, and then the operands.
 */
public final class PicocliParser implements RequestParser {
  @Override
  public Request parse(CommandLine line) throws UsageException {
    return new PicocliBinding(line).request();
  }
}
