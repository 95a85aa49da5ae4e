package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.model.MemoryMirror;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.MalformedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was read of a store at one time: as much as a command needs.
 *
 * @param kind which load options
 * @param entries the load options, sorted by their variables' names; after a plan, the new ones are
 *     last
 * @param others the other variables that were asked for and could be read
 * @param unreadable those of the others that are there but could not be read
 */
public record Snapshot(
    EntryKind kind, List<Entry> entries, List<Variable> others, List<Unread> unreadable) {

  /** Keeps copies of the lists. */
  public Snapshot {
    entries = List.copyOf(entries);
    others = List.copyOf(others);
    unreadable = List.copyOf(unreadable);
  }

  /**
   * A variable that could not be read.
   *
   * @param name which
   * @param reason one line that names it
   */
  public record Unread(VariableName name, String reason) {}

  /**
   * A load option's variable and what was found in it.
   *
   * @param variable its name as spelt in the store
   * @param number its number
   * @param content what could be read
   */
  public record Entry(VariableName variable, BootNumber number, Content content) {
    /** Returns whether the name has lower-case digits, against UEFI 2.10 section 3.1.1. */
    public boolean isLowerCase() {
      return !variable.name().endsWith(number.hex());
    }

    /** Returns what the variable holds if it was read. */
    public Optional<DecodedLoadOption> option() {
      return content instanceof Content.Read read ? Optional.of(read.option()) : Optional.empty();
    }
  }

  /** What a load option's variable held. */
  public sealed interface Content {
    /** The whole variable. */
    record Read(Variable variable, DecodedLoadOption option) implements Content {}

    /** A variable whose store holds too little to be one: it has no attributes and no data. */
    record Headless(String reason) implements Content {}

    /** A variable that could not be read, and why, in one line that names it. */
    record Unreadable(String reason) implements Content {}

    /** A variable that the command has no need to read. */
    record NotAskedFor() implements Content {}
  }

  /** Returns the option to start once. */
  public Reading<BootNumber> bootNext() {
    return number(VariableName.BOOT_NEXT);
  }

  /** Returns the option that the running system was started with. */
  public Reading<BootNumber> bootCurrent() {
    return number(VariableName.BOOT_CURRENT);
  }

  /** Returns how long the boot manager waits, in seconds, 0 to 65535. */
  public Reading<Integer> timeout() {
    return u16(VariableName.TIMEOUT);
  }

  /** Returns the order of the load options; the last octet of an odd number does not count. */
  public Reading<BootOrder> order() {
    Reading<Bytes> data = data(kind.order());
    if (data instanceof Reading.Value<Bytes> value) {
      return new Reading.Value<>(BootOrder.decode(value.value()));
    }
    return without(data);
  }

  /** Returns whether the order's variable has an odd number of octets, which it must not. */
  public boolean hasOddOrder() {
    Optional<Variable> order = other(kind.order());
    return order.isPresent() && order.get().data().size() % 2 != 0;
  }

  /** Returns which memory is mirrored. */
  public Reading<MemoryMirror> mirrorCurrent() {
    return mirror(MemoryMirror.CURRENT);
  }

  /** Returns which memory shall be mirrored. */
  public Reading<MemoryMirror> mirrorRequest() {
    return mirror(MemoryMirror.REQUEST);
  }

  /**
   * Returns the load option that a number means: the one whose name is in upper case as the
   * specification wants it, and if there is none, one in another spelling.
   */
  public Optional<Entry> entry(BootNumber number) {
    // Upper-case digits sort first.
    for (Entry entry : entries) {
      if (entry.number().value() == number.value()) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  /** Returns the load options whose names have lower-case digits. */
  public List<Entry> lowerCaseEntries() {
    List<Entry> found = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.isLowerCase()) {
        found.add(entry);
      }
    }
    return found;
  }

  /** Returns one of the other variables, if it was read. */
  public Optional<Variable> other(VariableName name) {
    for (Variable other : others) {
      if (other.name().equals(name)) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  /** Returns the data of one of the other variables, as it is. */
  public Reading<Bytes> data(VariableName name) {
    Optional<Variable> found = other(name);
    if (found.isPresent()) {
      return new Reading.Value<>(found.get().data());
    }
    for (Unread unread : unreadable) {
      if (unread.name().equals(name)) {
        return new Reading.Unreadable<>(unread.reason());
      }
    }
    return new Reading.Absent<>();
  }

  /** Returns what the store holds after a plan that was made from this snapshot is carried out. */
  public Snapshot after(Plan plan) {
    return AfterPlan.of(this, plan);
  }

  private Reading<BootNumber> number(VariableName name) {
    Reading<Integer> number = u16(name);
    if (number instanceof Reading.Value<Integer> value) {
      return new Reading.Value<>(new BootNumber(value.value()));
    }
    return without(number);
  }

  private Reading<Integer> u16(VariableName name) {
    Reading<Bytes> data = data(name);
    if (!(data instanceof Reading.Value<Bytes> value)) {
      return without(data);
    }
    Bytes bytes = value.value();
    if (bytes.size() != 2) {
      return new Reading.Malformed<>(name.name() + " has size " + bytes.size() + ", expected 2");
    }
    return new Reading.Value<>(bytes.u16(0));
  }

  private Reading<MemoryMirror> mirror(VariableName name) {
    Reading<Bytes> data = data(name);
    if (!(data instanceof Reading.Value<Bytes> value)) {
      return without(data);
    }
    try {
      return new Reading.Value<>(MemoryMirror.decode(value.value()));
    } catch (MalformedException e) {
      return new Reading.Malformed<>(name.name() + ": " + e.fault().describe());
    }
  }

  /** Returns the same finding for another type; there is no value in it. */
  private static <S, T> Reading<T> without(Reading<S> reading) {
    if (reading instanceof Reading.Unreadable<S> unreadable) {
      return new Reading.Unreadable<>(unreadable.reason());
    }
    if (reading instanceof Reading.Malformed<S> malformed) {
      return new Reading.Malformed<>(malformed.reason());
    }
    return new Reading.Absent<>();
  }
}
