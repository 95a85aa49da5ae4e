package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.boot.Edit;
import io.github.jefibootmgr.host.LoaderText;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.os.Os;
import java.util.ArrayList;
import java.util.List;

/** Turns a request into edits, in the order in which efibootmgr does its actions. */
final class Edits {
  private final Os os;
  private final Console console;

  Edits(Os os, Console console) {
    this.os = os;
    this.console = console;
  }

  List<Edit> of(Request request) throws UsageException {
    List<Edit> edits = new ArrayList<>();
    addEntryEdits(edits, request);
    if (request.creation().wanted()) {
      edits.add(new NewEntry(os, console).edit(request));
    }
    addOrderEdits(edits, request.actions());
    addValueEdits(edits, request.actions());
    return edits;
  }

  private static void addEntryEdits(List<Edit> edits, Request request) throws UsageException {
    Request.Actions actions = request.actions();
    if (actions.delete()) {
      edits.add(
          request.number().isPresent()
              ? new Edit.Delete(request.number().get())
              : new Edit.DeleteByLabel(request.label().orElseThrow()));
    }
    if (actions.active().isPresent()) {
      edits.add(new Edit.SetActive(number(request), actions.active().get()));
    }
    if (actions.reconnect().isPresent()) {
      edits.add(new Edit.SetReconnect(number(request), actions.reconnect().get()));
    }
    if (request.relabels()) {
      edits.add(new Edit.Relabel(number(request), label(request)));
    }
  }

  private static BootNumber number(Request request) {
    return request.number().orElseThrow();
  }

  private static String label(Request request) throws UsageException {
    return LoaderText.label(request.label().orElseThrow())
        .orThrow(reason -> new UsageException(ExitStatus.CHANGE, reason))
        .value();
  }

  private static void addOrderEdits(List<Edit> edits, Request.Actions actions) {
    if (actions.deleteOrder()) {
      edits.add(new Edit.DeleteOrder());
    }
    if (actions.order().isPresent()
        && actions.order().get() instanceof Request.OrderArgument.Numbers order) {
      edits.add(new Edit.SetOrder(order.numbers(), actions.keep()));
    }
    if (actions.removeDuplicates()) {
      edits.add(new Edit.RemoveDuplicates());
    }
  }

  private static void addValueEdits(List<Edit> edits, Request.Actions actions) {
    if (actions.deleteNext()) {
      edits.add(new Edit.DeleteNext());
    }
    if (actions.deleteTimeout()) {
      edits.add(new Edit.DeleteTimeout());
    }
    if (actions.next().isPresent()) {
      edits.add(new Edit.SetNext(actions.next().get()));
    }
    if (actions.timeout().isPresent()) {
      edits.add(new Edit.SetTimeout(actions.timeout().getAsInt()));
    }
    if (actions.mirrorBelow().isPresent() || actions.mirrorAbove().isPresent()) {
      edits.add(new Edit.SetMirror(actions.mirrorBelow(), actions.mirrorAbove()));
    }
  }
}
