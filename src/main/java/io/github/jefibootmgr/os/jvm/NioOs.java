package io.github.jefibootmgr.os.jvm;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A machine whose files are in any file system of java.nio, for instance one in memory. */
public final class NioOs extends JvmProcess {
  private static final int FIRST_BUFFER = 128 * 1024;

  private final FileSystem files;

  /** Makes a machine of a file system and the process that this JVM is. */
  public NioOs(FileSystem files) {
    this.files = files;
  }

  private Path path(String path) throws OsException {
    try {
      return files.getPath(path);
    } catch (InvalidPathException e) {
      throw new OsException(
          Errno.EINVAL,
          path,
          "a Java program started with LC_ALL="
              + Optional.ofNullable(System.getenv("LC_ALL")).orElse("")
              + " cannot open a file of this name ("
              + e.getReason()
              + "); LC_ALL=C.UTF-8 allows every name in UTF-8");
    }
  }

  private boolean isMachine() {
    return files == FileSystems.getDefault();
  }

  // Reading.

  @Override
  public List<String> list(String directory) throws OsException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(path(directory))) {
      for (Path file : stream) {
        names.add(file.getFileName().toString());
      }
    } catch (DirectoryIteratorException e) {
      throw Errnos.translate(e.getCause(), directory);
    } catch (IOException e) {
      throw Errnos.translate(e, directory);
    }
    return names;
  }

  @Override
  public Bytes read(String path) throws OsException {
    Path file = path(path);
    for (int size = FIRST_BUFFER; size <= READ_LIMIT; size *= 8) {
      // One octet more, to tell that there is no more.
      ByteBuffer buffer = ByteBuffer.allocate(size + 1);
      try (FileChannel channel = FileChannel.open(file, READ)) {
        channel.read(buffer);
      } catch (IOException e) {
        throw Errnos.translate(e, path);
      }
      if (buffer.hasRemaining()) {
        return Bytes.copyOf(buffer.array(), 0, buffer.position());
      }
    }
    throw new OsException(Errno.EFBIG, path);
  }

  @Override
  public Bytes readAt(String path, long offset, int length) throws OsException {
    ByteBuffer buffer = ByteBuffer.allocate(length);
    try (FileChannel channel = FileChannel.open(path(path), READ)) {
      // A pipe has no other position than the first.
      if (offset > 0) {
        channel.position(offset);
      }
      int count = 0;
      while (buffer.hasRemaining() && count >= 0) {
        count = channel.read(buffer);
      }
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
    return Bytes.copyOf(buffer.array(), 0, buffer.position());
  }

  @Override
  public String readLink(String path) throws OsException {
    try {
      return Files.readSymbolicLink(path(path)).toString();
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
  }

  @Override
  public FileStatus status(String path) throws OsException {
    try {
      return UnixAttributes.status(path(path));
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
  }

  @Override
  public String realPath(String path) throws OsException {
    try {
      return path(path).toRealPath().toString();
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
  }

  // Writing.

  @Override
  public void write(String path, Bytes contents, WriteMode mode) throws OsException {
    Set<? extends OpenOption> options =
        mode == WriteMode.NEW ? Set.of(CREATE_NEW, WRITE) : Set.of(WRITE);
    int count;
    try (FileChannel channel =
        FileChannel.open(path(path), options, UnixAttributes.forNewFile(files))) {
      count = channel.write(ByteBuffer.wrap(contents.toArray()));
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
    if (count == 0 && !contents.isEmpty()) {
      throw new OsException(Errno.EAGAIN, path);
    }
    if (count < contents.size()) {
      throw new OsException(
          Errno.EIO, path, "only " + count + " of " + contents.size() + " bytes were written");
    }
  }

  @Override
  public void setOwnership(String path, FileStatus like) throws OsException {
    try {
      UnixAttributes.set(path(path), like);
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
  }

  @Override
  public void unlink(String path) throws OsException {
    Path file = path(path);
    if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new OsException(Errno.EISDIR, path);
    }
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
  }

  @Override
  public void rename(String from, String to) throws OsException {
    try {
      Files.move(path(from), path(to), ATOMIC_MOVE, REPLACE_EXISTING);
    } catch (IOException e) {
      throw Errnos.translate(e, from);
    }
  }

  @Override
  public void sync(String path) throws OsException {
    Path file = path(path);
    if (!isMachine() && Files.isDirectory(file)) {
      return; // Only Linux opens a directory.
    }
    try (FileChannel channel = FileChannel.open(file, READ)) {
      channel.force(true);
    } catch (IOException e) {
      throw Errnos.translate(e, path);
    }
  }

  @Override
  public int inodeFlags(String path) throws OsException {
    if (!isMachine()) {
      return 0;
    }
    try {
      return InodeFlags.get(path);
    } catch (LinkageError e) {
      throw withoutJna(path, e);
    }
  }

  @Override
  public void setInodeFlags(String path, int flags) throws OsException {
    if (!isMachine()) {
      throw new OsException(Errno.ENOTTY, path);
    }
    try {
      InodeFlags.set(path, flags);
    } catch (LinkageError e) {
      throw withoutJna(path, e);
    }
  }

  /** JNA may be left out by a user of the library, or may not unpack its part in C. */
  private static OsException withoutJna(String path, LinkageError failure) {
    return new OsException(
        Errno.ENOSYS, path, "JNA, which asks for inode flags, does not load: " + failure);
  }

  @Override
  public Optional<FileLock> tryLock(String path, Bytes note) throws OsException {
    return RecordLock.tryLock(path(path), path, note);
  }
}
