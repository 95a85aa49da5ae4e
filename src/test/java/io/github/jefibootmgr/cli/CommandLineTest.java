package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.cli.Request.OrderArgument;
import io.github.jefibootmgr.model.BootNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What values mean, and which are refused with which exit status and line. */
class CommandLineTest {
  private static Request parse(String... words) throws UsageException {
    Request request = new TableParser().parse(Normaliser.normalise(List.of(words), false));
    RequestChecks.beforeStore(request);
    RequestChecks.withStore(request);
    return request;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-b xyz        | 28 | option '-b': \"xyz\" is no number, 1 to 4 hexadecimal digits expected",
        "-b 1x         | 28 | \"1x\" is no number",
        "-b _          | 28 | \"\" is no number",
        "-b 0x         | 28 | \"0x\" is no number",
        "-b 00001      | 28 | \"00001\" is no number",
        "-b Boot001    | 28 | \"Boot001\" is no number",
        "-b +1         | 28 | \"+1\" is no number",
        "-b 12345      | 29 | option '-b': \"12345\" is not between 0 and FFFF",
        "-b -1         | 29 | \"-1\" is not between",
        "-b 0xffffffff | 29 | is not between",
        "-n xyz        | 35 | option '-n': \"xyz\" is no number",
        "-n _          | 35 | is no number",
        "--bootnext=10001 | 36 | option '--bootnext': \"10001\" is not between 0 and FFFF",
        "-o 1,0,       | 8  | Malformed boot order \"1,0,\": empty element at position 5",
        "-o _          | 8  | Malformed boot order \"\": empty element at position 1",
        "-o 0,,1       | 8  | empty element at position 3",
        "-o 1,zz       | 8  | \"zz\" is no number, 1 to 4 hexadecimal digits expected at position 3",
        "-o 1,10000    | 8  | \"10000\" is not between 0 and FFFF at position 3",
        "-t soon       | 38 | option '-t': \"soon\" is wrong, a number from 0 to 65535 expected",
        "-t 65536      | 38 | a number from 0 to 65535 expected",
        "-t 1x         | 38 | expected",
        "-t -1         | 38 | expected",
        "-t _          | 38 | expected",
        "-e x          | 30 | 1 or 3 expected",
        "-e 2          | 31 | 1 or 3 expected",
        "-e -3         | 31 | 1 or 3 expected",
        "-E xyz        | 32 | a hexadecimal number expected",
        "-E 123456789  | 32 | a hexadecimal number expected",
        "-m x          | 33 | t or f expected",
        "-m _          | 33 | t or f expected",
        "-M 60         | 34 | a percentage from 0 to 50",
        "-M 50.01      | 34 | a percentage from 0 to 50",
        "-M 1.234      | 34 | a percentage from 0 to 50",
        "-M .          | 34 | a percentage from 0 to 50",
        "-p x          | 37 | a number from 0 to 4294967295 expected",
        "-p -1         | 37 | expected",
        "-vx           | 39 | option '-v': \"x\" is wrong, a number or more v's expected",
        "-vvq          | 39 | \"vq\" is wrong",
        "--verbose=    | 39 | \"\" is wrong",
        "-c -I -1      | 1  | a number from 0 to 65535 expected",
        "-I 2          | 1  | -I is meaningless without -c",
        "-r -y         | 25 | --sysprep and --driver may not be used together",
        "-r -n 1       | 26 | --driver mode does not support BootNext options",
        "-y -N         | 26 | --sysprep mode",
        "-y -t 1       | 27 | --sysprep mode does not support timeout options",
        "-r -T         | 27 | --driver mode",
        "-f -b 2       | 30 | --reconnect is supported only for driver entries",
        "-c -f         | 30 | --reconnect is supported only for driver entries",
        "-e 1 --full-dev-path          | 41 | one form expected",
        "--file-dev-path -e 3          | 41 | one form expected",
        "--full-dev-path --file-dev-path | 41 | one form expected",
        "-B            | 3  | -B needs an entry to delete",
        "-a            | 4  | -a and -A need an entry",
        "-r -F         | 4  | -f and -F need an entry",
        "-b 1 -l x     | 1  | -l only says what a new entry is made of",
        "-b 1 -d /dev/x -p 7 some args | 1 | -d, -p, \"some\" only say",
        "-b 1 -L x -@ f | 1 | -@ only says",
        "--text-form x | 1  | efibootmgr or uefi expected",
        "--vlan 4095   | 1  | a number from 0 to 4094 expected",
        "--ip here     | 1  | option '--ip'",
        "-b Driver0001 | 28 | option '-b': Driver0001 is no Boot entry",
        "-r -b Boot0001 -B | 28 | option '-b': Boot0001 is no Driver entry",
        "-n SysPrep0001 | 35 | option '-n': \"SysPrep0001\" is wrong, a Boot entry expected",
        "-o 1,Driver0002 | 8 | \"Driver0002\" is no Boot entry at position 3",
        "--root=       | 1  | option '--root': \"\" is wrong, a directory expected",
        "--uri http://x/ | 1 | --uri says what a new entry is made of; -c or -C expected",
        "-b 1 --device-path x --vlan 1 --ip dhcp4 | 1 | --device-path, --ip, --vlan say",
        "-I 0          | 1  | -I is meaningless without -c",
        "-M .          | 34 | option '-M'",
        "-E 100000000  | 32 | option '-E'",
        "-E 1000000000000000000000000 | 32 | option '-E'",
        "-t 99999999999999999999 | 38 | option '-t'",
        // The first fault decides.
        "-b zz -Z      | 28 | is no number",
        "-Z -b zz      | 1  | unknown option '-Z'; see --help",
        "-t x -n y     | 38 | option '-t'",
      })
  void isRefused(String words, int status, String message) {
    UsageException e = assertThrows(UsageException.class, () -> parse(split(words)));
    assertEquals(status, e.status().status(), e.getMessage());
    assertTrue(e.getMessage().contains(message), e.getMessage());
  }

  private static String[] split(String words) {
    List<String> list = new ArrayList<>();
    for (String word : words.split(" +", -1)) {
      list.add(word.equals("_") ? "" : word);
    }
    return list.toArray(new String[0]);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "0x1,1", "001A,1a", "ffff,ffff", "Boot000b,b"})
  void aNumberHasManySpellings(String text, String hex) throws UsageException {
    BootNumber expected = new BootNumber(Integer.parseInt(hex, 16));
    assertEquals(Optional.of(expected), parse("-b", text).number());
    assertEquals(Optional.of(expected), parse("-n", " \t" + text).actions().next());
  }

  @ParameterizedTest
  @CsvSource({
    "-v,1",
    "-v -v,2",
    "-vv,2",
    "-vvv,3",
    "-v0,0",
    "-v7 -v,8",
    "-v --verbose=2,2",
    "-v99999999999999999999 -v,1001"
  })
  void verbosityAddsUp(String words, int level) throws UsageException {
    assertEquals(level, parse(split(words)).output().verbosity());
  }

  @ParameterizedTest
  @CsvSource({
    "0,0",
    "50,5000",
    "50.00,5000",
    "0.1,10",
    "25.75,2575",
    "7.,700",
    ".5,50",
    "00000000000000000001,100"
  })
  void aPercentageIsInHundredths(String text, int hundredths) throws UsageException {
    assertEquals(hundredths, parse("-M", text).actions().mirrorAbove().getAsInt());
  }

  @ParameterizedTest
  @CsvSource({
    "-r -b Driver0002,2",
    "-b SysPrepFFFF -y,ffff",
    "-b Driver0001 -b Boot0003,3",
  })
  void aNameHasToBeOfTheKindThatIsMeant(String words, String hex) throws UsageException {
    BootNumber expected = new BootNumber(Integer.parseInt(hex, 16));
    assertEquals(Optional.of(expected), parse(split(words)).number());
  }

  @Test
  void anOrderOfDriversNamesDrivers() throws UsageException {
    OrderArgument order = parse("-o", "Driver0002,1", "-r").actions().order().orElseThrow();
    assertEquals(new OrderArgument.Numbers(List.of(new BootNumber(2), new BootNumber(1))), order);
  }

  @Test
  void aLaterOptionReplacesAnEarlier() throws UsageException {
    Request request = parse("-b", "1", "-a", "-b", "2", "-A");
    assertEquals(Optional.of(new BootNumber(2)), request.number());
    assertEquals(Optional.of(false), request.actions().active());
  }

  @Test
  void besideCreateFlagsAreOfTheNewEntry() throws UsageException {
    Request request = parse("-r", "-c", "-A", "-f");
    assertTrue(request.actions().active().isEmpty());
    assertTrue(request.actions().reconnect().isEmpty());
    assertEquals(false, request.creation().active());
    assertEquals(true, request.creation().reconnect());
  }

  @ParameterizedTest
  @CsvSource({
    "-b 1, false",
    "-L x, false",
    "-b 1 -L x, true",
    "-b 1 -L x -B, false",
    "-b 1 -L x -c, false"
  })
  void aNumberAndALabelAloneRename(String words, boolean renames) throws UsageException {
    assertEquals(renames, parse(split(words)).relabels());
  }

  @ParameterizedTest
  @CsvSource({
    "-l x",
    "-d /dev/x -p 2",
    "-k",
    "-g",
    "-e 3",
    "-E 80",
    "-u",
    "-i eth0",
    "-@ file",
    "some words",
    "-w",
    "-b 1",
    "-L x",
    "-C -w",
    "--full-dev-path"
  })
  void whatHasNoEffectIsAccepted(String words) throws UsageException {
    assertEquals(words.startsWith("-C"), parse(split(words)).changes());
  }

  @Test
  void helpEndsTheTakingOfOptions() throws UsageException {
    assertTrue(parse("-h", "-Z").output().help());
    assertTrue(parse("-V", "-q").output().version());
  }
}
