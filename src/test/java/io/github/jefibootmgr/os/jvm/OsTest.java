package io.github.jefibootmgr.os.jvm;

import static io.github.jefibootmgr.os.Os.WriteMode.EXISTING;
import static io.github.jefibootmgr.os.Os.WriteMode.NEW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What the door to the system does with real files and with files in memory. */
class OsTest {

  abstract static class Contract {
    private Os os;
    private Path directory;
    private String file;

    abstract Os os();

    abstract Path directory() throws IOException;

    @BeforeEach
    void open() throws IOException {
      os = os();
      directory = directory();
      file = path("f");
    }

    private String path(String name) {
      return directory.resolve(name).toString();
    }

    private void put(String name, byte[] contents) throws IOException {
      Files.write(directory.resolve(name), contents);
    }

    private static void assertFails(Errno errno, Executable call) {
      OsException failure = assertThrows(OsException.class, call);
      assertEquals(errno, failure.errno(), failure.getMessage());
    }

    @Test
    void lists() throws Exception {
      put("a", new byte[0]);
      put(".b", new byte[0]);
      Files.createDirectory(directory.resolve("d"));
      TreeSet<String> names = new TreeSet<>(os.list(directory.toString()));
      assertEquals(new TreeSet<>(Arrays.asList(".b", "a", "d")), names);
    }

    @Test
    void saysWhyItCannotList() throws Exception {
      put("f", new byte[0]);
      assertFails(Errno.ENOENT, () -> os.list(path("absent")));
      assertFails(Errno.ENOTDIR, () -> os.list(file));
    }

    @Test
    void readsFilesOfAnySize() throws Exception {
      for (int size : new int[] {0, 1, 8192, 65_535, 65_536, 65_537, 65_541, 131_072, 600_000}) {
        byte[] contents = new byte[size];
        Arrays.fill(contents, (byte) size);
        if (size > 0) {
          contents[size - 1] = 77;
        }
        put("f", contents);
        // A message with all of it would have megabytes.
        assertTrue(Bytes.copyOf(contents).equals(os.read(file)), "size " + size);
        assertTrue(Bytes.copyOf(contents).equals(os.readToEnd(file)), "size " + size);
      }
    }

    @Test
    void refusesWhatIsTooLargeToBeAVariable() throws Exception {
      put("f", new byte[Os.READ_LIMIT]);
      assertEquals(Os.READ_LIMIT, os.read(file).size());
      put("f", new byte[Os.READ_LIMIT + 1]);
      assertFails(Errno.EFBIG, () -> os.read(file));
      put("f", new byte[1 << 24]);
      assertFails(Errno.EFBIG, () -> os.readToEnd(file));
    }

    @Test
    void whatWasReadDoesNotChangeWithTheNextRead() throws Exception {
      put("f", new byte[] {1});
      Bytes first = os.read(file);
      put("f", new byte[] {2});
      assertEquals(Bytes.of(2), os.read(file));
      assertEquals(Bytes.of(1), first);
    }

    @Test
    void readsPartsUpToTheEnd() throws Exception {
      put("f", new byte[] {0, 1, 2, 3, 4});
      assertEquals(Bytes.of(1, 2), os.readAt(file, 1, 2));
      assertEquals(Bytes.of(4), os.readAt(file, 4, 10));
      assertEquals(Bytes.EMPTY, os.readAt(file, 5, 10));
      assertEquals(Bytes.EMPTY, os.readAt(file, 500, 10));
    }

    @Test
    void absentFilesAreEnoent() {
      assertFails(Errno.ENOENT, () -> os.read(file));
      assertFails(Errno.ENOENT, () -> os.readAt(file, 0, 1));
      assertFails(Errno.ENOENT, () -> os.readToEnd(file));
      assertFails(Errno.ENOENT, () -> os.readLink(file));
      assertFails(Errno.ENOENT, () -> os.status(file));
      assertFails(Errno.ENOENT, () -> os.realPath(file));
      assertFails(Errno.ENOENT, () -> os.write(file, Bytes.of(1), EXISTING));
      assertFails(Errno.ENOENT, () -> os.write(path("no/f"), Bytes.of(1), NEW));
      assertFails(Errno.ENOENT, () -> os.unlink(file));
      assertFails(Errno.ENOENT, () -> os.rename(file, path("g")));
      assertFails(Errno.ENOENT, () -> os.sync(file));
      assertFails(Errno.ENOENT, () -> os.tryLock(path("no/f"), Bytes.EMPTY));
    }

    @Test
    void anExistingFileIsWrittenWithoutTruncation() throws Exception {
      put("f", new byte[] {1, 2, 3});
      os.write(file, Bytes.of(9), EXISTING);
      assertEquals(Bytes.of(9, 2, 3), os.read(file));
    }

    @Test
    void aNewFileIsNeverAnOldOne() throws Exception {
      os.write(file, Bytes.of(1), NEW);
      assertFails(Errno.EEXIST, () -> os.write(file, Bytes.of(2), NEW));
      assertEquals(Bytes.of(1), os.read(file));
    }

    @Test
    void renamesInPlaceOfAnother() throws Exception {
      put("f", new byte[] {1});
      put("g", new byte[] {2});
      os.rename(file, path("g"));
      assertEquals(Bytes.of(1), os.read(path("g")));
      assertFails(Errno.ENOENT, () -> os.read(file));
    }

    @Test
    void unlinksFilesButNotDirectories() throws Exception {
      put("f", new byte[0]);
      os.unlink(file);
      assertFails(Errno.ENOENT, () -> os.read(file));
      assertFails(Errno.EISDIR, () -> os.unlink(directory.toString()));
    }

    @Test
    void followsLinksWhereItSaysSo() throws Exception {
      put("f", new byte[3]);
      Path target = directory.getFileSystem().getPath("f");
      Files.createSymbolicLink(directory.resolve("l"), target);
      assertEquals("f", os.readLink(path("l")));
      assertEquals(directory.toRealPath().resolve("f").toString(), os.realPath(path("l")));
      assertEquals(3, os.status(path("l")).size());
      assertFails(Errno.EINVAL, () -> os.readLink(file));
    }

    @Test
    void tellsFilesFromDirectories() throws Exception {
      put("f", new byte[3]);
      assertEquals(FileStatus.Kind.FILE, os.status(file).kind());
      assertEquals(FileStatus.Kind.DIRECTORY, os.status(directory.toString()).kind());
    }

    @Test
    void keepsPermissions() throws Exception {
      put("f", new byte[0]);
      put("g", new byte[0]);
      FileStatus old = os.status(file);
      FileStatus like = new FileStatus(old.kind(), 0, 0640, old.owner(), old.group(), 0);
      os.setOwnership(path("g"), like);
      assertEquals(0640, os.status(path("g")).mode());
    }

    @Test
    void syncsFilesAndDirectories() throws Exception {
      put("f", new byte[1]);
      os.sync(file);
      os.sync(directory.toString());
    }

    @Test
    void aLockIsTakenOnceAndGivenBack() throws Exception {
      try (Os.FileLock lock = os.tryLock(file, Bytes.of(0x37)).orElseThrow()) {
        assertTrue(lock != null);
        assertFails(Errno.EBUSY, () -> os.tryLock(file, Bytes.of(0x38)));
      }
      try (Os.FileLock lock = os.tryLock(file, Bytes.EMPTY).orElseThrow()) {
        assertTrue(lock != null);
      }
      assertEquals(Bytes.EMPTY, os.read(file));
    }
  }

  @Nested
  class RealFiles extends Contract {
    @TempDir Path directory;

    @Override
    Os os() {
      return new JvmOs();
    }

    @Override
    Path directory() {
      return directory;
    }
  }

  @Nested
  class RealFilesThroughNio extends Contract {
    @TempDir Path directory;

    @Override
    Os os() {
      return new NioOs(directory.getFileSystem());
    }

    @Override
    Path directory() {
      return directory;
    }
  }

  @Nested
  class FilesInMemory extends Contract {
    private final Path directory =
        Jimfs.newFileSystem(
                Configuration.unix().toBuilder()
                    .setAttributeViews("basic", "posix", "unix")
                    .build())
            .getPath("/d");

    @Override
    Os os() {
      return new NioOs(directory.getFileSystem());
    }

    @Override
    Path directory() throws IOException {
      return Files.createDirectories(directory);
    }
  }
}
