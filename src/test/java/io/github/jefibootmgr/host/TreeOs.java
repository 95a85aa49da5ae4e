package io.github.jefibootmgr.host;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FileStatus;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A tree of files in memory to read from, of which the machines of these tests are made.
 *
 * <p>A fixture has a line a file; {@code %} stands for {@code /sys/devices}:
 *
 * <pre>
 * PATH = TEXT         a file with that text and a line's end
 * PATH -> TARGET      a symbolic link
 * PATH block 8:0      a block device without contents
 * PATH char 1:3       a character device
 * disk NAME 8:0 PATH  a block device of sysfs with its links in /sys, and /dev/NAME with a GPT
 * </pre>
 */
final class TreeOs extends ReadOnlyOs {
  private sealed interface Entry {
    record Directory() implements Entry {}

    record File(Bytes octets) implements Entry {}

    record Link(String target) implements Entry {}

    record Device(FileStatus.Kind kind, long number, Bytes octets) implements Entry {}

    record Broken(Errno errno) implements Entry {}
  }

  private static final int MOST_LINKS = 40;

  private final Map<String, Entry> entries = new TreeMap<>();
  private final String prefix;
  private String machine = "x86_64";

  /** Makes a tree whose fixtures come beneath a directory, or an empty text. */
  TreeOs(String prefix) {
    this.prefix = prefix;
    entries.put("/", new Entry.Directory());
  }

  static TreeOs fixture(String name) {
    return new TreeOs("").add(name);
  }

  /** Adds the files of a fixture. */
  TreeOs add(String name) {
    try (InputStream stream = TreeOs.class.getResourceAsStream("/host/" + name + ".tree")) {
      new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(this::line);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    return this;
  }

  /** Adds one line of a fixture. */
  TreeOs line(String text) {
    String line = text.replace("%", "/sys/devices").strip();
    if (line.isEmpty() || line.startsWith("#")) {
      return this;
    }
    String[] words = line.split(" ", 4);
    if (words[0].equals("disk")) {
      disk(words[1], words[2], words[3]);
      return this;
    }
    String rest = line.substring(words[0].length() + 1 + words[1].length()).strip();
    switch (words[1]) {
      case "=" -> file(prefix + words[0], (rest + "\n").getBytes(StandardCharsets.UTF_8));
      case "->" -> put(prefix + words[0], new Entry.Link(rest));
      case "block" -> device(words[0], FileStatus.Kind.BLOCK_DEVICE, rest, new byte[0]);
      case "char" -> device(words[0], FileStatus.Kind.CHARACTER_DEVICE, rest, new byte[0]);
      default -> throw new IllegalArgumentException(text);
    }
    return this;
  }

  private void disk(String name, String number, String path) {
    String sysfs = name.replace('/', '!');
    put(prefix + path, new Entry.Directory());
    put(prefix + "/sys/class/block/" + sysfs, new Entry.Link(".." + "/.." + path.substring(4)));
    put(prefix + "/sys/dev/block/" + number, new Entry.Link("../.." + path.substring(4)));
    device("/dev/" + name, FileStatus.Kind.BLOCK_DEVICE, number, DiskImage.gpt().array());
  }

  private void device(String path, FileStatus.Kind kind, String number, byte[] octets) {
    String[] parts = number.split(":", -1);
    long device = Long.parseLong(parts[0]) << 8 | Long.parseLong(parts[1]);
    put(prefix + path, new Entry.Device(kind, device, Bytes.copyOf(octets)));
  }

  /** Adds or replaces a regular file. */
  TreeOs file(String path, byte[] octets) {
    put(path, new Entry.File(Bytes.copyOf(octets)));
    return this;
  }

  /** Replaces the contents of a block device. */
  TreeOs contents(String path, byte[] octets) {
    Entry.Device device = (Entry.Device) entries.get(path);
    put(path, new Entry.Device(device.kind(), device.number(), Bytes.copyOf(octets)));
    return this;
  }

  /** Makes all reading of a file fail. */
  TreeOs broken(String path, Errno errno) {
    put(path, new Entry.Broken(errno));
    return this;
  }

  TreeOs machine(String name) {
    machine = name;
    return this;
  }

  private void put(String path, Entry entry) {
    entries.put(path, entry);
    for (int slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      entries.putIfAbsent(path.substring(0, slash), new Entry.Directory());
    }
  }

  @Override
  public String realPath(String path) throws OsException {
    Deque<String> ahead = new ArrayDeque<>(Arrays.asList(path.split("/", -1)));
    Deque<String> behind = new ArrayDeque<>();
    int links = 0;
    while (!ahead.isEmpty()) {
      String name = ahead.pop();
      if (name.isEmpty() || name.equals(".")) {
        continue;
      }
      if (name.equals("..")) {
        behind.pollLast();
        continue;
      }
      behind.addLast(name);
      Entry entry = entries.get("/" + String.join("/", behind));
      if (entry == null) {
        throw new OsException(Errno.ENOENT, path);
      }
      if (entry instanceof Entry.Link link) {
        if (++links > MOST_LINKS) {
          throw new OsException(Errno.ELOOP, path);
        }
        behind.removeLast();
        if (link.target().startsWith("/")) {
          behind.clear();
        }
        List<String> target = new ArrayList<>(Arrays.asList(link.target().split("/", -1)));
        for (int i = target.size() - 1; i >= 0; i--) {
          ahead.push(target.get(i));
        }
      }
    }
    return "/" + String.join("/", behind);
  }

  private Entry follow(String path) throws OsException {
    return entries.get(realPath(path));
  }

  @Override
  public List<String> list(String directory) throws OsException {
    String real = realPath(directory);
    String start = real.equals("/") ? real : real + "/";
    List<String> names = new ArrayList<>();
    for (String path : entries.keySet()) {
      if (path.startsWith(start) && !path.equals(start) && path.indexOf('/', start.length()) < 0) {
        names.add(path.substring(start.length()));
      }
    }
    return names;
  }

  @Override
  public Bytes read(String path) throws OsException {
    return octets(path);
  }

  @Override
  public Bytes readToEnd(String path) throws OsException {
    return octets(path);
  }

  @Override
  public Bytes readAt(String path, long offset, int length) throws OsException {
    Bytes octets = octets(path);
    int from = (int) Math.min(offset, octets.size());
    return octets.slice(from, (int) Math.min(octets.size(), offset + length));
  }

  private Bytes octets(String path) throws OsException {
    Entry entry = follow(path);
    if (entry instanceof Entry.File file) {
      return file.octets();
    }
    if (entry instanceof Entry.Device device) {
      return device.octets();
    }
    throw new OsException(
        entry instanceof Entry.Broken broken ? broken.errno() : Errno.EISDIR, path);
  }

  @Override
  public String readLink(String path) throws OsException {
    int slash = path.lastIndexOf('/');
    String real = realPath(path.substring(0, slash)) + path.substring(slash);
    if (entries.get(real) instanceof Entry.Link link) {
      return link.target();
    }
    throw new OsException(entries.containsKey(real) ? Errno.EINVAL : Errno.ENOENT, path);
  }

  @Override
  public FileStatus status(String path) throws OsException {
    Entry entry = follow(path);
    if (entry instanceof Entry.File file) {
      return new FileStatus(FileStatus.Kind.FILE, file.octets().size(), 0644, 0, 0, 0);
    }
    if (entry instanceof Entry.Device device) {
      return new FileStatus(device.kind(), 0, 0660, 0, 0, device.number());
    }
    boolean file = entry instanceof Entry.Broken;
    return new FileStatus(
        file ? FileStatus.Kind.FILE : FileStatus.Kind.DIRECTORY, 0, 0755, 0, 0, 0);
  }

  @Override
  public String machine() {
    return machine;
  }
}
