package io.github.jefibootmgr.cli;

/** Parses with nothing but the option table. */
public final class TableParser implements RequestParser {
  @Override
  public Request parse(CommandLine line) throws UsageException {
    RequestDraft draft = new RequestDraft();
    for (Given given : line.options()) {
      Binding.take(draft, given);
      if (draft.help) {
        return draft.request(line.operands());
      }
    }
    if (line.fault().isPresent()) {
      throw line.fault().get();
    }
    return draft.request(line.operands());
  }
}
