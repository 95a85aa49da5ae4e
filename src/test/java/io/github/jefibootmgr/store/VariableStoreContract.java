package io.github.jefibootmgr.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store does. */
abstract class VariableStoreContract {
  static final VariableName ORDER = VariableName.global("BootOrder");
  static final VariableName ENTRY = VariableName.global("Boot000A");
  static final VariableName ENTRY_LOWER = VariableName.global("Boot000a");
  static final VariableName OTHER_VENDOR =
      new VariableName("BootOrder", Guid.of("4a67b082-0a4c-41cf-b6c7-440b29bb8c4f"));

  private VariableStore store;

  /** Returns a store with nothing in it. */
  abstract VariableStore emptyStore() throws Exception;

  @BeforeEach
  void makeStore() throws Exception {
    store = emptyStore();
  }

  static Variable variable(VariableName name, int... data) {
    return new Variable(name, Attributes.BOOT_VARIABLE, Bytes.of(data));
  }

  private void write(Variable... variables) throws StoreException {
    for (Variable variable : variables) {
      store.write(variable);
    }
  }

  private void assertHolds(Variable... variables) throws StoreException {
    TreeSet<VariableName> names = new TreeSet<>();
    for (Variable variable : variables) {
      names.add(variable.name());
      assertEquals(Optional.of(variable), store.read(variable.name()));
    }
    List<VariableName> listed = store.list();
    assertEquals(variables.length, listed.size());
    assertEquals(names, new TreeSet<>(listed));
  }

  @Test
  void startsEmpty() throws Exception {
    assertHolds();
    assertEquals(Optional.empty(), store.read(ORDER));
  }

  @Test
  void holdsWhatIsWritten() throws Exception {
    Variable volatileOne = new Variable(ENTRY, new Attributes(0x6), Bytes.of(1));
    write(variable(ORDER, 1, 0, 2, 0), volatileOne);
    assertHolds(variable(ORDER, 1, 0, 2, 0), volatileOne);
  }

  @Test
  void tellsNamesApart() throws Exception {
    Variable[] all = {
      variable(ORDER, 1), variable(OTHER_VENDOR, 2), variable(ENTRY, 3), variable(ENTRY_LOWER, 4)
    };
    write(all);
    assertHolds(all);
  }

  @Test
  void replacesWhole() throws Exception {
    write(variable(ORDER, 1, 2, 3, 4));
    write(variable(ORDER, 9));
    assertHolds(variable(ORDER, 9));
    Variable longer = new Variable(ORDER, new Attributes(0x3), Bytes.of(5, 6, 7, 8, 9, 10));
    write(longer);
    assertHolds(longer);
  }

  @Test
  void takesLargeVariables() throws Exception {
    for (int size : new int[] {65_531, 65_532, 65_536, 65_537, 200_000}) {
      Variable large = new Variable(ENTRY, Attributes.BOOT_VARIABLE, Bytes.copyOf(new byte[size]));
      write(large);
      assertHolds(large);
    }
  }

  @Test
  void leavesOutTheBitThatOnlyAppleMaySet() throws Exception {
    write(new Variable(ENTRY, new Attributes(0x80000007), Bytes.of(1)));
    assertHolds(new Variable(ENTRY, new Attributes(7), Bytes.of(1)));
  }

  @Test
  void deletes() throws Exception {
    write(variable(ORDER, 1), variable(ENTRY, 2));
    store.delete(ORDER);
    assertHolds(variable(ENTRY, 2));
    assertEquals(Optional.empty(), store.read(ORDER));
    write(variable(ORDER, 3));
    assertHolds(variable(ENTRY, 2), variable(ORDER, 3));
  }

  @Test
  void failsToDeleteWhatIsNotThere() {
    StoreException failure = assertThrows(StoreException.class, () -> store.delete(ORDER));
    assertEquals(Errno.ENOENT, failure.errno());
  }
}
