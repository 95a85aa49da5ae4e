package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What users reported of efibootmgr and its like, and how it is here. Each bug has a directory with
 * its transcript (see {@link ReportedBug}) and the store that it begins with.
 */
final class ReportedBugsTest {
  private static final Path BUGS = Path.of("src/test/resources/reported");

  @TestFactory
  Stream<DynamicTest> areNotHere() throws IOException {
    try (Stream<Path> bugs = Files.list(BUGS)) {
      return bugs.sorted().toList().stream()
          .map(bug -> DynamicTest.dynamicTest(bug.getFileName().toString(), () -> check(bug)));
    }
  }

  private static void check(Path bug) throws IOException {
    Path transcript = bug.resolve("transcript");
    try (TestMachine machine = new TestMachine()) {
      if (Files.exists(bug.resolve("store"))) {
        machine.store(bug.resolve("store"));
      }
      String expected = Files.readString(transcript);
      String actual = new ReportedBug(machine).play(expected.lines().toList());
      assertEquals(expected, actual);
      machine.checkFlags();
    }
  }
}
