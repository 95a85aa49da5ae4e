package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Variables in memory. */
public final class MemoryStore implements VariableStore {
  private final SortedMap<VariableName, Variable> variables = new TreeMap<>();

  /** Makes an empty store. */
  public MemoryStore() {}

  /** Makes a store of variables; of two of the same name the later one stays. */
  public MemoryStore(List<Variable> variables) {
    for (Variable variable : variables) {
      write(variable);
    }
  }

  @Override
  public List<VariableName> list() {
    return List.copyOf(variables.keySet());
  }

  @Override
  public Optional<Variable> read(VariableName name) {
    return Optional.ofNullable(variables.get(name));
  }

  @Override
  public void write(Variable variable) {
    variables.put(
        variable.name(),
        new Variable(variable.name(), variable.attributes().writable(), variable.data()));
  }

  @Override
  public void delete(VariableName name) throws StoreException {
    if (variables.remove(name) == null) {
      throw new StoreException(name, Errno.ENOENT, Errno.ENOENT.text());
    }
  }
}
