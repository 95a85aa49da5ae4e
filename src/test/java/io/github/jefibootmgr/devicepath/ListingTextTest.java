package io.github.jefibootmgr.devicepath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Printable;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ListingTextTest {
  @TestFactory
  Stream<DynamicTest> recordedPaths() {
    return Table.rows("recorded.tsv")
        .map(
            row ->
                dynamicTest(
                    row[0],
                    () -> {
                      FilePathList list = FilePathList.decode(Bytes.ofHex(row[1]), 0);
                      assertTrue(list.fault().isEmpty());
                      assertEquals(row[2], ListingText.format(list));
                    }));
  }

  @TestFactory
  Stream<DynamicTest> nodes() {
    return Table.rows("listing-nodes.tsv")
        .map(
            row ->
                dynamicTest(
                    row[0],
                    () -> {
                      Bytes path = Bytes.ofHex(row[1] + "7fff0400");
                      FilePathList list = FilePathList.decode(path, 0);
                      assertEquals(1, list.paths().size());
                      assertEquals(row[2], ListingText.format(list));
                    }));
  }

  @Provide
  Arbitrary<Bytes> lists() {
    return PlausiblePaths.lists();
  }

  @Property
  void isOnePrintableLineForPlausibleOctets(@ForAll("lists") Bytes list) {
    check(list);
  }

  @Property
  void isOnePrintableLineForAnyOctets(@ForAll byte[] octets) {
    check(Bytes.copyOf(octets));
  }

  private static void check(Bytes octets) {
    FilePathList list = FilePathList.decode(octets, 0);
    String text = ListingText.format(list);
    assertEquals(Printable.escape(text), text);
    boolean nothing =
        list.paths().isEmpty() ? octets.isEmpty() : list.paths().get(0).nodes().size() == 1;
    assertTrue(nothing || !text.isEmpty());
    assertFalse(text.startsWith("/"), text);
  }
}
