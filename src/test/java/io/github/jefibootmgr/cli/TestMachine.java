package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import io.github.jefibootmgr.cli.picocli.PicocliParser;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.os.jvm.NioOs;
import io.github.jefibootmgr.wire.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A machine in memory to run the program on: its files are in jimfs, its process is made up.
 *
 * <p>The store is in {@code /store}, which {@code EFIVARFS_PATH} names with a slash at its end.
 */
final class TestMachine extends ForwardingOs implements AutoCloseable {
  static final String STORE = "/store";
  private static final String ROOT = "/machine";

  /** What turns command lines into requests in all tests that run the whole program. */
  private static final RequestParser PARSER = new PicocliParser();

  private final FileSystem files;
  private final Map<String, String> environment = new HashMap<>();
  private final Map<String, Integer> inodeFlags = new HashMap<>();
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream error = new ByteArrayOutputStream();
  private Optional<Bytes> input = Optional.empty();
  private Optional<Errno> refusal = Optional.empty();
  private String refusedBeneath = "";
  private Optional<Errno> closedOutput = Optional.empty();
  private String unreadable = "";
  private boolean efivarfs;
  private boolean immutable;
  private int writes;

  /**
   * What a run gave.
   *
   * @param status the exit status
   * @param output all of standard output
   * @param error all of standard error
   * @param writes the number of writes to standard output
   */
  record Run(int status, String output, String error, int writes) {}

  TestMachine() {
    this(
        Jimfs.newFileSystem(
            Configuration.unix().toBuilder()
                .setAttributeViews("basic", "posix")
                .setWorkingDirectory("/work")
                .build()));
    environment.put("EFIVARFS_PATH", STORE + "/");
    directory(STORE);
    text("/etc/os-release", "ID=debian\n");
    directory("/run");
  }

  private TestMachine(FileSystem files) {
    super(new NioOs(files));
    this.files = files;
  }

  /** Runs the program under its own name. */
  Run run(String... arguments) {
    return runAs("jefibootmgr", List.of(arguments));
  }

  Run runAs(String name, List<String> arguments) {
    output.reset();
    error.reset();
    writes = 0;
    int status = Program.run(this, PARSER, name, arguments);
    return new Run(
        status,
        output.toString(StandardCharsets.UTF_8),
        error.toString(StandardCharsets.UTF_8),
        writes);
  }

  // What is on the machine.

  TestMachine file(String path, byte[] contents) {
    try {
      Path file = files.getPath(path);
      Files.createDirectories(file.getParent());
      Files.write(file, contents);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  TestMachine text(String path, String contents) {
    return file(path, contents.getBytes(StandardCharsets.UTF_8));
  }

  TestMachine directory(String path) {
    try {
      Files.createDirectories(files.getPath(path));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  TestMachine link(String path, String target) {
    try {
      Path file = files.getPath(path);
      Files.createDirectories(file.getParent());
      Files.createSymbolicLink(file, files.getPath(target));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Adds a line of a tree of files beneath {@code /machine}, for instance sysfs.
   *
   * <pre>
   * PATH = TEXT         a file with that text and a line's end
   * PATH -> TARGET      a symbolic link
   * disk NAME 8:0 PATH  a block device of sysfs with its links in /sys, and /dev/NAME with a GPT
   * </pre>
   */
  TestMachine tree(String line) {
    String[] words = line.replace("%", "/sys/devices").split(" ", 4);
    if (words[0].equals("disk")) {
      directory(ROOT + words[3]);
      link(ROOT + "/sys/class/block/" + words[1], "../.." + words[3].substring(4));
      link(ROOT + "/sys/dev/block/" + words[2], "../.." + words[3].substring(4));
      return file(ROOT + "/dev/" + words[1], Disks.contents("gpt512"));
    }
    String rest = words.length > 3 ? words[2] + " " + words[3] : words[2];
    return words[1].equals("->") ? link(ROOT + words[0], rest) : text(ROOT + words[0], rest + "\n");
  }

  /** Fills the store with copies of the files of a directory of the real file system. */
  TestMachine store(Path source) {
    try (DirectoryStream<Path> variables = Files.newDirectoryStream(source)) {
      for (Path variable : variables) {
        file(STORE + "/" + variable.getFileName(), Files.readAllBytes(variable));
      }
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes the store what the kernel shows of the firmware's variables. */
  TestMachine efivarfs() {
    efivarfs = true;
    String root = "1 0 0:1 / / rw - ext4 /dev/sda2 rw\n";
    String store = "2 1 0:2 / " + STORE + " rw - efivarfs efivarfs rw\n";
    return text("/proc/self/mountinfo", root + store);
  }

  /** Sets an environment variable, or removes it if the value is null. */
  TestMachine environment(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** What standard input holds; without this, reading it fails the test. */
  TestMachine input(Bytes contents) {
    input = Optional.of(contents);
    return this;
  }

  /** Mounts the store read-only. */
  TestMachine readOnlyStore() {
    refusal = Optional.of(Errno.EROFS);
    refusedBeneath = STORE + "/";
    return this;
  }

  /** Lets the program run as an ordinary user, whom no file belongs to. */
  TestMachine ordinaryUser() {
    refusal = Optional.of(Errno.EACCES);
    refusedBeneath = "/";
    return this;
  }

  /** Makes a directory that may not be listed. */
  TestMachine unreadable(String directory) {
    unreadable = directory;
    return this;
  }

  /** Lets every write to standard output fail. */
  TestMachine closeOutput(Errno errno) {
    closedOutput = Optional.of(errno);
    return this;
  }

  /** Makes all files of the store immutable. */
  TestMachine immutableStore() {
    immutable = true;
    for (String name : variables().keySet()) {
      inodeFlags.put(STORE + "/" + name, IMMUTABLE);
    }
    return this;
  }

  /** Checks that files of an immutable store are immutable still. */
  void checkFlags() {
    if (immutable) {
      for (String name : variables().keySet()) {
        assertEquals(IMMUTABLE, inodeFlags(STORE + "/" + name), name);
      }
    }
  }

  /** Returns all files of the store, their contents in hexadecimal digits. */
  Map<String, String> variables() {
    try {
      Map<String, String> variables = new TreeMap<>();
      for (String name : list(STORE)) {
        variables.put(name, read(STORE + "/" + name).hex());
      }
      return variables;
    } catch (OsException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    try {
      files.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // What the kernel may refuse.

  @Override
  public List<String> list(String directory) throws OsException {
    if (directory.equals(unreadable)) {
      throw new OsException(Errno.EACCES, directory);
    }
    return super.list(directory);
  }

  private void checkWrite(String path) throws OsException {
    if (refusal.isPresent() && path.startsWith(refusedBeneath)) {
      throw new OsException(refusal.get(), path);
    }
    if ((inodeFlags.getOrDefault(path, 0) & IMMUTABLE) != 0) {
      throw new OsException(Errno.EPERM, path);
    }
  }

  @Override
  public void write(String path, Bytes contents, WriteMode mode) throws OsException {
    checkWrite(path);
    if (efivarfs && mode == WriteMode.EXISTING && path.startsWith(STORE + "/")) {
      // One write is the whole value; the file keeps nothing of a longer one.
      super.read(path);
      super.unlink(path);
      super.write(path, contents, WriteMode.NEW);
      return;
    }
    super.write(path, contents, mode);
  }

  @Override
  public void unlink(String path) throws OsException {
    checkWrite(path);
    super.unlink(path);
    inodeFlags.remove(path);
  }

  @Override
  public void rename(String from, String to) throws OsException {
    checkWrite(from);
    checkWrite(to);
    super.rename(from, to);
  }

  @Override
  public Optional<FileLock> tryLock(String path, Bytes note) throws OsException {
    checkWrite(path);
    return super.tryLock(path, note);
  }

  @Override
  public int inodeFlags(String path) {
    return inodeFlags.getOrDefault(path, 0);
  }

  @Override
  public void setInodeFlags(String path, int flags) {
    inodeFlags.put(path, flags);
  }

  // The process.

  @Override
  public long processId() {
    return 4711;
  }

  @Override
  public void pause(int milliseconds) {
    throw new AssertionError("nothing here is worth waiting for");
  }

  @Override
  public Optional<String> environment(String name) {
    return Optional.ofNullable(environment.get(name));
  }

  @Override
  public String machine() {
    return "x86_64";
  }

  @Override
  public Bytes readStandardInput(int limit) {
    Bytes contents = input.orElseThrow(() -> new AssertionError("standard input was read"));
    return contents.slice(0, Math.min(limit, contents.size()));
  }

  @Override
  public void writeOutput(Bytes text) throws OsException {
    if (closedOutput.isPresent()) {
      throw new OsException(closedOutput.get(), "standard output");
    }
    writes++;
    output.writeBytes(text.toArray());
  }

  @Override
  public void writeError(Bytes text) {
    error.writeBytes(text.toArray());
  }
}
