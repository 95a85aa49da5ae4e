package io.github.jefibootmgr.store;

import static io.github.jefibootmgr.store.VariableStoreContract.ENTRY;
import static io.github.jefibootmgr.store.VariableStoreContract.ORDER;
import static io.github.jefibootmgr.store.VariableStoreContract.variable;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.store.RecordingStore.Recorded;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecoratorsTest {
  private final MemoryStore memory = new MemoryStore(List.of(variable(ORDER, 1, 0)));

  @Test
  void readOnlyReadsAndRefuses() throws Exception {
    ReadOnlyStore store = new ReadOnlyStore(memory);
    assertEquals(List.of(ORDER), store.list());
    assertEquals(Optional.of(variable(ORDER, 1, 0)), store.read(ORDER));
    StoreException write =
        assertThrows(StoreException.class, () -> store.write(variable(ORDER, 2, 0)));
    StoreException delete = assertThrows(StoreException.class, () -> store.delete(ORDER));
    assertEquals(Errno.EROFS, write.errno());
    assertEquals(Errno.EROFS, delete.errno());
    assertEquals(Optional.of(variable(ORDER, 1, 0)), memory.read(ORDER));
  }

  @Test
  void recordingShowsChangesAndMakesNone() throws Exception {
    RecordingStore store = new RecordingStore(memory);
    store.write(variable(ORDER, 2, 0));
    store.write(variable(ENTRY, 7));
    store.delete(ORDER);
    assertEquals(List.of(ENTRY), store.list());
    assertEquals(Optional.empty(), store.read(ORDER));
    assertEquals(
        List.of(
            new Recorded(
                ORDER, Optional.of(variable(ORDER, 1, 0)), Optional.of(variable(ORDER, 2, 0))),
            new Recorded(ENTRY, Optional.empty(), Optional.of(variable(ENTRY, 7))),
            new Recorded(ORDER, Optional.of(variable(ORDER, 2, 0)), Optional.empty())),
        store.changes());
    assertEquals(List.of(ORDER), memory.list());
    assertEquals(Optional.of(variable(ORDER, 1, 0)), memory.read(ORDER));
  }

  /** Firmware that says yes and does something else. */
  private static VariableStore lying(Optional<Variable> afterwards) {
    return new VariableStore() {
      @Override
      public List<VariableName> list() {
        return List.of();
      }

      @Override
      public Optional<Variable> read(VariableName name) {
        return afterwards;
      }

      @Override
      public void write(Variable variable) {}

      @Override
      public void delete(VariableName name) {}
    };
  }

  @ParameterizedTest
  @CsvSource({
    "7,0102,'the firmware changed it: of 3 bytes it has 2, different from offset 2'",
    "7,01ff03,'the firmware changed it: of 3 bytes it has 3, different from offset 1'",
    "3,010203,the firmware changed its attributes from 0x00000007 to 0x00000003",
    "7,,the firmware dropped it"
  })
  void verifyingFindsWhatFirmwareMadeOfAWrite(int attributes, String hex, String detail) {
    Optional<Variable> afterwards =
        Optional.ofNullable(hex)
            .map(data -> new Variable(ORDER, new Attributes(attributes), Bytes.ofHex(data)));
    VerifyingStore store = new VerifyingStore(lying(afterwards));
    StoreException failure =
        assertThrows(StoreException.class, () -> store.write(variable(ORDER, 1, 2, 3)));
    assertEquals(Errno.EIO, failure.errno());
    assertEquals("it was written, but " + detail, failure.detail());
  }

  @Test
  void verifyingFindsWhatWasNotDeleted() {
    VerifyingStore store = new VerifyingStore(lying(Optional.of(variable(ORDER, 1))));
    StoreException failure = assertThrows(StoreException.class, () -> store.delete(ORDER));
    assertEquals("it was deleted, but the firmware still has it", failure.detail());
  }

  @Test
  void verifyingForgivesTheBitThatOnlyAppleMaySet() throws Exception {
    Variable apple = new Variable(ORDER, new Attributes(0x80000007), Bytes.of(1));
    new VerifyingStore(lying(Optional.of(apple))).write(variable(ORDER, 1));
  }
}
