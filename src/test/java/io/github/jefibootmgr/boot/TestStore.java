package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.VariableStore;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Variables in memory, with a log of the calls, and faults at calls of a given number. */
final class TestStore implements VariableStore {
  /** How a call goes wrong. */
  enum Fault {
    /** It fails and changes nothing. */
    FAILS,
    /** It does what it should and then reports a failure. */
    FAILS_AFTERWARDS,
    /** It reports success and does nothing; a read or listing fails. */
    IS_IGNORED,
    /** A write keeps other data; a deletion is ignored; a read or listing fails. */
    IS_GARBLED
  }

  private final SortedMap<VariableName, Variable> variables = new TreeMap<>();
  private final SortedMap<VariableName, Errno> broken = new TreeMap<>();
  private final List<String> log = new ArrayList<>();
  private Fault fault = Fault.FAILS;
  private int faultAt = -1;
  private boolean faultStays;
  private int calls;
  private Consumer<TestStore> afterEachWrite = store -> {};

  TestStore put(VariableName name, Bytes data) {
    return put(new Variable(name, Attributes.BOOT_VARIABLE, data));
  }

  TestStore put(Variable variable) {
    broken.remove(variable.name());
    variables.put(variable.name(), variable);
    return this;
  }

  /** Makes a variable be there but not readable, until it is written or deleted. */
  TestStore breakVariable(VariableName name, Errno errno) {
    variables.remove(name);
    broken.put(name, errno);
    return this;
  }

  TestStore failAt(int call, Fault how) {
    calls = 0;
    faultAt = call;
    fault = how;
    return this;
  }

  /** Makes every call fail from one on. */
  TestStore failFrom(int call) {
    faultStays = true;
    return failAt(call, Fault.FAILS);
  }

  TestStore afterEachWrite(Consumer<TestStore> check) {
    afterEachWrite = check;
    return this;
  }

  TestStore copy() {
    TestStore copy = new TestStore();
    copy.variables.putAll(variables);
    copy.broken.putAll(broken);
    return copy;
  }

  /** Returns everything that is in the store, in a form that can be compared. */
  Map<VariableName, String> state() {
    Map<VariableName, String> state = new TreeMap<>();
    variables.forEach(
        (name, value) -> state.put(name, value.attributes().bits() + ":" + value.data().hex()));
    broken.forEach((name, errno) -> state.put(name, errno.text()));
    return state;
  }

  /** Returns the calls so far, for instance {@code read BootOrder}. */
  List<String> log() {
    return log;
  }

  int calls() {
    return calls;
  }

  @Override
  public List<VariableName> list() throws StoreException {
    begin("list", "the store", true);
    List<VariableName> names = new ArrayList<>(variables.keySet());
    names.addAll(broken.keySet());
    Collections.reverse(names);
    return names;
  }

  @Override
  public Optional<Variable> read(VariableName name) throws StoreException {
    begin("read", name.toString(), true);
    if (broken.containsKey(name)) {
      throw new StoreException(name, broken.get(name), broken.get(name).text());
    }
    return Optional.ofNullable(variables.get(name));
  }

  @Override
  public void write(Variable variable) throws StoreException {
    boolean faulty = begin("write", variable.name().toString(), false);
    if (!faulty || fault == Fault.FAILS_AFTERWARDS) {
      broken.remove(variable.name());
      variables.put(variable.name(), variable);
    } else if (fault == Fault.IS_GARBLED) {
      Bytes other = variable.data().plus(Bytes.of(0));
      variables.put(variable.name(), new Variable(variable.name(), variable.attributes(), other));
    }
    end(faulty, variable.name());
  }

  @Override
  public void delete(VariableName name) throws StoreException {
    boolean faulty = begin("delete", name.toString(), false);
    if (!variables.containsKey(name) && !broken.containsKey(name)) {
      throw new StoreException(name, Errno.ENOENT, Errno.ENOENT.text());
    }
    if (!faulty || fault == Fault.FAILS_AFTERWARDS) {
      variables.remove(name);
      broken.remove(name);
    }
    end(faulty, name);
  }

  /** Returns whether this call is the faulty one. */
  private boolean begin(String call, String subject, boolean reads) throws StoreException {
    log.add(call.equals("list") ? call : call + " " + subject);
    int number = calls++;
    boolean faulty = number == faultAt || (faultStays && number >= faultAt);
    if (faulty && (reads || fault == Fault.FAILS)) {
      throw new StoreException(subject, Errno.EIO, "fault " + number);
    }
    return faulty;
  }

  private void end(boolean faulty, VariableName name) throws StoreException {
    afterEachWrite.accept(this);
    if (faulty && fault == Fault.FAILS_AFTERWARDS) {
      throw new StoreException(name, Errno.EIO, "fault after the write");
    }
  }
}
