package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.boot.Outcome.Problem;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.VariableStore;
import java.util.Optional;

/** Reads, and writes with a check, the place of one variable in a store; never throws. */
final class VariableSlot {
  private final VariableStore store;

  VariableSlot(VariableStore store) {
    this.store = store;
  }

  Held read(VariableName name) {
    try {
      Optional<Variable> found = store.read(name);
      return found.isPresent() ? new Held.Stored(found.get()) : new Held.Nothing();
    } catch (StoreException e) {
      return new Held.Unknown(e.getMessage(), Optional.of(e));
    }
  }

  /** Returns whether a variable, readable or not, is certainly there. */
  boolean isListed(VariableName name) {
    try {
      return store.list().contains(name);
    } catch (StoreException e) {
      return false;
    }
  }

  /** Returns why what was found is not what was expected; what was unknown may be anything. */
  Optional<Problem> mismatch(Held found, Held expected) {
    if (expected instanceof Held.Unknown || Held.same(found, expected)) {
      return Optional.empty();
    }
    if (found instanceof Held.Unknown unknown && unknown.cause().isPresent()) {
      return Optional.of(new Problem.StoreFailed(unknown.cause().get()));
    }
    return Optional.of(new Problem.ChangedByOther());
  }

  /** Makes the store hold a value and reads it back; returns what went wrong. */
  Optional<Problem> put(VariableName name, Held wanted) {
    try {
      if (wanted instanceof Held.Stored stored) {
        Variable value = stored.variable();
        store.write(new Variable(name, value.attributes().writable(), value.data()));
      } else {
        store.delete(name);
      }
    } catch (StoreException e) {
      return Optional.of(new Problem.StoreFailed(e));
    }
    Held found = read(name);
    return Held.same(found, wanted) ? Optional.empty() : Optional.of(new Problem.NotKept(found));
  }
}
