package io.github.jefibootmgr;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the layers, and what the core may use so that it compiles ahead of time as well. */
class ArchitectureTest {
  private static final String ROOT = "io.github.jefibootmgr";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  /** Where the two editions differ; everything else is the core. */
  private static final String[] EDITIONS =
      packages("os.jvm", "jvm", "cli.picocli", "os.teavm", "teavm");

  /** Each package and what of the project it may import. */
  static Stream<Arguments> layers() {
    return Stream.of(
        arguments("wire", List.of()),
        arguments("model", List.of("wire")),
        arguments("devicepath", List.of("model", "wire")),
        arguments("os", List.of("model", "wire")),
        arguments("store", List.of("os", "model", "wire")),
        arguments("boot", List.of("devicepath", "store", "os", "model", "wire")),
        arguments("render", List.of("boot", "devicepath", "store", "os", "model", "wire")),
        arguments("host", List.of("devicepath", "os", "model", "wire")),
        arguments(
            "cli",
            List.of("", "render", "boot", "host", "devicepath", "store", "os", "model", "wire")),
        arguments("cli.picocli", List.of("", "cli", "host", "devicepath", "os", "model", "wire")),
        arguments("os.jvm", List.of("os", "model", "wire")),
        arguments("os.teavm", List.of("os", "model", "wire")));
  }

  @ParameterizedTest
  @MethodSource("layers")
  void importsPointOneWay(String layer, List<String> below) {
    Stream<String> allowed = Stream.concat(Stream.of(layer), below.stream());
    classes()
        .that()
        .resideInAPackage(packages(layer)[0])
        .should()
        .onlyDependOnClassesThat(new OutsideOr(ROOT, packages(allowed.toArray(String[]::new))))
        .check(CLASSES);
  }

  @Test
  void everyPackageHasALayer() {
    String[] known =
        Stream.concat(
                layers().map(layer -> ROOT + "." + layer.get()[0]),
                Stream.of(ROOT, ROOT + ".jvm", ROOT + ".teavm"))
            .toArray(String[]::new);
    classes().should().resideInAnyPackage(known).check(CLASSES);
  }

  @Test
  void theCoreStaysWithinWhatCompilesAheadOfTime() {
    noClasses()
        .that()
        .resideOutsideOfPackages(EDITIONS)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.nio.file..",
            "java.nio.channels..",
            "java.lang.reflect..",
            "java.util.concurrent..",
            "java.util.logging..",
            "java.util.regex..",
            "java.text..",
            "java.time..",
            "picocli..",
            "com.sun.jna..",
            "org.teavm..")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.System$Logger")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.ServiceLoader")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.Locale")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.ProcessHandle")
        .check(CLASSES);
  }

  @Test
  void theCoreCallsTheSystemOnlyThroughOs() {
    noClasses()
        .that()
        .resideOutsideOfPackages(EDITIONS)
        .should()
        .callMethod(System.class, "getenv", String.class)
        .orShould()
        .callMethod(System.class, "getProperty", String.class)
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .check(CLASSES);
  }

  @Test
  void onlyTheNativeBindingsTouchJna() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".os.jvm")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.sun.jna..")
        .check(CLASSES);
  }

  private static String[] packages(String... names) {
    return Stream.of(names)
        .map(name -> name.isEmpty() ? ROOT : ROOT + "." + name)
        .toArray(String[]::new);
  }
}
