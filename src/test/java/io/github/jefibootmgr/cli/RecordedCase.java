package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.wire.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A recorded case. Its file has lines of these forms, the last only at the end:
 *
 * <pre>
 * store NAME           the store before; no name for an empty one
 * arg ARGUMENT         the arguments in their order; {@code @NAME@} is the disk of that name
 * stdin HEX            what is on standard input
 * exit STATUS
 * changed FILE HEX     a file that is different after; {@code removed} if it is gone
 * stdout               all further lines are what was printed; absent if that is left open
 * </pre>
 */
record RecordedCase(
    String store,
    List<String> arguments,
    Optional<Bytes> input,
    int status,
    Map<String, String> changed,
    Optional<String> output) {

  private static final String OUTPUT = "stdout\n";

  static RecordedCase read(Path file) throws IOException {
    String text = Files.readString(file);
    int end = text.startsWith(OUTPUT) ? 0 : text.indexOf("\n" + OUTPUT) + 1;
    Optional<String> output =
        end > 0 ? Optional.of(text.substring(end + OUTPUT.length())) : Optional.empty();
    String store = "";
    List<String> arguments = new ArrayList<>();
    Optional<Bytes> input = Optional.empty();
    int status = -1;
    Map<String, String> changed = new TreeMap<>();
    for (String line : (end > 0 ? text.substring(0, end) : text).split("\n", -1)) {
      String[] words = line.split(" ", 2);
      String rest = words.length > 1 ? words[1] : "";
      switch (words[0]) {
        case "store" -> store = rest;
        case "arg" -> arguments.add(rest);
        case "stdin" -> input = Optional.of(Bytes.ofHex(rest));
        case "exit" -> status = Integer.parseInt(rest);
        case "changed" -> {
          String[] change = rest.split(" ", 2);
          changed.put(change[0], change[1]);
        }
        case "" -> {}
        default -> throw new IOException(file + ": " + line);
      }
    }
    return new RecordedCase(store, arguments, input, status, changed, output);
  }
}
