package io.github.jefibootmgr.cli;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Generates command lines: clusters, attached and separate values, abbreviations, faults. */
public final class CommandLines {
  private static final List<String> VALUES =
      List.of(
          "",
          "0",
          "1",
          "3",
          "0x1",
          "001A",
          "zz",
          "-1",
          "12345",
          "Boot0001",
          " 7",
          "1,0",
          "1,,0",
          "0,zz",
          "50",
          "25.5",
          "t",
          "no",
          "x",
          "-",
          "--",
          "-q",
          "--quiet",
          "/dev/sda",
          "a=b",
          "=",
          "@file",
          "${x}",
          "\"a b\"",
          "dhcp4",
          "uefi",
          "efibootmgr",
          "Ünïcode",
          "\udcff",
          "65536",
          "v",
          "vv",
          "\\EFI\\x.efi");

  private CommandLines() {}

  /** Returns command lines of up to seven words or pairs of words. */
  public static Arbitrary<List<String>> any() {
    return pieces(Arbitraries.of(Option.class)).list().ofMaxSize(7).map(CommandLines::flat);
  }

  /** Returns command lines that have none of the options that efibootmgr lacks. */
  static Arbitrary<List<String>> ofEfibootmgr() {
    Arbitrary<Option> theirs = Arbitraries.of(Option.class).filter(option -> !option.isOwn());
    return pieces(theirs).list().ofMaxSize(7).map(CommandLines::flat);
  }

  private static List<String> flat(List<List<String>> pieces) {
    List<String> words = new ArrayList<>();
    pieces.forEach(words::addAll);
    return words;
  }

  private static Arbitrary<List<String>> pieces(Arbitrary<Option> option) {
    Arbitrary<String> value = Arbitraries.of(VALUES);
    Arbitrary<String> letters =
        Arbitraries.strings()
            .withChars("aABcCDfFgkNOqrsTuVwyhbdeEiIlLmMnopt@vZW:?-=")
            .ofMinLength(1)
            .ofMaxLength(4);
    Arbitrary<String> longName =
        option.flatMap(
            one ->
                Arbitraries.of(one.longNames())
                    .flatMap(
                        name ->
                            Arbitraries.integers()
                                .between(1, name.length())
                                .map(length -> name.substring(0, length))));
    Arbitrary<String> wholeName = option.map(one -> one.longNames().get(0));
    return Arbitraries.oneOf(
        value.map(List::of),
        letters.map(cluster -> List.of("-" + cluster)),
        letters.flatMap(cluster -> value.map(v -> List.of("-" + cluster, v))),
        letters.flatMap(cluster -> value.map(v -> List.of("-" + cluster + v))),
        longName.map(name -> List.of("--" + name)),
        longName.flatMap(name -> value.map(v -> List.of("--" + name, v))),
        longName.flatMap(name -> value.map(v -> List.of("--" + name + "=" + v))),
        wholeName.flatMap(name -> value.map(v -> List.of("--" + name, v))),
        Arbitraries.of("--", "-", "--=x", "--nosuch", "--nosuch=1").map(List::of));
  }
}
