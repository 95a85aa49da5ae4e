package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Hex;
import java.util.List;
import java.util.Optional;

/**
 * A store that reads back what it has changed: some firmware reports success and keeps the old
 * value, another one, or none.
 */
public final class VerifyingStore implements VariableStore {
  private final VariableStore store;

  /** Makes a store on top of another. */
  public VerifyingStore(VariableStore store) {
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

  /** Fails with {@link Errno#EIO} if what is there afterwards is not what was written. */
  @Override
  public void write(Variable variable) throws StoreException {
    store.write(variable);
    VariableName name = variable.name();
    Optional<Variable> found = store.read(name);
    if (found.isEmpty()) {
      throw new StoreException(name, Errno.EIO, "it was written, but the firmware dropped it");
    }
    Attributes wanted = variable.attributes().writable();
    Attributes kept = found.get().attributes().writable();
    if (kept.bits() != wanted.bits()) {
      String detail =
          "it was written, but the firmware changed its attributes from 0x"
              + Hex.lower(wanted.bits() & 0xffff_ffffL, 8)
              + " to 0x"
              + Hex.lower(kept.bits() & 0xffff_ffffL, 8);
      throw new StoreException(name, Errno.EIO, detail);
    }
    if (!found.get().data().equals(variable.data())) {
      String detail =
          "it was written, but the firmware changed it: of "
              + variable.data().size()
              + " bytes it has "
              + found.get().data().size()
              + ", different from offset "
              + firstDifference(variable, found.get());
      throw new StoreException(name, Errno.EIO, detail);
    }
  }

  private static int firstDifference(Variable one, Variable other) {
    int end = Math.min(one.data().size(), other.data().size());
    int at = 0;
    while (at < end && one.data().at(at) == other.data().at(at)) {
      at++;
    }
    return at;
  }

  /** Fails with {@link Errno#EIO} if it is there afterwards. */
  @Override
  public void delete(VariableName name) throws StoreException {
    store.delete(name);
    if (store.read(name).isPresent()) {
      throw new StoreException(name, Errno.EIO, "it was deleted, but the firmware still has it");
    }
  }
}
