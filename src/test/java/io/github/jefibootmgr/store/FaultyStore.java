package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import java.util.List;
import java.util.Optional;

/**
 * A store of which one call fails, without effect. A test that runs the same thing with 1, 2, 3 and
 * so on until {@link #hasFailed} stays false has let every call fail once.
 */
public final class FaultyStore implements VariableStore {
  private final VariableStore store;
  private int left;
  private boolean failed;

  /**
   * Makes a store on top of another.
   *
   * @param failing which call fails, from 1
   */
  public FaultyStore(VariableStore store, int failing) {
    this.store = store;
    this.left = failing;
  }

  /** Returns whether the call that fails was made. */
  public boolean hasFailed() {
    return failed;
  }

  private void call(String subject) throws StoreException {
    left--;
    if (left == 0) {
      failed = true;
      throw new StoreException(subject, Errno.EIO, "injected fault");
    }
  }

  @Override
  public List<VariableName> list() throws StoreException {
    call("store");
    return store.list();
  }

  @Override
  public Optional<Variable> read(VariableName name) throws StoreException {
    call(name.name());
    return store.read(name);
  }

  @Override
  public void write(Variable variable) throws StoreException {
    call(variable.name().name());
    store.write(variable);
  }

  @Override
  public void delete(VariableName name) throws StoreException {
    call(name.name());
    store.delete(name);
  }
}
