package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.List;
import java.util.Optional;

/** A store that nothing can change through. */
public final class ReadOnlyStore implements VariableStore {
  private static final String REFUSAL = "this store was opened for reading only";

  private final VariableStore store;

  /** Makes a view of a store. */
  public ReadOnlyStore(VariableStore store) {
    this.store = store;
  }

  @Override
  public List<VariableName> list() throws StoreException {
    return store.list();
  }

  @Override
  public Optional<Variable> read(VariableName name) throws StoreException {
    return store.read(name);
  }

  /** Fails with {@link Errno#EROFS}. */
  @Override
  public void write(Variable variable) throws StoreException {
    throw new StoreException(variable.name(), Errno.EROFS, REFUSAL);
  }

  /** Fails with {@link Errno#EROFS}. */
  @Override
  public void delete(VariableName name) throws StoreException {
    throw new StoreException(name, Errno.EROFS, REFUSAL);
  }
}
