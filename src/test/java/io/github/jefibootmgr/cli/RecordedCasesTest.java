package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.wire.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Command lines as efibootmgr answered them: what it printed, its status, what it left. */
final class RecordedCasesTest {
  private static final Path CASES = Path.of("src/test/resources/recorded/cases");
  private static final Path STORES = Path.of("src/test/resources/recorded/stores");

  @TestFactory
  Stream<DynamicTest> answersAsEfibootmgrDid() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.sorted().toList().stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      file.getFileName().toString(), () -> check(RecordedCase.read(file))));
    }
  }

  private static void check(RecordedCase recorded) {
    try (TestMachine machine = new TestMachine()) {
      if (!recorded.store().isEmpty()) {
        machine.store(STORES.resolve(recorded.store()));
      }
      machine.input(recorded.input().orElse(Bytes.EMPTY));
      List<String> arguments = Disks.place(machine, recorded.arguments());
      Map<String, String> expected = machine.variables();
      recorded.changed().forEach((name, contents) -> change(expected, name, contents));

      TestMachine.Run run = machine.runAs("efibootmgr", arguments);

      assertEquals(recorded.status(), run.status(), run.error());
      recorded.output().ifPresent(output -> assertEquals(output, run.output()));
      assertEquals(expected, machine.variables());
    }
  }

  private static void change(Map<String, String> variables, String name, String contents) {
    if (contents.equals("removed")) {
      variables.remove(name);
    } else {
      variables.put(name, contents);
    }
  }
}
