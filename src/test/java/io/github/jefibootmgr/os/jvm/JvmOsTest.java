package io.github.jefibootmgr.os.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only the machine itself has. */
class JvmOsTest {
  @TempDir private Path directory;

  private final JvmOs os = new JvmOs();

  @Test
  void findsTheErrorInAnException() {
    assertErrno(Errno.EACCES, new FileNotFoundException("/a (b)/c (Permission denied)"));
    assertErrno(Errno.EISDIR, new FileNotFoundException("/a (Is a directory)"));
    assertErrno(Errno.EACCES, new AccessDeniedException("/a"));
    assertErrno(Errno.EPERM, new FileSystemException("/a", null, "Operation not permitted"));
    assertErrno(Errno.ENOSPC, new IOException("No space left on device"));
    assertErrno(
        Errno.ELOOP,
        new FileSystemException(
            "/a",
            null,
            "Too many levels of symbolic links or unable to access attributes of symbolic link"));
    assertErrno(Errno.OTHER, new IOException("Gerät voll"));
    assertErrno(Errno.OTHER, new IOException());
    assertEquals(
        "/a: Gerät voll", Errnos.translate(new IOException("Gerät voll"), "/a").getMessage());
  }

  private static void assertErrno(Errno errno, IOException failure) {
    assertEquals(errno, Errnos.translate(failure, "/a").errno());
  }

  @Test
  void readsAFileOfProcfsToItsEnd() throws Exception {
    Path mounts = Path.of("/proc/self/maps");
    if (Files.exists(mounts)) {
      Bytes maps = os.readToEnd(mounts.toString());
      assertTrue(maps.size() > 8192, "only " + maps.size() + " bytes");
    }
  }

  @Test
  void tellsDevices() throws Exception {
    FileStatus status = os.status("/dev/null");
    assertEquals(FileStatus.Kind.CHARACTER_DEVICE, status.kind());
    assertEquals("1:3", status.major() + ":" + status.minor());
  }

  @Test
  void neverOpensAnotherFileThanWasNamed() {
    for (String path : new String[] {directory + "/\udcff", directory + "/a\0b"}) {
      assertEquals(Errno.EINVAL, assertThrows(OsException.class, () -> os.read(path)).errno());
      assertEquals(Errno.EINVAL, assertThrows(OsException.class, () -> os.list(path)).errno());
    }
  }

  @Test
  void asksForInodeFlags() throws Exception {
    Path file = Files.createFile(directory.resolve("f"));
    try {
      assertEquals(0, os.inodeFlags(file.toString()) & Os.IMMUTABLE);
    } catch (OsException e) {
      // Not every file system has them.
      assertTrue(EnumSet.of(Errno.ENOTTY, Errno.EOPNOTSUPP, Errno.ENOSYS).contains(e.errno()));
    }
    OsException absent =
        assertThrows(OsException.class, () -> os.inodeFlags(directory + "/absent"));
    assertEquals(Errno.ENOENT, absent.errno());
  }

  @Test
  void readsAPipeToItsEnd() throws Exception {
    String pipe = directory.resolve("pipe").toString();
    Process writer =
        new ProcessBuilder("sh", "-c", "mkfifo \"$0\" && { printf ab; printf c; } >\"$0\"", pipe)
            .start();
    try {
      while (writer.isAlive() && !Files.exists(Path.of(pipe))) {
        os.pause(1);
      }
      assertEquals(Utf8.encode("abc"), os.readAt(pipe, 0, 10));
    } finally {
      writer.destroy();
    }
  }

  @Test
  void readsNoMoreThanIsAskedFor() throws Exception {
    assertEquals(Bytes.of(0, 0, 0), os.readAt("/dev/zero", 0, 3));
    OsException failure = assertThrows(OsException.class, () -> os.read("/dev/zero"));
    assertEquals(Errno.EFBIG, failure.errno());
  }

  @Test
  void aLockKeepsAnotherProcessOut() throws Exception {
    String file = directory.resolve("lock").toString();
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                LockHolder.class.getName(),
                file)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      assertEquals('1', other.getInputStream().read());
      assertEquals(Optional.empty(), os.tryLock(file, Utf8.encode("me")));
      assertEquals(Utf8.encode("other"), os.read(file));
      other.getOutputStream().write(new byte[70_000]);
      other.getOutputStream().close();
      assertEquals(0, other.waitFor());
      try (Os.FileLock lock = os.tryLock(file, Utf8.encode("me")).orElseThrow()) {
        assertTrue(lock != null);
      }
    } finally {
      other.destroy();
    }
  }

  /** Locks a file, says so, and waits for the end of its input. */
  static final class LockHolder {
    private LockHolder() {}

    public static void main(String[] args) throws OsException {
      JvmOs os = new JvmOs();
      try (Os.FileLock lock = os.tryLock(args[0], Utf8.encode("other")).orElseThrow()) {
        os.writeOutput(Utf8.encode(lock == null ? "0" : "1"));
        if (os.readStandardInput(100_000).size() != 70_000) {
          throw new IllegalStateException("standard input was not read to its end");
        }
      }
    }
  }

  @Test
  void neverLocksThroughASymbolicLink() throws Exception {
    Path target = Files.createFile(directory.resolve("target"));
    Path link = Files.createSymbolicLink(directory.resolve("lock"), target);
    OsException failure =
        assertThrows(OsException.class, () -> os.tryLock(link.toString(), Bytes.of(1)));
    assertEquals(Errno.ELOOP, failure.errno());
    assertEquals(0, Files.size(target));
  }
}
