package io.github.jefibootmgr.render;

import io.github.jefibootmgr.boot.Snapshot.Content;
import io.github.jefibootmgr.boot.Snapshot.Entry;
import io.github.jefibootmgr.devicepath.DevicePath;
import io.github.jefibootmgr.devicepath.FilePathList;
import io.github.jefibootmgr.devicepath.ListingText;
import io.github.jefibootmgr.devicepath.Node;
import io.github.jefibootmgr.devicepath.UefiText;
import io.github.jefibootmgr.model.DecodedLoadOption;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import io.github.jefibootmgr.wire.Printable;
import java.util.List;
import java.util.Optional;

/**
 * The line of one load option, whatever its octets: the variable's name, {@code *} if it is active,
 * a space, the description, a TAB, the first device path, the optional data.
 */
final class EntryText {
  private final ListingStyle style;
  private final StringBuilder output;
  private final List<String> notes;

  EntryText(ListingStyle style, StringBuilder output, List<String> notes) {
    this.style = style;
    this.output = output;
    this.notes = notes;
  }

  void append(Entry entry) {
    if (entry.content() instanceof Content.Read read) {
      append(entry.variable().name(), read.option());
    } else if (entry.content() instanceof Content.Headless headless) {
      notes.add(headless.reason());
      output.append(entry.variable().name()).append("  \t\n");
    } else if (entry.content() instanceof Content.Unreadable unreadable) {
      notes.add(unreadable.reason());
    }
  }

  private void append(String name, DecodedLoadOption option) {
    FilePathList list = FilePathList.decode(option.filePathList(), option.filePathListOffset());
    output.append(name).append(option.has(LoadOption.ACTIVE) ? "* " : "  ");
    output.append(Printable.escape(option.description())).append('\t');
    String path = pathText(list);
    output.append(path).append(optionalData(path, option.optionalData())).append('\n');
    if (style.verbosity() >= 1) {
      appendOctets(list, option.optionalData());
    }
    noteFaults(name, option, list);
  }

  private String pathText(FilePathList list) {
    // Only a whole path has a UEFI form; of a faulty one the listing's form shows what is there.
    return list.paths().isEmpty() ? ListingText.format(list) : pathText(list.paths().get(0));
  }

  private String pathText(DevicePath path) {
    return style.form() == ListingStyle.PathForm.UEFI
        ? UefiText.format(path)
        : ListingText.format(path);
  }

  /**
   * Returns the optional data as text. What shim is given is the path of what it shall start, so
   * efibootmgr shows that as a path.
   */
  private String optionalData(String path, Bytes data) {
    if (startsShim(path)) {
      Optional<String> second = OptionalDataText.ucs2(data);
      if (second.isPresent()) {
        return " File(." + second.get() + ")";
      }
    }
    return OptionalDataText.format(data, style.unicode());
  }

  private static boolean startsShim(String path) {
    String file = "/File(\\EFI\\";
    int at = path.indexOf(file);
    int shim = at < 0 ? -1 : path.indexOf("\\shim", at + file.length());
    return shim >= 0 && path.endsWith(".efi)");
  }

  private void appendOctets(FilePathList list, Bytes data) {
    List<Node> nodes = list.paths().isEmpty() ? list.unfinished() : list.paths().get(0).nodes();
    Bytes rest = list.paths().isEmpty() ? list.rest() : Bytes.EMPTY;
    String separator = "      dp: ";
    for (Node node : nodes) {
      output.append(separator).append(node.encode().hex(" "));
      separator = " / ";
    }
    if (!rest.isEmpty()) {
      output.append(separator).append(rest.hex(" "));
    }
    if (!nodes.isEmpty() || !rest.isEmpty()) {
      output.append('\n');
    }
    if (!data.isEmpty()) {
      output.append("    data: ").append(data.hex(" ")).append('\n');
    }
  }

  private void noteFaults(String name, DecodedLoadOption option, FilePathList list) {
    Optional<Malformed> fault = option.fault();
    if (fault.isPresent()) {
      // Where the list ends is not known then, so what seems wrong in it tells nothing.
      notes.add(name + ": " + fault.get().describe());
      return;
    }
    for (Malformed malformed : list.faults()) {
      notes.add(name + ": " + malformed.describe());
    }
    List<DevicePath> paths = list.paths();
    for (int i = 1; i < paths.size(); i++) {
      String text = pathText(paths.get(i));
      notes.add(name + ": device path " + (i + 1) + " is " + (text.isEmpty() ? "empty" : text));
    }
  }
}
