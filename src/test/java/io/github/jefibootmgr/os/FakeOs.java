package io.github.jefibootmgr.os;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A machine in memory that logs each call and fails when it is told to.
 *
 * <p>Files are in a map from absolute paths; a directory is there when something is in it or when
 * it was made. A call is logged as it looks in C, for instance {@code unlink /a/b}; the kinds are
 * the names of the methods. {@link #efivarfs} makes a directory behave as the kernel's.
 */
public final class FakeOs implements Os {
  /** One file. */
  private static final class Node {
    Bytes contents;
    int flags;
    int mode = 0644;
    int owner;
    int group;

    Node(Bytes contents) {
      this.contents = contents;
    }
  }

  private final Map<String, Node> files = new TreeMap<>();
  private final Set<String> directories = new TreeSet<>();
  private final Map<String, String> links = new HashMap<>();
  private final Map<String, String> environment = new HashMap<>();
  private final Set<String> lockedByOthers = new TreeSet<>();
  private final Set<String> locked = new TreeSet<>();
  private final FaultQueue faults = new FaultQueue();
  private final List<String> log = new ArrayList<>();
  private final StringBuilder output = new StringBuilder();
  private String efivarfs = "";
  private long capacity = Long.MAX_VALUE;
  private Runnable onPause = () -> {};

  /** Puts a file, whatever is there. */
  public FakeOs put(String path, Bytes contents) {
    files.put(path, new Node(contents));
    return this;
  }

  /** Puts a file of text. */
  public FakeOs put(String path, String contents) {
    return put(path, Utf8.encode(contents));
  }

  /** Makes a directory. */
  public FakeOs directory(String path) {
    directories.add(path);
    return this;
  }

  /** Makes a symbolic link. */
  public FakeOs link(String path, String target) {
    links.put(path, target);
    return this;
  }

  /** Mounts efivarfs: a failed first write leaves an empty file, an empty write is refused. */
  public FakeOs efivarfs(String directory) {
    efivarfs = directory;
    return directory(directory)
        .put(
            "/proc/self/mountinfo",
            "1 0 8:1 / / rw - ext4 /dev/a rw\n2 1 0:5 / "
                + directory
                + " rw,relatime shared:9 - efivarfs efivarfs rw\n");
  }

  /** Lets the files of efivarfs take no more than this together. */
  public FakeOs capacity(long octets) {
    capacity = octets;
    return this;
  }

  public FakeOs flags(String path, int flags) {
    files.get(path).flags = flags;
    return this;
  }

  public FakeOs ownership(String path, int mode, int owner, int group) {
    Node node = files.get(path);
    node.mode = mode;
    node.owner = owner;
    node.group = group;
    return this;
  }

  /** Sets a variable of the environment. */
  public FakeOs environment(String name, String value) {
    environment.put(name, value);
    return this;
  }

  /** Gives another process the lock of a file, with this in it. */
  public FakeOs lockedByOther(String path, String note) {
    lockedByOthers.add(path);
    return put(path, note);
  }

  public FakeOs unlockedByOther(String path) {
    lockedByOthers.remove(path);
    return this;
  }

  /** Runs whenever the program waits. */
  public FakeOs onPause(Runnable action) {
    onPause = action;
    return this;
  }

  /** Lets the next call of a kind fail; several faults of a kind come one after the other. */
  public FakeOs fail(String call, Errno errno) {
    faults.add(call, errno, false);
    return this;
  }

  /** Lets the next call of a kind pass and the one after it fail. */
  public FakeOs failSecond(String call, Errno errno) {
    faults.pass(call);
    return fail(call, errno);
  }

  /** Lets the next write open or make its file, and then fail. */
  public FakeOs failAfterOpen(Errno errno) {
    faults.add("write", errno, true);
    return this;
  }

  /** Returns the calls so far. */
  public List<String> log() {
    return log;
  }

  /** Returns how many calls of a kind there were. */
  public int count(String call) {
    return (int) log.stream().filter(line -> line.startsWith(call + " ")).count();
  }

  /** Returns what is in a file, empty if there is none. */
  public Optional<Bytes> contents(String path) {
    return Optional.ofNullable(files.get(path)).map(node -> node.contents);
  }

  public int flags(String path) {
    return files.get(path).flags;
  }

  /** Returns the paths of all files. */
  public Collection<String> paths() {
    return List.copyOf(files.keySet());
  }

  /** Returns whether this process has the lock of a file. */
  public boolean holds(String path) {
    return locked.contains(path);
  }

  /** Returns what went to standard output. */
  public String output() {
    return output.toString();
  }

  // The calls.

  /** Logs a call, and returns what it should fail with later on. */
  private Optional<Errno> begin(String call, String path) throws OsException {
    log.add(call + " " + path);
    return faults.next(call, path);
  }

  private Node node(String path) throws OsException {
    Node node = files.get(links.getOrDefault(path, path));
    if (node == null) {
      throw new OsException(isDirectory(path) ? Errno.EISDIR : Errno.ENOENT, path);
    }
    return node;
  }

  private boolean isDirectory(String path) {
    String prefix = path + "/";
    return directories.contains(path)
        || files.keySet().stream().anyMatch(file -> file.startsWith(prefix))
        || directories.stream().anyMatch(other -> other.startsWith(prefix));
  }

  @Override
  public List<String> list(String directory) throws OsException {
    begin("list", directory);
    if (!isDirectory(directory)) {
      throw new OsException(files.containsKey(directory) ? Errno.ENOTDIR : Errno.ENOENT, directory);
    }
    String prefix = directory + "/";
    Set<String> names = new TreeSet<>();
    for (Set<String> paths : List.of(files.keySet(), directories, links.keySet())) {
      for (String path : paths) {
        if (path.startsWith(prefix)) {
          String rest = path.substring(prefix.length());
          int slash = rest.indexOf('/');
          names.add(slash < 0 ? rest : rest.substring(0, slash));
        }
      }
    }
    return List.copyOf(names);
  }

  @Override
  public Bytes read(String path) throws OsException {
    begin("read", path);
    return node(path).contents;
  }

  @Override
  public Bytes readAt(String path, long offset, int length) throws OsException {
    begin("readAt", path);
    Bytes contents = node(path).contents;
    int from = (int) Math.min(offset, contents.size());
    return contents.slice(from, Math.min(contents.size(), from + length));
  }

  @Override
  public String readLink(String path) throws OsException {
    begin("readLink", path);
    if (!links.containsKey(path)) {
      throw new OsException(Errno.EINVAL, path);
    }
    return links.get(path);
  }

  @Override
  public FileStatus status(String path) throws OsException {
    begin("status", path);
    if (!files.containsKey(path) && isDirectory(path)) {
      return new FileStatus(FileStatus.Kind.DIRECTORY, 0, 0755, 0, 0, 0);
    }
    Node node = node(path);
    int size = node.contents.size();
    return new FileStatus(FileStatus.Kind.FILE, size, node.mode, node.owner, node.group, 0);
  }

  @Override
  public String realPath(String path) throws OsException {
    begin("realPath", path);
    String target = links.getOrDefault(path, path);
    if (!files.containsKey(target) && !isDirectory(target)) {
      throw new OsException(Errno.ENOENT, path);
    }
    return target;
  }

  @Override
  public void write(String path, Bytes contents, WriteMode mode) throws OsException {
    Optional<Errno> fault = begin("write", path + " " + mode);
    boolean isNew = mode == WriteMode.NEW;
    if (isNew && files.containsKey(path)) {
      throw new OsException(Errno.EEXIST, path);
    }
    Node node = isNew ? new Node(Bytes.EMPTY) : node(path);
    if ((node.flags & IMMUTABLE) != 0) {
      throw new OsException(Errno.EPERM, path);
    }
    files.put(path, node);
    if (fault.isPresent()) {
      throw new OsException(fault.get(), path);
    }
    boolean firmware = path.startsWith(efivarfs + "/") && !efivarfs.isEmpty();
    if (firmware) {
      checkFirmware(path, contents);
    }
    // An ordinary file keeps what was behind the end of a shorter write.
    boolean longer = !firmware && node.contents.size() > contents.size();
    node.contents = longer ? contents.plus(node.contents.from(contents.size())) : contents;
  }

  private void checkFirmware(String path, Bytes contents) throws OsException {
    if (contents.size() <= 4) {
      throw new OsException(Errno.EINVAL, path);
    }
    long others =
        files.entrySet().stream()
            .filter(file -> file.getKey().startsWith(efivarfs + "/") && !file.getKey().equals(path))
            .mapToLong(file -> file.getValue().contents.size())
            .sum();
    if (others + contents.size() > capacity) {
      throw new OsException(Errno.ENOSPC, path);
    }
  }

  @Override
  public void setOwnership(String path, FileStatus like) throws OsException {
    begin("setOwnership", path);
    node(path);
    ownership(path, like.mode(), like.owner(), like.group());
  }

  @Override
  public void unlink(String path) throws OsException {
    begin("unlink", path);
    if ((node(path).flags & IMMUTABLE) != 0) {
      throw new OsException(Errno.EPERM, path);
    }
    files.remove(path);
  }

  @Override
  public void rename(String from, String to) throws OsException {
    begin("rename", from + " " + to);
    if (files.containsKey(to) && (node(to).flags & IMMUTABLE) != 0) {
      throw new OsException(Errno.EPERM, to);
    }
    files.put(to, node(from));
    files.remove(from);
  }

  @Override
  public void sync(String path) throws OsException {
    begin("sync", path);
  }

  @Override
  public int inodeFlags(String path) throws OsException {
    begin("inodeFlags", path);
    return node(path).flags;
  }

  @Override
  public void setInodeFlags(String path, int flags) throws OsException {
    begin("setInodeFlags", path + " " + flags);
    node(path).flags = flags;
  }

  @Override
  public Optional<FileLock> tryLock(String path, Bytes note) throws OsException {
    begin("tryLock", path);
    if (locked.contains(path)) {
      throw new OsException(Errno.EBUSY, path);
    }
    if (lockedByOthers.contains(path)) {
      return Optional.empty();
    }
    put(path, note);
    locked.add(path);
    return Optional.of(() -> locked.remove(path));
  }

  @Override
  public long processId() {
    return 4711;
  }

  @Override
  public void pause(int milliseconds) {
    log.add("pause " + milliseconds);
    onPause.run();
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
  public Bytes readStandardInput(int limit) throws OsException {
    begin("readStandardInput", "standard input");
    return Bytes.EMPTY;
  }

  @Override
  public void writeOutput(Bytes text) throws OsException {
    begin("writeOutput", "standard output");
    output.append(Utf8.decode(text));
  }

  @Override
  public void writeError(Bytes text) {
    log.add("writeError " + Utf8.decode(text));
  }
}
