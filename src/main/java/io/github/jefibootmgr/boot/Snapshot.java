package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.List;

/**
 * What was read of a store at one time: as much as a command needs.
 *
 * @param kind which load options
 * @param entries the load options, sorted by their variables' names
 * @param others the other variables that were asked for and are there
 */
public record Snapshot(EntryKind kind, List<Entry> entries, List<Variable> others) {

  /** Keeps copies of the lists. */
  public Snapshot {
    entries = List.copyOf(entries);
    others = List.copyOf(others);
  }

  /**
   * A load option's variable and what was found in it.
   *
   * @param variable its name as spelt in the store
   * @param number its number
   * @param content what could be read
   */
  public record Entry(VariableName variable, BootNumber number, Content content) {}

  /** What a load option's variable held. */
  public sealed interface Content {
    /** The whole variable. */
    record Read(Variable variable, DecodedLoadOption option) implements Content {}

    /** A variable that could not be read, and why. */
    record Unreadable(String reason) implements Content {}
  }
}
