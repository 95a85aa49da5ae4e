package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A store that remembers changes and makes none: what is read through it is as if they were made,
 * and what is beneath stays as it is.
 */
public final class RecordingStore implements VariableStore {
  private final VariableStore store;
  private final Map<VariableName, Optional<Variable>> changed = new TreeMap<>();
  private final List<Recorded> changes = new ArrayList<>();

  /**
   * A change that was not made.
   *
   * @param name which variable
   * @param before what it was, empty if there was none
   * @param after what it would be, empty if it would be removed
   */
  public record Recorded(VariableName name, Optional<Variable> before, Optional<Variable> after) {}

  /** Makes a store on top of another. */
  public RecordingStore(VariableStore store) {
    this.store = store;
  }

  /** Returns the changes so far, in order. */
  public List<Recorded> changes() {
    return List.copyOf(changes);
  }

  @Override
  public List<VariableName> list() throws StoreException {
    TreeSet<VariableName> names = new TreeSet<>(store.list());
    changed.forEach(
        (name, value) -> {
          if (value.isPresent()) {
            names.add(name);
          } else {
            names.remove(name);
          }
        });
    return List.copyOf(names);
  }

  @Override
  public Optional<Variable> read(VariableName name) throws StoreException {
    Optional<Variable> value = changed.get(name);
    return value == null ? store.read(name) : value;
  }

  @Override
  public void write(Variable variable) throws StoreException {
    VariableName name = variable.name();
    record(name, new Variable(name, variable.attributes().writable(), variable.data()));
  }

  @Override
  public void delete(VariableName name) throws StoreException {
    if (read(name).isEmpty()) {
      throw new StoreException(name, Errno.ENOENT, Errno.ENOENT.text());
    }
    record(name, null);
  }

  private void record(VariableName name, Variable after) throws StoreException {
    Optional<Variable> value = Optional.ofNullable(after);
    changes.add(new Recorded(name, read(name), value));
    changed.put(name, value);
  }
}
