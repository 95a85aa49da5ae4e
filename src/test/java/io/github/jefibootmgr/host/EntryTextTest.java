package io.github.jefibootmgr.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.github.jefibootmgr.wire.Bytes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntryTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\\EFI\\x.efi | \\EFI\\x.efi | ''",
        "/EFI/systemd/sd.efi | \\EFI\\systemd\\sd.efi | ''",
        "\\\\EFI\\\\x.efi | \\\\EFI\\\\x.efi | ''",
        "\\😀 | \\😀 | ''",
        "EFI/x.efi | \\EFI\\x.efi"
            + " | the loader EFI/x.efi does not start with \\; using \\EFI\\x.efi",
        "EFIgrubx64.efi | \\EFIgrubx64.efi"
            + " | the loader EFIgrubx64.efi does not start with \\; using \\EFIgrubx64.efi; did the"
            + " shell remove backslashes?",
      })
  void makesALoadersPath(String argument, String path, String warning) {
    assertEquals(
        new HostResult.Made<>(path, warning.isEmpty() ? List.of() : List.of(warning)),
        LoaderText.loader(argument));
  }

  @Test
  void refusesALoaderOrLabelThatNoEntryCanHold() {
    assertEquals(new HostResult.Refused<>("the loader is empty"), LoaderText.loader(""));
    assertEquals(new HostResult.Refused<>("the label is empty"), LoaderText.label(""));
    assertEquals(
        new HostResult.Refused<>("the label is not UTF-8 at column 2"),
        LoaderText.label("x\udce4"));
    assertEquals(
        new HostResult.Refused<>("the loader has 40000 characters, too many for a node"),
        LoaderText.loader("/".repeat(40_000)));
    assertEquals(new HostResult.Made<>("Démarrage", List.of()), LoaderText.label("Démarrage"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "root=/dev/sda8 | ro | false | 726f6f743d2f6465762f7364613820726f",
        "'' | '' | false | 20",
        "é | 😀 | false | c3a920f09f9880",
        "\udcff | x | false | ff2078",
        "a | 😀 | true | 610020003dd800de",
      })
  void joinsWords(String first, String second, boolean unicode, String hex) {
    assertEquals(
        new HostResult.Made<>(Bytes.ofHex(hex), List.of()),
        OptionalDataArgument.ofWords(List.of(first, second), unicode));
  }

  @Test
  void limitsTheData() {
    String most = "x".repeat(OptionalDataArgument.LIMIT / 2);
    assertEquals(
        new HostResult.Made<>(Bytes.EMPTY, List.of()),
        OptionalDataArgument.ofWords(List.of(), false));
    assertInstanceOf(HostResult.Made.class, OptionalDataArgument.ofWords(List.of(most), true));
    HostResult<Bytes> tooMuch =
        new HostResult.Refused<>("the optional data has more than 61440 bytes");
    assertEquals(tooMuch, OptionalDataArgument.ofWords(List.of(most, ""), true));
    assertEquals(tooMuch, OptionalDataArgument.ofOctets(Bytes.copyOf(new byte[61_441])));
    assertEquals(
        new HostResult.Refused<>("the optional data is not UTF-8 at column 1, which -u needs"),
        OptionalDataArgument.ofWords(List.of("\udcff"), true));
  }
}
