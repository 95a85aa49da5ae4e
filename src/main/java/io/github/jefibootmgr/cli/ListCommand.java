package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.boot.Snapshot;
import io.github.jefibootmgr.boot.SnapshotReader;
import io.github.jefibootmgr.boot.Wanted;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.render.BootListing;
import io.github.jefibootmgr.render.Listing;
import io.github.jefibootmgr.render.ListingStyle;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.VariableStore;
import java.util.List;

/** Shows what is there and changes nothing. */
final class ListCommand {
  private static final long NANOSECONDS_PER_MICROSECOND = 1000;

  private final Console console;
  private final VariableStore store;

  ListCommand(Console console, VariableStore store) {
    this.console = console;
    this.store = store;
  }

  ExitStatus run(Request request) throws StoreException, OsException {
    if (request.output().signatureTypes()) {
      return SignatureTypes.list(console, store);
    }
    Snapshot snapshot = read(request);
    warnOfLowerCase(console, snapshot);
    show(console, request, snapshot);
    return ExitStatus.OK;
  }

  private Snapshot read(Request request) throws StoreException {
    long start = request.output().timing() ? System.nanoTime() : 0;
    Snapshot snapshot = SnapshotReader.read(store, wanted(request));
    if (request.output().timing()) {
      long elapsed = (System.nanoTime() - start) / NANOSECONDS_PER_MICROSECOND;
      console.note("reading took " + elapsed + " microseconds");
    }
    return snapshot;
  }

  /** Returns what has to be read for what will be shown. */
  static Wanted wanted(Request request) {
    return request.output().quiet()
        ? new Wanted(request.kind(), false, List.of(), List.of())
        : Wanted.listing(request.kind());
  }

  /** Shows the listing, unless the command is to be quiet. */
  static void show(Console console, Request request, Snapshot snapshot) throws OsException {
    Request.Output output = request.output();
    if (output.quiet()) {
      return;
    }
    ListingStyle style = new ListingStyle(output.verbosity(), output.unicode(), output.form());
    Listing listing = BootListing.render(snapshot, style);
    console.notes(listing.notes());
    console.print(listing.output());
  }

  /** Warns of entries that firmware does not see, in efibootmgr's words. */
  static void warnOfLowerCase(Console console, Snapshot snapshot) {
    List<Snapshot.Entry> entries = snapshot.lowerCaseEntries();
    for (Snapshot.Entry entry : entries) {
      console.line(
          "** Warning ** : "
              + entry.variable().name()
              + " is not UEFI Spec compliant (lowercase hex in name)");
    }
    if (!entries.isEmpty()) {
      console.line(
          "** Warning ** : please recreate these using efibootmgr to remove this warning.");
    }
  }
}
