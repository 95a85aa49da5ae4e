package io.github.jefibootmgr;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class VersionTest {
  @Test
  void isThatOfTheProjectDescription() throws Exception {
    String project = Files.readString(Path.of("pom.xml"));
    assertTrue(
        project.contains(
            "<artifactId>jefibootmgr</artifactId>\n  <version>" + Version.CURRENT + "</version>"));
  }
}
