package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The C library's getopt_long with efibootmgr's options, in a process of its own. */
final class GetoptLong implements AutoCloseable {
  private static final String SOURCE = "getopt_long.c";

  private final Process process;
  private final OutputStream out;
  private final InputStream in;

  private GetoptLong(Process process) throws IOException {
    this.process = process;
    this.out = new BufferedOutputStream(process.getOutputStream());
    this.in = new BufferedInputStream(process.getInputStream());
    writeTable();
  }

  /** Compiles and starts it; empty where there is no gcc. */
  static Optional<GetoptLong> start(Path directory) throws IOException, InterruptedException {
    Path source = directory.resolve(SOURCE);
    try (InputStream resource = GetoptLong.class.getResourceAsStream(SOURCE)) {
      Files.write(source, resource.readAllBytes());
    }
    Path program = directory.resolve("getopt_long");
    Process compiler;
    try {
      compiler =
          new ProcessBuilder("gcc", "-O1", "-o", program.toString(), source.toString())
              .inheritIO()
              .start();
    } catch (IOException noCompiler) {
      return Optional.empty();
    }
    assertEquals(0, compiler.waitFor(), "gcc");
    return Optional.of(new GetoptLong(new ProcessBuilder(program.toString()).start()));
  }

  /** Returns what getopt_long makes of a command line, in the words of the C program. */
  List<String> take(List<String> arguments, boolean posixlyCorrect) throws IOException {
    write(posixlyCorrect ? "1" : "0");
    write("" + arguments.size());
    for (String argument : arguments) {
      write(argument);
    }
    out.flush();
    List<String> words = new ArrayList<>();
    for (String word = read(); !word.equals("."); word = read()) {
      words.add(word);
    }
    return words;
  }

  @Override
  public void close() {
    process.destroy();
  }

  private void writeTable() throws IOException {
    StringBuilder letters = new StringBuilder();
    List<String> longs = new ArrayList<>();
    for (Option option : Option.values()) {
      if (option.isOwn()) {
        continue;
      }
      String letter = option.shortName();
      if (!letter.isEmpty()) {
        letters.append(letter).append(":".repeat(hasArg(option)));
      }
      for (String name : option.longNames()) {
        longs.add(name);
        longs.add("" + hasArg(option));
        longs.add("" + (letter.isEmpty() ? 0 : (int) letter.charAt(0)));
      }
    }
    write(letters.toString());
    write("" + longs.size() / 3);
    for (String word : longs) {
      write(word);
    }
  }

  private static int hasArg(Option option) {
    return switch (option.argument()) {
      case NONE -> 0;
      case REQUIRED -> 1;
      case OPTIONAL -> 2;
    };
  }

  private void write(String word) throws IOException {
    out.write(Utf8.encode(word).toArray());
    out.write(0);
  }

  private String read() throws IOException {
    ByteArrayOutputStream word = new ByteArrayOutputStream();
    for (int octet = in.read(); octet != 0; octet = in.read()) {
      if (octet < 0) {
        throw new EOFException("getopt_long ended");
      }
      word.write(octet);
    }
    return Utf8.decode(Bytes.copyOf(word.toByteArray()));
  }
}
