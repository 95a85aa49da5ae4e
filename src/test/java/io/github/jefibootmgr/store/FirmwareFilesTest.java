package io.github.jefibootmgr.store;

import static io.github.jefibootmgr.os.Os.IMMUTABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Changes on efivarfs: what the kernel is asked, call by call. */
class FirmwareFilesTest {
  private static final VariableName ORDER = VariableName.global("BootOrder");
  private static final String FILE = "/v/" + ORDER.fileName();
  private static final Bytes OLD = Bytes.ofHex("070000000100");
  private static final Bytes NEW = Bytes.ofHex("0700000002000100");
  private static final Variable VALUE =
      new Variable(ORDER, new Attributes(0x80000007), Bytes.ofHex("02000100"));
  private static final List<String> PREPARATION = List.of("realPath /v", "readAt mounts");

  private final FakeOs os = new FakeOs().efivarfs("/v");
  private final EfivarfsStore store = StoreLocatorTest.directory(os, "/v");

  private void assertCalls(String... calls) {
    List<String> log =
        os.log().stream()
            .map(line -> line.replace(FILE, "F").replace("/proc/self/mountinfo", "mounts"))
            .toList();
    assertEquals(PREPARATION, log.subList(0, 2));
    assertEquals(List.of(calls), log.subList(2, log.size()));
  }

  private StoreException failure() {
    return assertThrows(StoreException.class, () -> store.write(VALUE));
  }

  @Test
  void aChangeIsOneWriteToTheFileThatIsThere() throws Exception {
    os.put(FILE, OLD);
    store.write(VALUE);
    assertCalls("write F EXISTING");
    assertEquals(Optional.of(NEW), os.contents(FILE));
  }

  @Test
  void aNewVariableIsMadeExclusively() throws Exception {
    store.write(VALUE);
    assertCalls("write F EXISTING", "write F NEW");
    assertEquals(Optional.of(NEW), os.contents(FILE));
  }

  @Test
  void aDeletionIsOneUnlink() throws Exception {
    os.put(FILE, OLD);
    store.delete(ORDER);
    assertCalls("unlink F");
    assertEquals(Optional.empty(), os.contents(FILE));
  }

  @Test
  void whatKindOfStoreItIsIsAskedOnce() throws Exception {
    store.write(VALUE);
    store.write(VALUE);
    store.delete(ORDER);
    assertEquals(1, os.count("realPath"));
    assertEquals(1, os.count("readAt"));
    assertEquals(0, os.count("status"));
  }

  @Test
  void anImmutableFileIsMadeMutableForTheWrite() throws Exception {
    os.put(FILE, OLD).flags(FILE, IMMUTABLE | 0x40);
    store.write(VALUE);
    assertCalls(
        "write F EXISTING",
        "inodeFlags F",
        "setInodeFlags F " + 0x40,
        "write F EXISTING",
        "setInodeFlags F " + 0x50);
    assertEquals(Optional.of(NEW), os.contents(FILE));
    assertEquals(IMMUTABLE | 0x40, os.flags(FILE));
  }

  @Test
  void anImmutableFileIsMadeMutableForTheDeletion() throws Exception {
    os.put(FILE, OLD).flags(FILE, IMMUTABLE);
    store.delete(ORDER);
    assertCalls("unlink F", "inodeFlags F", "setInodeFlags F 0", "unlink F");
  }

  @ParameterizedTest
  @EnumSource(names = {"EIO", "ENOSPC", "EINVAL", "EROFS", "EPERM", "EACCES", "OTHER"})
  void aFileIsImmutableAgainWhateverTheWriteFailsWith(Errno errno) {
    os.put(FILE, OLD).flags(FILE, IMMUTABLE).fail("write", Errno.EPERM).fail("write", errno);
    assertEquals(errno, failure().errno());
    assertEquals(IMMUTABLE, os.flags(FILE));
    assertEquals(Optional.of(OLD), os.contents(FILE));
  }

  @Test
  void aFileIsImmutableAgainAfterAFailedDeletion() {
    os.put(FILE, OLD).flags(FILE, IMMUTABLE).fail("unlink", Errno.EPERM).fail("unlink", Errno.EIO);
    StoreException failure = assertThrows(StoreException.class, () -> store.delete(ORDER));
    assertEquals(Errno.EIO, failure.errno());
    assertEquals(IMMUTABLE, os.flags(FILE));
  }

  @Test
  void aFileIsImmutableAgainAfterAnInterruptedWrite() throws Exception {
    os.put(FILE, OLD).flags(FILE, IMMUTABLE).fail("write", Errno.EPERM).fail("write", Errno.EINTR);
    store.write(VALUE);
    assertEquals(IMMUTABLE, os.flags(FILE));
    assertEquals(Optional.of(NEW), os.contents(FILE));
  }

  @Test
  void aFlagThatCannotBeSetAgainIsSaid() {
    os.put(FILE, OLD).flags(FILE, IMMUTABLE);
    // The first of the two calls clears the flag.
    os.failSecond("setInodeFlags", Errno.EIO);
    assertTrue(failure().detail().startsWith("it was written, but could not be made immutable"));
  }

  @ParameterizedTest
  @EnumSource(names = {"EACCES", "EROFS", "EIO", "ENOSPC"})
  void onlyEpermLeadsToTheFlags(Errno errno) {
    os.put(FILE, OLD).fail("write", errno);
    assertEquals(errno, failure().errno());
    assertEquals(0, os.count("inodeFlags"));
  }

  @Test
  void aRefusalForAnotherReasonStaysWhatItIs() {
    os.put(FILE, OLD).fail("write", Errno.EPERM);
    assertEquals(Errno.EPERM, failure().errno());
    assertCalls("write F EXISTING", "inodeFlags F");
  }

  @Test
  void aRefusalStaysWhatItIsIfTheFlagsCannotBeRead() {
    os.put(FILE, OLD).fail("write", Errno.EPERM).fail("inodeFlags", Errno.ENOTTY);
    StoreException failure = failure();
    assertEquals(Errno.EPERM, failure.errno());
    assertTrue(failure.detail().contains("cannot be told: Inappropriate ioctl"));
  }

  @ParameterizedTest
  @EnumSource(names = {"EINTR", "EAGAIN"})
  void anInterruptedCallIsMadeAgainButNotForEver(Errno errno) throws Exception {
    os.put(FILE, OLD).fail("write", errno).fail("write", errno);
    store.write(VALUE);
    assertEquals(3, os.count("write"));
    for (int i = 0; i < 10; i++) {
      os.fail("unlink", errno);
    }
    StoreException failure = assertThrows(StoreException.class, () -> store.delete(ORDER));
    assertEquals(errno, failure.errno());
    assertEquals(10, os.count("unlink"));
  }

  @ParameterizedTest
  @EnumSource(names = {"EIO", "ENOSPC", "EINVAL"})
  void aFailedFirstWriteLeavesNoEmptyFile(Errno errno) {
    os.fail("write", Errno.ENOENT).failAfterOpen(errno);
    assertEquals(errno, failure().errno());
    assertEquals(Optional.empty(), os.contents(FILE));
  }

  @Test
  void anInterruptedFirstWriteIsMadeAgain() throws Exception {
    os.fail("write", Errno.ENOENT).failAfterOpen(Errno.EINTR);
    store.write(VALUE);
    assertEquals(Optional.of(NEW), os.contents(FILE));
  }

  @Test
  void aVariableThatComesIntoBeingMeanwhileIsReplaced() throws Exception {
    os.put(FILE, OLD).fail("write", Errno.ENOENT);
    store.write(VALUE);
    assertCalls("write F EXISTING", "write F NEW", "write F EXISTING");
    assertEquals(Optional.of(NEW), os.contents(FILE));
  }

  @Test
  void aFullStoreSaysWhatFillsIt() {
    os.put(FILE, OLD).capacity(2000);
    os.put("/v/dump-type0-1-cfc8fc79-be2e-4ddc-97f0-9f98bfe298a0", Bytes.copyOf(new byte[1500]));
    os.put("/v/dump-type0-2-cfc8fc79-be2e-4ddc-97f0-9f98bfe298a0", Bytes.copyOf(new byte[496]));
    os.put("/v/Timeout-8be4df61-93ca-11d2-aa0d-00e098032b8c", Bytes.copyOf(new byte[3]));
    assertEquals(
        "No space left on device (the firmware's memory is full; deleting entries that are not"
            + " needed helps, and a reboot may let the firmware reclaim what was deleted);"
            + " 4 variables take 2005 bytes, most of all"
            + " dump-type0-1-cfc8fc79-be2e-4ddc-97f0-9f98bfe298a0 (1500)"
            + " dump-type0-2-cfc8fc79-be2e-4ddc-97f0-9f98bfe298a0 (496)"
            + " BootOrder-8be4df61-93ca-11d2-aa0d-00e098032b8c (6);"
            + " old crash logs (dump-type*) take 1996 and may be deleted",
        failure().detail());
    assertEquals(Optional.of(OLD), os.contents(FILE));
  }

  @ParameterizedTest
  @CsvSource({
    "EPERM,needs root",
    "EACCES,needs root",
    "EROFS,'`mount -o remount,rw /v`'",
    "EIO,a reboot may help",
    "EINVAL,refuses such attributes or data",
    "ENOSPC,the firmware's memory is full"
  })
  void errorsSayWhatToDo(Errno errno, String advice) {
    os.put(FILE, OLD).fail("write", errno);
    String detail = failure().detail();
    assertTrue(detail.startsWith(errno.text() + " ("), detail);
    assertTrue(detail.contains(advice), detail);
  }

  @Test
  void aVariableWithoutDataIsNotWritten() {
    os.put(FILE, OLD);
    Variable empty = new Variable(ORDER, Attributes.BOOT_VARIABLE, Bytes.EMPTY);
    StoreException failure = assertThrows(StoreException.class, () -> store.write(empty));
    assertEquals(Errno.EINVAL, failure.errno());
    assertEquals(0, os.count("write"));
  }
}
