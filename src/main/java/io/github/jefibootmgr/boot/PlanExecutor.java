package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.boot.Outcome.NotUndone;
import io.github.jefibootmgr.boot.Outcome.Problem;
import io.github.jefibootmgr.store.VariableStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Carries out plans; nothing else writes to a store.
 *
 * <p>Before each change the store must hold what the plan was made from. Afterwards what was
 * written is read back. If a change fails, it and the earlier ones are undone in reverse. The undo
 * stops at the first change that it cannot take back, because what comes before a change may be
 * what it names: so the store is always in a state that the plan, too, passes through.
 */
public final class PlanExecutor {
  private final VariableSlot slot;
  private final List<Change> applied = new ArrayList<>();

  private PlanExecutor(VariableStore store) {
    this.slot = new VariableSlot(store);
  }

  /** Carries out a plan; a failure of the store is an outcome, not an exception. */
  public static Outcome execute(VariableStore store, Plan plan) {
    return new PlanExecutor(store).run(plan.changes());
  }

  private Outcome run(List<Change> changes) {
    for (Change planned : changes) {
      Held found = slot.read(planned.name());
      Optional<Problem> mismatch = slot.mismatch(found, planned.before());
      if (mismatch.isPresent()) {
        return undo(planned, mismatch.get());
      }
      Change change = withBefore(planned, found);
      Optional<Problem> problem = slot.put(change.name(), change.after());
      // The failed change may have had an effect, so it is undone with the others.
      applied.add(change);
      if (problem.isPresent()) {
        return undo(change, problem.get());
      }
    }
    return new Outcome.Done();
  }

  /** Returns the change with what was found now, should it have been unknown to the plan. */
  private static Change withBefore(Change change, Held found) {
    if (change instanceof Change.Put put) {
      return new Change.Put(put.variable(), found, put.step());
    }
    return new Change.Delete(change.name(), found, change.step());
  }

  private Outcome undo(Change failed, Problem problem) {
    List<Change> undone = new ArrayList<>();
    List<NotUndone> notUndone = new ArrayList<>();
    for (int i = applied.size() - 1; i >= 0; i--) {
      Change change = applied.get(i);
      if (!notUndone.isEmpty()) {
        String first = notUndone.get(0).change().name().toString();
        notUndone.add(new NotUndone(change, "not tried, because " + first + " is not undone"));
        continue;
      }
      Held found = slot.read(change.name());
      if (hadNoEffect(change, found)) {
        if (change != failed) {
          undone.add(change);
        }
        continue;
      }
      Optional<String> obstacle = restore(change, found, change == failed);
      if (obstacle.isPresent()) {
        notUndone.add(new NotUndone(change, obstacle.get()));
      } else {
        undone.add(change);
      }
    }
    return new Outcome.Failed(failed, problem, undone, notUndone);
  }

  private boolean hadNoEffect(Change change, Held found) {
    return Held.same(found, change.before())
        // A variable that could not be read, was to be deleted, and is still there.
        || (change instanceof Change.Delete
            && change.before() instanceof Held.Unknown
            && found instanceof Held.Unknown
            && slot.isListed(change.name()));
  }

  /** Writes back what a change found; returns why it could not. */
  private Optional<String> restore(Change change, Held found, boolean failed) {
    if (change.before() instanceof Held.Unknown) {
      return Optional.of("its old value could not be read");
    }
    if (found instanceof Held.Unknown unknown) {
      return Optional.of(unknown.reason());
    }
    // What a failed write leaves may be anything; what a good one left must still be there.
    if (!failed && !Held.same(found, change.after())) {
      return Optional.of("it was changed by another program");
    }
    return slot.put(change.name(), change.before()).map(Problem::text);
  }
}
