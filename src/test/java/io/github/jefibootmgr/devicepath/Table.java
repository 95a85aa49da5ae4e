package io.github.jefibootmgr.devicepath;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Reads the tables beside these tests: columns between tabs, comments after a number sign. */
final class Table {
  private Table() {}

  static Stream<String[]> rows(String name) {
    try (InputStream in = Table.class.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> line.split("\t", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
