package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.boot.Edit;
import io.github.jefibootmgr.boot.Outcome;
import io.github.jefibootmgr.boot.Plan;
import io.github.jefibootmgr.boot.PlanExecutor;
import io.github.jefibootmgr.boot.PlanText;
import io.github.jefibootmgr.boot.Planned;
import io.github.jefibootmgr.boot.Planner;
import io.github.jefibootmgr.boot.Refusal;
import io.github.jefibootmgr.boot.Snapshot;
import io.github.jefibootmgr.boot.SnapshotReader;
import io.github.jefibootmgr.boot.Wanted;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.store.EfivarfsStore;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.StoreLock;
import java.util.List;

/** Changes variables: reads, plans, and carries the plan out or shows it. */
final class ChangeCommand {
  /** How long another writer is waited for, in milliseconds. */
  private static final int PATIENCE = 10_000;

  private final Os os;
  private final Console console;
  private final EfivarfsStore store;

  ChangeCommand(Os os, Console console, EfivarfsStore store) {
    this.os = os;
    this.console = console;
    this.store = store;
  }

  ExitStatus run(Request request) throws UsageException, StoreException, OsException {
    // Before a file is locked or made beside it, there must be a store.
    store.list();
    List<Edit> edits = new Edits(os, console).of(request);
    if (request.output().dryRun()) {
      return plan(request, edits);
    }
    try (StoreLock lock = store.lock(PATIENCE)) {
      lock.warning().ifPresent(console::note);
      return plan(request, edits);
    }
  }

  private ExitStatus plan(Request request, List<Edit> edits) throws StoreException, OsException {
    Wanted wanted = Wanted.forEdits(request.kind(), edits);
    if (!request.output().dryRun()) {
      wanted = wanted.and(ListCommand.wanted(request));
    }
    Snapshot before = SnapshotReader.read(store, wanted);
    ListCommand.warnOfLowerCase(console, before);
    Planned planned = Planner.plan(before, edits);
    if (planned instanceof Refusal refusal) {
      console.note(refusal.message());
      return StepStatus.of(refusal);
    }
    Plan plan = (Plan) planned;
    console.notes(plan.warnings());
    console.notes(plan.notes());
    return request.output().dryRun() ? show(plan) : execute(request, before, plan);
  }

  private ExitStatus show(Plan plan) throws OsException {
    StringBuilder text = new StringBuilder();
    for (String line : PlanText.lines(plan)) {
      text.append(line).append('\n');
    }
    if (plan.changes().isEmpty()) {
      console.note("nothing would be written");
    }
    console.print(text.toString());
    return ExitStatus.OK;
  }

  private ExitStatus execute(Request request, Snapshot before, Plan plan) throws OsException {
    Outcome outcome = PlanExecutor.execute(store, plan);
    if (outcome instanceof Outcome.Failed failed) {
      console.notes(failed.lines());
      return StepStatus.of(failed.change().step());
    }
    ListCommand.show(console, request, before.after(plan));
    return ExitStatus.OK;
  }
}
