package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.List;
import java.util.Optional;

/**
 * Where variables are kept: the running machine's firmware, a directory, memory.
 *
 * <p>Not for use by several threads at once.
 */
public interface VariableStore {
  /** Returns the names of all variables, in no order, without reading any of them. */
  List<VariableName> list() throws StoreException;

  /**
   * Returns a variable, or empty if there is none of that name.
   *
   * @throws StoreException if it is there but cannot be read, or is not in the store's format
   */
  Optional<Variable> read(VariableName name) throws StoreException;

  /**
   * Makes a variable or replaces its attributes and data in one step.
   *
   * @throws StoreException if it cannot be written; what was there before may be gone or not
   */
  void write(Variable variable) throws StoreException;

  /**
   * Removes a variable.
   *
   * @throws StoreException if it is not there ({@link io.github.jefibootmgr.model.Errno#ENOENT}) or
   *     cannot be removed
   */
  void delete(VariableName name) throws StoreException;
}
