package io.github.jefibootmgr.devicepath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
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

class UefiTextTest {
  @TestFactory
  Stream<DynamicTest> pathsAndTheirTexts() {
    return Table.rows("uefi-text.tsv")
        .map(
            row ->
                dynamicTest(
                    row[0],
                    () -> {
                      assertEquals(row[1], UefiText.format(path(Bytes.ofHex(row[0]))));
                      assertEquals(row[0], parse(row[1]).encode().hex());
                    }));
  }

  @TestFactory
  Stream<DynamicTest> otherTextsOfPaths() {
    return Table.rows("uefi-accepted.tsv")
        .map(
            row -> dynamicTest(row[0], () -> assertEquals(row[1], UefiText.format(parse(row[0])))));
  }

  @TestFactory
  Stream<DynamicTest> faultyTexts() {
    return Table.rows("uefi-faulty.tsv")
        .map(
            row ->
                dynamicTest(
                    row[0],
                    () -> {
                      ParsedDevicePath.Faulty faulty =
                          assertInstanceOf(
                              ParsedDevicePath.Faulty.class, UefiTextParser.parse(row[0]));
                      assertEquals(row[1], faulty.describe());
                    }));
  }

  @Provide
  Arbitrary<Bytes> lists() {
    return PlausiblePaths.lists();
  }

  @Provide
  Arbitrary<String> texts() {
    return PlausibleTexts.texts();
  }

  @Property
  void parsingGivesBackEveryPath(@ForAll("lists") Bytes list) {
    FilePathList.decode(list, 0).paths().forEach(UefiTextTest::check);
  }

  @Property
  void parsingGivesBackPathsOfAnyOctets(@ForAll byte[] octets) {
    Bytes end = Bytes.of(0x7f, 0xff, 4, 0);
    FilePathList.decode(Bytes.copyOf(octets).plus(end), 0).paths().forEach(UefiTextTest::check);
  }

  @Property
  void anyTextHasAPathOrAFault(@ForAll("texts") String text) {
    ParsedDevicePath parsed = UefiTextParser.parse(text);
    if (parsed instanceof ParsedDevicePath.Sound sound) {
      check(sound.path());
    } else {
      int column = ((ParsedDevicePath.Faulty) parsed).column();
      assertEquals(Math.max(1, Math.min(column, text.length() + 1)), column);
    }
  }

  private static void check(DevicePath path) {
    String text = UefiText.format(path);
    assertEquals(Printable.escape(text), text);
    assertEquals(path, parse(text), text);
    assertEquals(path.encode(), parse(text).encode());
  }

  private static DevicePath parse(String text) {
    ParsedDevicePath parsed = UefiTextParser.parse(text);
    return assertInstanceOf(ParsedDevicePath.Sound.class, parsed, parsed::toString).path();
  }

  private static DevicePath path(Bytes list) {
    return FilePathList.decode(list, 0).paths().get(0);
  }
}
