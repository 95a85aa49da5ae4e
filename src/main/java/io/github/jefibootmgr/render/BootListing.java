package io.github.jefibootmgr.render;

import io.github.jefibootmgr.boot.Reading;
import io.github.jefibootmgr.boot.Snapshot;
import io.github.jefibootmgr.boot.Snapshot.Entry;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.VariableName;
import java.util.ArrayList;
import java.util.List;

/** The listing that efibootmgr prints: the settings, the load options, the memory mirror. */
public final class BootListing {
  private final Snapshot snapshot;
  private final ListingStyle style;
  private final StringBuilder output = new StringBuilder();
  private final List<String> notes = new ArrayList<>();

  private BootListing(Snapshot snapshot, ListingStyle style) {
    this.snapshot = snapshot;
    this.style = style;
  }

  /** Returns the listing of what was read. */
  public static Listing render(Snapshot snapshot, ListingStyle style) {
    return new BootListing(snapshot, style).render();
  }

  private Listing render() {
    if (snapshot.kind() == EntryKind.BOOT) {
      number(VariableName.BOOT_NEXT, snapshot.bootNext());
      number(VariableName.BOOT_CURRENT, snapshot.bootCurrent());
      timeout();
    }
    order();
    EntryText entries = new EntryText(style, output, notes);
    for (Entry entry : snapshot.entries()) {
      entries.append(entry);
    }
    if (snapshot.kind() == EntryKind.BOOT) {
      MirrorText.append(snapshot, output, notes);
    }
    return new Listing(output.toString(), notes);
  }

  private void number(VariableName name, Reading<BootNumber> reading) {
    if (reading instanceof Reading.Value<BootNumber> number) {
      line(name.name() + ": " + number.value().hex());
    } else {
      note(name, reading);
    }
  }

  private void timeout() {
    Reading<Integer> reading = snapshot.timeout();
    if (reading instanceof Reading.Value<Integer> seconds) {
      line("Timeout: " + seconds.value() + " seconds");
    } else {
      note(VariableName.TIMEOUT, reading);
    }
  }

  private void order() {
    VariableName name = snapshot.kind().order();
    Reading<BootOrder> reading = snapshot.order();
    if (reading instanceof Reading.Value<BootOrder> order && !order.value().numbers().isEmpty()) {
      line(name.name() + ": " + order.value().text());
      if (snapshot.hasOddOrder()) {
        notes.add(name.name() + " has an odd size; its last byte is ignored");
      }
      return;
    }
    // An order without a number is none to the boot manager either.
    note(name, reading);
    if (reading instanceof Reading.Unreadable<BootOrder>) {
      return;
    }
    line(
        snapshot.kind() == EntryKind.BOOT
            ? "No BootOrder is set; firmware will attempt recovery"
            : "No " + name.name() + " is set");
  }

  private void line(String text) {
    output.append(text).append('\n');
  }

  private void note(VariableName name, Reading<?> reading) {
    if (reading instanceof Reading.Malformed<?> malformed) {
      notes.add(malformed.reason());
    } else if (reading instanceof Reading.Unreadable<?> unreadable) {
      notes.add(unreadable.reason());
    } else if (style.verbosity() >= 2 && reading instanceof Reading.Absent<?>) {
      notes.add("Could not read variable '" + name.name() + "': No such file or directory");
    }
  }
}
