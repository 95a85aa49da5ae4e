package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.FakeOs;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program from its arguments to its exit status, on a machine in memory. */
class ProgramTest {
  private static final String GLOBAL = "-8be4df61-93ca-11d2-aa0d-00e098032b8c";

  /** An active option labelled A, with a path that ends at once. */
  private static final Bytes OPTION = Bytes.ofHex("07000000" + "0100000004004100" + "00007fff0400");

  private final FakeOs os = new FakeOs().directory("/store");

  private int run(String... words) {
    return runAs("jefibootmgr", words);
  }

  private int runAs(String name, String... words) {
    return Program.run(os, new TableParser(), name, List.of(words));
  }

  private FakeOs variable(String name, Bytes file) {
    return os.put("/store/" + name + GLOBAL, file);
  }

  /** Returns what went to standard error. */
  private String errors() {
    StringBuilder text = new StringBuilder();
    for (String call : os.log()) {
      if (call.startsWith("writeError ")) {
        text.append(call.substring("writeError ".length()));
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "efibootmgr, version 18",
    "jefibootmgr, version 18 (jefibootmgr 0.1.0)",
    "boot, version 18 (jefibootmgr 0.1.0)"
  })
  void theVersionNeedsNoStore(String name, String version) {
    assertEquals(0, runAs(name, "-V"));
    assertEquals(version + "\n", os.output());
    assertEquals(List.of("writeOutput standard output"), os.log());
  }

  @Test
  void helpComesBeforeWhatIsWrongAfterIt() {
    assertEquals(0, run("-h", "-b", "no number", "--unknown"));
    assertEquals(HelpText.render("jefibootmgr", "18 (jefibootmgr 0.1.0)"), os.output());
    assertEquals("", errors());
  }

  @Test
  void withoutAStoreThereAreTwoLinesAndStatus2() {
    assertEquals(2, run());
    assertEquals("", os.output());
    assertEquals(
        """
        EFI variables are not supported on this system.
        jefibootmgr: /sys/firmware/efi/efivars: not booted by UEFI (/sys/firmware/efi is absent)
        """,
        errors());
  }

  @ParameterizedTest
  @CsvSource({
    "--efivars=/absent, /store, 2",
    "--efivars=/store, /absent, 0",
    "--, /store, 0",
    "--, /absent, 2",
    "--, '', 2"
  })
  void theOptionNamesTheStoreAndElseTheEnvironment(String option, String variable, int status) {
    os.environment("EFIVARFS_PATH", variable);
    assertEquals(status, run(option), errors());
  }

  @Test
  void anAbsentStoreIsToldBeforeWhatIsWrongWithTheRequest() {
    assertEquals(2, run("-B"));
    assertEquals(3, run("-B", "--efivars", "/store"));
    assertEquals(28, run("-B", "-b", "x"));
  }

  @Test
  void bothHalvesOfTheWarningOfLowerCaseGoToStandardError() {
    variable("Boot000a", OPTION);
    assertEquals(0, run("--efivars", "/store"));
    assertEquals(
        "No BootOrder is set; firmware will attempt recovery\nBoot000a* A\t\n", os.output());
    assertEquals(
        """
        ** Warning ** : Boot000a is not UEFI Spec compliant (lowercase hex in name)
        ** Warning ** : please recreate these using efibootmgr to remove this warning.
        """,
        errors());
  }

  @Test
  void aClosedOutputEndsItQuietly() {
    os.fail("writeOutput", Errno.EPIPE);
    assertEquals(141, run("-V"));
    assertEquals("", errors());
  }

  @Test
  void anOutputThatCannotBeWrittenIsAnError() {
    os.fail("writeOutput", Errno.ENOSPC);
    assertEquals(1, run("-V"));
    assertEquals("jefibootmgr: standard output: No space left on device\n", errors());
  }

  @Test
  void whatShouldNotHappenIsOneLineAndStatus70() {
    RequestParser broken =
        line -> {
          throw new IllegalStateException("broken\nparser");
        };
    assertEquals(70, Program.run(os, broken, "efibootmgr", List.of("-v")));
    String prefix =
        "efibootmgr: an error that should not happen, please report it:"
            + " java.lang.IllegalStateException: broken\\nparser at ";
    assertTrue(errors().startsWith(prefix + "io.github.jefibootmgr.cli.ProgramTest."), errors());
    assertEquals(errors().length() - 1, errors().indexOf('\n'));
  }

  @Test
  void aDryRunShowsThePlanAndTakesNoLock() {
    variable("Boot0001", OPTION);
    assertEquals(0, run("--efivars", "/store", "-n", "1", "--dry-run"));
    assertEquals("BootNext: none -> 0001\n", os.output());
    assertEquals(0, os.count("tryLock"));
    assertEquals(0, os.count("write"));
  }

  @Test
  void aDryRunOfNothingSaysSo() {
    variable("Boot0001", OPTION);
    assertEquals(0, run("--efivars", "/store", "-b", "1", "-a", "--dry-run"));
    assertEquals("", os.output());
    assertEquals("jefibootmgr: nothing would be written\n", errors());
  }

  @Test
  void aChangeIsMadeUnderTheLockAndTheListingFollows() {
    variable("Boot0001", OPTION);
    assertEquals(0, run("--efivars", "/store", "-n", "1"), errors());
    assertEquals(
        """
        BootNext: 0001
        No BootOrder is set; firmware will attempt recovery
        Boot0001* A\t
        """,
        os.output());
    assertTrue(
        os.log().indexOf("tryLock /.store.lock")
            < os.log().indexOf("read /store/Boot0001" + GLOBAL));
  }

  @ParameterizedTest
  @CsvSource({"-n,2,12", "-B,2,15", "-a,2,16", "-o,2,8", "-T,'',11", "-N,'',10", "-m,t,1"})
  void aRefusalHasTheStatusOfItsStep(String option, String number, int status) {
    variable("Boot0001", OPTION);
    List<String> words =
        option.equals("-B") || option.equals("-a")
            ? List.of("--efivars=/store", option, "-b", number)
            : List.of("--efivars=/store", number.isEmpty() ? option : option + number);
    assertEquals(status, run(words.toArray(new String[0])), errors());
    assertEquals("", os.output());
    assertEquals(0, os.count("write"));
  }

  @Test
  void signatureTypesHaveNamesOrGuids() {
    String sha256 = "2616c4c14c509240aca941f936934328";
    variable("SignatureSupport", Bytes.ofHex("06000000" + sha256 + "01".repeat(16) + "ffff"));
    assertEquals(0, run("--efivars", "/store", "-s"));
    assertEquals("sha256\n01010101-0101-0101-0101-010101010101\n", os.output());
    assertEquals(
        "jefibootmgr: SignatureSupport ends with 2 bytes, 16 expected for each type\n", errors());
  }

  @Test
  void firmwareNeedNotTellItsSignatureTypes() {
    assertEquals(0, run("--efivars", "/store", "-s"));
    assertEquals("", os.output());
    assertEquals(
        "jefibootmgr: the firmware does not tell its signature types (no SignatureSupport)\n",
        errors());
  }
}
