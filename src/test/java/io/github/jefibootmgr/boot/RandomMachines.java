package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.BootOrder;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random machines, as the text that {@link Machine#of} takes, and random edits of them. */
final class RandomMachines {
  private RandomMachines() {}

  static Arbitrary<String> machines() {
    Arbitrary<String> entryNames =
        Arbitraries.of("0000", "0001", "0002", "0003", "000A", "000a", "0010");
    Arbitrary<String> contents =
        Arbitraries.frequencyOf(
            Tuple.of(8, Arbitraries.of("*A", "A", "*B", "")),
            Tuple.of(2, Arbitraries.of("#", "#010000", "#01000000FFFF410000", "!", "!!")));
    Arbitrary<String> entries =
        Combinators.combine(entryNames, contents)
            .as((name, content) -> "Boot" + name + "=" + content + ";")
            .list()
            .ofMaxSize(5)
            .map(list -> String.join("", list));
    return Combinators.combine(entries, orders(), nexts(), others())
        .as((entry, order, next, other) -> entry + order + next + other);
  }

  private static Arbitrary<String> orders() {
    Arbitrary<String> lists =
        numbers().list().ofMaxSize(6).map(list -> "BootOrder=" + new BootOrder(list).text() + ";");
    return Arbitraries.frequencyOf(
        Tuple.of(8, lists),
        Tuple.of(
            2, Arbitraries.of("", "BootOrder=!;", "BootOrder=#0100000002;", "BootOrder=#01;")));
  }

  private static Arbitrary<String> nexts() {
    return Arbitraries.oneOf(
        numbers().map(number -> "BootNext=" + number + ";"),
        Arbitraries.of("", "BootNext=#;", "BootNext=!;"));
  }

  private static Arbitrary<String> others() {
    return Arbitraries.of(
        "",
        "Timeout=5;",
        "Timeout=!!;MirrorCurrent=t,100;",
        "MirrorCurrent=f,0;MirrorRequest=t,50",
        "MirrorCurrent=#02");
  }

  static Arbitrary<BootNumber> numbers() {
    return Arbitraries.of(0, 1, 2, 3, 4, 10, 16).map(BootNumber::new);
  }

  static Arbitrary<List<Edit>> editLists() {
    return edits().list().ofMinSize(1).ofMaxSize(5);
  }

  static Arbitrary<Edit> edits() {
    Arbitrary<Boolean> flag = Arbitraries.of(true, false);
    Arbitrary<String> labels = Arbitraries.of("A", "B", "");
    Arbitrary<OptionalInt> positions =
        Arbitraries.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(2));
    return Arbitraries.oneOf(
        numbers().map(Edit.Delete::new),
        numbers().map(Edit.Delete::new),
        labels.map(Edit.DeleteByLabel::new),
        Combinators.combine(numbers(), flag).as(Edit.SetActive::new),
        Combinators.combine(numbers(), flag).as(Edit.SetReconnect::new),
        Combinators.combine(numbers(), labels).as(Edit.Relabel::new),
        Combinators.combine(labels, numbers().optional(), positions)
            .as((label, number, at) -> create(label, number, at)),
        Arbitraries.just(new Edit.DeleteOrder()),
        Combinators.combine(numbers().list().ofMinSize(1).ofMaxSize(5), flag)
            .as(Edit.SetOrder::new),
        Arbitraries.just(new Edit.RemoveDuplicates()),
        Arbitraries.just(new Edit.DeleteNext()),
        Arbitraries.just(new Edit.DeleteTimeout()),
        numbers().map(Edit.SetNext::new),
        Arbitraries.of(0, 5, 65535).map(Edit.SetTimeout::new),
        Combinators.combine(flag.optional(), Arbitraries.of(0, 50, 5000))
            .as((below, above) -> new Edit.SetMirror(below, OptionalInt.of(above))));
  }

  private static Edit create(String label, Optional<BootNumber> number, OptionalInt position) {
    return new Edit.Create(Machine.option(label, true), number, position);
  }
}
