package io.github.jefibootmgr.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.store.NoStoreException.Reason;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoreLocatorTest {
  private static final String VARS = StoreLocator.EFIVARFS;
  private static final String ROOT_MOUNT = "1 0 8:1 / / rw - ext4 /dev/a rw\n";

  private final FakeOs os = new FakeOs();

  static EfivarfsStore directory(FakeOs os, String path) {
    try {
      return StoreLocator.directory(os, path);
    } catch (NoStoreException e) {
      throw new AssertionError(e);
    }
  }

  private void assertNoStore(String root, Reason reason, String detail) {
    EfivarfsStore store = StoreLocator.machine(os, root);
    NoStoreException failure = assertThrows(NoStoreException.class, store::list);
    assertEquals(reason, failure.reason());
    assertEquals(detail, failure.detail());
  }

  @Test
  void aMachineWithVariablesIsAskedNothingElse() throws Exception {
    os.put(VARS + "/" + VariableName.global("Timeout").fileName(), "");
    assertEquals(1, StoreLocator.machine(os, "").list().size());
    assertEquals(List.of("list " + VARS), os.log());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/mnt", "/mnt/"})
  void withoutUefi(String root) {
    String above = root.isEmpty() ? "" : "/mnt";
    os.directory("/mnt");
    String detail = "not booted by UEFI (" + above + "/sys/firmware/efi is absent)";
    assertNoStore(root, Reason.NOT_UEFI, detail);
  }

  @Test
  void notMounted() {
    os.directory(VARS).put("/proc/self/mountinfo", ROOT_MOUNT + "2 1 0:1 / /sys rw - sysfs s rw\n");
    String advice = "`mount -t efivarfs efivarfs " + VARS + "` mounts it";
    assertNoStore("", Reason.NOT_MOUNTED, "efivarfs is not mounted; " + advice);
  }

  @Test
  void notMountedBeneathARoot() {
    os.directory("/mnt" + VARS);
    String advice = "`mount -t efivarfs efivarfs /mnt" + VARS + "` mounts it";
    assertNoStore("/mnt", Reason.NOT_MOUNTED, "efivarfs is not mounted; " + advice);
  }

  @Test
  void anotherFileSystem() {
    os.directory(VARS)
        .put("/proc/self/mountinfo", ROOT_MOUNT + "2 1 0:1 / " + VARS + " rw - tmpfs none rw\n");
    assertNoStore("", Reason.OTHER_FILE_SYSTEM, "another file system, tmpfs, is mounted there");
  }

  @Test
  void mountedButEmpty() {
    os.efivarfs(VARS);
    assertNoStore(
        "", Reason.EMPTY, "efivarfs is mounted, but the firmware offers no variables: it is empty");
  }

  @Test
  void notReadable() {
    os.efivarfs(VARS).fail("list", Errno.EACCES);
    assertNoStore("", Reason.NOT_READABLE, "not readable: Permission denied");
  }

  @Test
  void aNamedDirectoryMayBeEmptyButNotMissing() throws Exception {
    os.directory("/v");
    assertEquals(List.of(), StoreLocator.directory(os, "/v").list());
    EfivarfsStore missing = StoreLocator.directory(os, "/w");
    NoStoreException failure = assertThrows(NoStoreException.class, missing::list);
    assertEquals(Reason.NO_DIRECTORY, failure.reason());
    assertEquals("/w: No such file or directory", failure.getMessage());
    assertThrows(NoStoreException.class, () -> StoreLocator.directory(os, ""));
  }
}
