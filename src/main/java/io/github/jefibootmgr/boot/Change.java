package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;

/** One write to a store. */
public sealed interface Change {
  /** Returns which variable changes. */
  VariableName name();

  /** Returns what the store holds before. */
  Held before();

  /** Returns what the store holds afterwards. */
  Held after();

  /** Returns what the change is for. */
  Step step();

  /**
   * Makes or replaces a variable.
   *
   * @param variable its new attributes and data
   */
  record Put(Variable variable, Held before, Step step) implements Change {
    @Override
    public VariableName name() {
      return variable.name();
    }

    @Override
    public Held after() {
      return new Held.Stored(variable);
    }
  }

  /** Removes a variable. */
  record Delete(VariableName name, Held before, Step step) implements Change {
    @Override
    public Held after() {
      return new Held.Nothing();
    }
  }
}
