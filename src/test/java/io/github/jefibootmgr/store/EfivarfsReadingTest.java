package io.github.jefibootmgr.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EfivarfsReadingTest {
  private static final VariableName ORDER = VariableName.global("BootOrder");
  private static final String FILE = "/v/" + ORDER.fileName();

  private final FakeOs os = new FakeOs().efivarfs("/v");
  private final EfivarfsStore store = StoreLocatorTest.directory(os, "/v");

  @Test
  void aListingIsOneCallAndAVariableOneMore() throws Exception {
    os.put(FILE, Bytes.ofHex("070000800100"));
    assertEquals(List.of(ORDER), store.list());
    assertEquals(
        Optional.of(new Variable(ORDER, new Attributes(0x80000007), Bytes.of(1, 0))),
        store.read(ORDER));
    assertEquals(List.of("list /v", "read " + FILE), os.log());
  }

  @Test
  void filesThatAreNoVariablesAreNotListed() throws Exception {
    os.put("/v/README", "").put("/v/.jefibootmgr-1-1", "").put("/v/." + ORDER.fileName(), "");
    os.put("/v/BootOrder", "").put("/v/-" + Guid.GLOBAL.text(), "");
    assertEquals(List.of(), store.list());
  }

  @ParameterizedTest
  @CsvSource({"'',0", "07,1", "070000,3"})
  void aFileWithoutAllAttributesIsAnError(String contents, int size) {
    os.put(FILE, Bytes.ofHex(contents));
    StoreException failure = assertThrows(StoreException.class, () -> store.read(ORDER));
    assertEquals(Errno.EINVAL, failure.errno());
    assertEquals(
        "BootOrder: the file has " + size + " bytes, fewer than the 4 of the attributes",
        failure.getMessage());
  }

  @Test
  void aVariableMayHaveNoData() throws Exception {
    os.put(FILE, Bytes.ofHex("07000000"));
    assertEquals(Bytes.EMPTY, store.read(ORDER).orElseThrow().data());
  }

  @ParameterizedTest
  @CsvSource({
    "EACCES,'Permission denied (to read it, be root)'",
    "EIO,Input/output error (the firmware or the disk failed to read it)",
    "EISDIR,Is a directory"
  })
  void anUnreadableVariableIsAnErrorThatSaysWhy(Errno errno, String detail) {
    os.put(FILE, Bytes.ofHex("0700000001")).fail("read", errno);
    StoreException failure = assertThrows(StoreException.class, () -> store.read(ORDER));
    assertEquals(errno, failure.errno());
    assertEquals("BootOrder: " + detail, failure.getMessage());
  }

  @Test
  void aNameWithASlashNeverLeavesTheDirectory() {
    VariableName name = VariableName.global("../etc/x");
    assertEquals(Errno.EINVAL, assertThrows(StoreException.class, () -> store.read(name)).errno());
    assertEquals(
        Errno.EINVAL, assertThrows(StoreException.class, () -> store.delete(name)).errno());
  }
}
