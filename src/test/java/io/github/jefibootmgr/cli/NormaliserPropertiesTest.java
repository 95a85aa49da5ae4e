package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.junit.jupiter.api.Assumptions;

/** Holds the normaliser to the C library's getopt_long, where a compiler is at hand. */
class NormaliserPropertiesTest {
  private static Path directory;
  private static Optional<GetoptLong> getopt = Optional.empty();

  @BeforeContainer
  static void start() throws IOException, InterruptedException {
    directory = Files.createTempDirectory("getopt");
    getopt = GetoptLong.start(directory);
  }

  @AfterContainer
  static void stop() throws IOException {
    getopt.ifPresent(GetoptLong::close);
    for (String name : new String[] {"getopt_long", "getopt_long.c", "."}) {
      Files.deleteIfExists(directory.resolve(name).normalize());
    }
  }

  @Property(tries = 6000)
  void agreesWithTheCLibrary(
      @ForAll("commandLines") List<String> arguments, @ForAll boolean posixlyCorrect)
      throws IOException {
    Assumptions.assumeTrue(getopt.isPresent(), "gcc");
    assertEquals(
        kinds(getopt.get().take(arguments, posixlyCorrect)),
        words(Normaliser.normalise(arguments, posixlyCorrect)),
        () -> "of " + arguments);
  }

  @Provide
  Arbitrary<List<String>> commandLines() {
    return CommandLines.ofEfibootmgr();
  }

  /** The normaliser's result in the C program's words. */
  private static List<String> words(CommandLine line) {
    List<String> words = new ArrayList<>();
    for (Given given : line.options()) {
      Option option = given.option();
      String letter = option.shortName();
      words.add("O" + (letter.isEmpty() ? option.longNames().get(0) : letter));
      given.value().ifPresent(value -> words.add("V" + value));
    }
    if (line.fault().isPresent()) {
      words.add("E" + kind(line.fault().get().getMessage()));
    } else {
      line.operands().forEach(operand -> words.add("P" + operand));
    }
    return words;
  }

  private static List<String> kinds(List<String> words) {
    List<String> kinds = new ArrayList<>(words);
    kinds.replaceAll(word -> word.startsWith("E") ? "E" + kind(word.substring(1)) : word);
    return kinds;
  }

  /** Faults in words that both sides' messages come to. */
  private static String kind(String message) {
    String[][] kinds = {
      {"unknown", "unknown option", "unrecognized option", "invalid option"},
      {"ambiguous", "is ambiguous", "has no name"},
      {"needs a value", "needs a value", "requires an argument"},
      {"takes no value", "takes no value", "doesn't allow an argument"},
    };
    for (String[] kind : kinds) {
      for (int i = 1; i < kind.length; i++) {
        if (message.contains(kind[i])) {
          return kind[0];
        }
      }
    }
    return message;
  }
}
