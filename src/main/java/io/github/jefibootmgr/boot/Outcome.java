package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.store.StoreException;
import java.util.ArrayList;
import java.util.List;

/** What came of carrying out a plan. */
public sealed interface Outcome {

  /** All was written and read back. */
  record Done() implements Outcome {}

  /**
   * A change failed; the earlier ones were undone, or it is told which could not be.
   *
   * @param change what failed
   * @param problem why
   * @param undone the changes that were undone, in the order of undoing; the failed one is among
   *     them if it had any effect
   * @param notUndone the changes that are, or may be, still in the store
   */
  record Failed(Change change, Problem problem, List<Change> undone, List<NotUndone> notUndone)
      implements Outcome {
    /** Keeps copies of the lists. */
    public Failed {
      undone = List.copyOf(undone);
      notUndone = List.copyOf(notUndone);
    }

    /** Returns what failed and what became of the rest, one line each. */
    public List<String> lines() {
      List<String> lines = new ArrayList<>();
      String name = change.name().toString();
      String reason = problem.text();
      lines.add(reason.startsWith(name) ? reason : name + ": " + reason);
      if (!undone.isEmpty()) {
        lines.add("undone: " + names(undone));
      }
      for (NotUndone left : notUndone) {
        lines.add("not undone: " + left.change().name() + ": " + left.reason());
      }
      if (notUndone.isEmpty()) {
        lines.add("nothing is changed");
      }
      return lines;
    }

    private static String names(List<Change> changes) {
      List<String> names = new ArrayList<>();
      for (Change change : changes) {
        names.add(change.name().toString());
      }
      return String.join(", ", names);
    }
  }

  /**
   * A change that could not be undone.
   *
   * @param reason why, in a phrase
   */
  record NotUndone(Change change, String reason) {}

  /** Why a change failed. */
  sealed interface Problem {
    /** Returns the reason in a phrase. */
    String text();

    /** The store could not read, write or delete. */
    record StoreFailed(StoreException cause) implements Problem {
      @Override
      public String text() {
        return cause.getMessage();
      }
    }

    /** The store no longer held what the plan was made from, so nothing was written over it. */
    record ChangedByOther() implements Problem {
      @Override
      public String text() {
        return "was changed by another program; it is left as it is now";
      }
    }

    /** The store reported success but did not do what it was told. */
    record NotKept(Held found) implements Problem {
      @Override
      public String text() {
        if (found instanceof Held.Nothing) {
          return "the firmware reported success but did not keep the variable";
        }
        return found instanceof Held.Unknown unknown
            ? "what was written cannot be read back: " + unknown.reason()
            : "the firmware reported success but holds another value";
      }
    }
  }
}
