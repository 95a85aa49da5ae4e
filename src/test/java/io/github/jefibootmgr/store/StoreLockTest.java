package io.github.jefibootmgr.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.wire.Utf8;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoreLockTest {
  private static final String FILE = "/a/.v.lock";

  private final FakeOs os = new FakeOs().directory("/a/v");
  private final EfivarfsStore store = StoreLocatorTest.directory(os, "/a/v");

  @Test
  void isHeldUntilItIsClosed() throws Exception {
    try (StoreLock lock = store.lock(0)) {
      assertEquals(Optional.empty(), lock.warning());
      assertTrue(os.holds(FILE));
      assertEquals(Optional.of(Utf8.encode("4711\n")), os.contents(FILE));
    }
    assertFalse(os.holds(FILE));
  }

  @Test
  void liesBesideTheDirectoryWhateverItIsCalled() throws Exception {
    os.link("/other", "/a/v");
    try (StoreLock lock = StoreLocatorTest.directory(os, "/other//").lock(0)) {
      assertEquals(Optional.empty(), lock.warning());
      assertTrue(os.holds(FILE));
    }
  }

  @ParameterizedTest
  @CsvSource({"/sys/firmware/efi/efivars", "/mnt/sys/firmware/efi/efivars"})
  void isOneForTheMachine(String directory) throws Exception {
    os.efivarfs(directory);
    try (StoreLock lock = StoreLocatorTest.directory(os, directory).lock(0)) {
      assertEquals(Optional.empty(), lock.warning());
      assertTrue(os.holds("/run/jefibootmgr.lock"));
    }
  }

  @Test
  void waitsForAnotherProgram() throws Exception {
    os.lockedByOther(FILE, "99\n").onPause(() -> os.unlockedByOther(FILE));
    try (StoreLock lock = store.lock(1000)) {
      assertEquals(Optional.empty(), lock.warning());
      assertEquals(1, os.count("pause"));
    }
  }

  @ParameterizedTest
  @CsvSource({"99,process 99", "'',another program", "evil\u001b,another program"})
  void saysWhoHasItAfterATime(String note, String holder) {
    os.lockedByOther(FILE, note);
    StoreException failure = assertThrows(StoreException.class, () -> store.lock(200));
    assertEquals(Errno.EBUSY, failure.errno());
    assertEquals(FILE + ": after 200 ms, " + holder + " still has the lock", failure.getMessage());
    assertEquals(4, os.count("pause"));
  }

  @Test
  void neverOpensAFileThatThisProgramHasLocked() throws Exception {
    try (StoreLock lock = store.lock(0)) {
      assertThrows(StoreException.class, () -> store.lock(100));
      assertEquals(0, os.count("read"));
      assertEquals(Optional.empty(), lock.warning());
    }
  }

  @ParameterizedTest
  @CsvSource({"EACCES", "EROFS", "ENOENT", "ELOOP"})
  void withoutALockThereIsAWarning(Errno errno) throws Exception {
    os.fail("tryLock", errno);
    try (StoreLock lock = store.lock(0)) {
      assertEquals(
          Optional.of(
              FILE
                  + ": "
                  + errno.text()
                  + "; without this lock another program may change the variables at the same"
                  + " time"),
          lock.warning());
    }
  }
}
