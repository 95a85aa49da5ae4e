package io.github.jefibootmgr.store;

import static io.github.jefibootmgr.os.Os.IMMUTABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Changes in an ordinary directory, call by call. */
class PlainFilesTest {
  private static final VariableName ORDER = VariableName.global("BootOrder");
  private static final String FILE = "/v/" + ORDER.fileName();
  private static final Bytes OLD = Bytes.ofHex("070000000100020003000400");
  private static final Variable VALUE =
      new Variable(ORDER, Attributes.BOOT_VARIABLE, Bytes.of(2, 0));
  private static final Bytes NEW = Bytes.ofHex("070000000200");

  private final FakeOs os =
      new FakeOs()
          .directory("/v")
          .put("/proc/self/mountinfo", "1 0 8:1 / / rw - ext4 /dev/a rw\n")
          .put(FILE, OLD);
  private final EfivarfsStore store = StoreLocatorTest.directory(os, "/v");

  private List<String> calls() {
    return os.log().stream()
        .map(line -> line.replace(FILE, "F").replace("/v/.jefibootmgr-4711-", "T"))
        .filter(line -> !line.startsWith("realPath") && !line.startsWith("readAt"))
        .toList();
  }

  @Test
  void aNewFileTakesThePlaceOfTheOldOne() throws Exception {
    os.ownership(FILE, 0600, 1000, 100);
    store.write(VALUE);
    assertEquals(
        List.of("status F", "write T1 NEW", "sync T1", "setOwnership T1", "rename T1 F", "sync /v"),
        calls());
    assertEquals(Optional.of(NEW), os.contents(FILE));
    assertEquals(new FileStatus(FileStatus.Kind.FILE, 6, 0600, 1000, 100, 0), os.status(FILE));
  }

  @Test
  void aNewVariableHasNoOwnershipToKeep() throws Exception {
    os.unlink(FILE);
    store.write(VALUE);
    assertEquals(0, os.count("setOwnership"));
    assertEquals(Optional.of(NEW), os.contents(FILE));
  }

  @Test
  void aDeletionIsAnUnlinkAndASync() throws Exception {
    store.delete(ORDER);
    assertEquals(List.of("unlink F", "sync /v"), calls());
  }

  @Test
  void theFileOfACrashedProcessIsLeftAlone() throws Exception {
    os.put("/v/.jefibootmgr-4711-1", "x");
    store.write(VALUE);
    assertEquals(Optional.of(NEW), os.contents(FILE));
    assertEquals(3, os.paths().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"status", "write", "sync", "setOwnership", "rename"})
  void aFailureLeavesTheOldFileAndNoOther(String call) {
    os.fail(call, Errno.EIO);
    StoreException failure = assertThrows(StoreException.class, () -> store.write(VALUE));
    assertEquals(Errno.EIO, failure.errno());
    assertEquals(Optional.of(OLD), os.contents(FILE));
    assertEquals(2, os.paths().size());
  }

  @ParameterizedTest
  @EnumSource(names = {"EIO", "ENOSPC", "EDQUOT", "EFBIG"})
  void aShortWriteLeavesTheOldFileAndNoOther(Errno errno) {
    os.failAfterOpen(errno);
    StoreException failure = assertThrows(StoreException.class, () -> store.write(VALUE));
    assertEquals(errno, failure.errno());
    assertEquals(Optional.of(OLD), os.contents(FILE));
    assertEquals(2, os.paths().size());
  }

  @Test
  void aFileSystemThatCannotSyncWillDo() throws Exception {
    os.fail("sync", Errno.EINVAL).fail("sync", Errno.EINVAL);
    store.write(VALUE);
    assertEquals(Optional.of(NEW), os.contents(FILE));
  }

  @Test
  void anInterruptedWriteIsMadeAgain() throws Exception {
    os.failAfterOpen(Errno.EINTR).failAfterOpen(Errno.EAGAIN);
    store.write(VALUE);
    assertEquals(Optional.of(NEW), os.contents(FILE));
    assertEquals(2, os.paths().size());
  }

  @Test
  void anImmutableFileIsReplacedAndImmutableAgain() throws Exception {
    os.flags(FILE, IMMUTABLE | 0x80000);
    store.write(VALUE);
    assertEquals(Optional.of(NEW), os.contents(FILE));
    assertEquals(IMMUTABLE | 0x80000, os.flags(FILE));
  }

  @Test
  void anImmutableFileIsDeleted() throws Exception {
    os.flags(FILE, IMMUTABLE);
    store.delete(ORDER);
    assertEquals(Optional.empty(), os.contents(FILE));
  }

  @Test
  void aFailureLeavesAnImmutableFileImmutable() {
    os.flags(FILE, IMMUTABLE).failSecond("rename", Errno.EIO);
    assertThrows(StoreException.class, () -> store.write(VALUE));
    assertEquals(Optional.of(OLD), os.contents(FILE));
    assertEquals(IMMUTABLE, os.flags(FILE));
    assertEquals(2, os.paths().size());
  }

  @Test
  void whoeverMayNotChangeAMutableFileIsRefused() {
    os.fail("rename", Errno.EPERM);
    StoreException failure = assertThrows(StoreException.class, () -> store.write(VALUE));
    assertEquals(Errno.EPERM, failure.errno());
    assertEquals(0, os.count("setInodeFlags"));
  }

  @Test
  void withoutAListOfMountsADirectoryIsPlain() throws Exception {
    os.unlink("/proc/self/mountinfo");
    store.write(VALUE);
    assertEquals(1, os.count("rename"));
  }
}
