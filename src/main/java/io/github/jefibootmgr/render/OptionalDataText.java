package io.github.jefibootmgr.render;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Printable;
import io.github.jefibootmgr.wire.Ucs2;
import java.util.Optional;

/**
 * The optional data of a load option as text. What it means is between the firmware or loader that
 * wrote it and the image that reads it (UEFI 2.10 section 3.1.3), so its form is told from the
 * octets alone.
 */
public final class OptionalDataText {
  private OptionalDataText() {}

  /**
   * Returns one line of text for any data.
   *
   * <table>
   *   <caption>What is shown, first match first</caption>
   *   <tr><td>wholly printable ASCII</td><td>the text</td></tr>
   *   <tr><td>16 octets that are a well-known GUID</td><td>its name in braces</td></tr>
   *   <tr><td>UCS-2 text, if {@code unicode}</td><td>the text</td></tr>
   *   <tr><td>16 octets</td><td>the GUID in braces</td></tr>
   *   <tr><td>anything else</td><td>hexadecimal</td></tr>
   * </table>
   *
   * @param data the optional data
   * @param unicode whether UCS-2 text is shown as text
   */
  public static String format(Bytes data, boolean unicode) {
    Optional<String> ascii = Printable.ascii(data);
    if (ascii.isPresent()) {
      return ascii.get();
    }
    boolean guid = data.size() == 16;
    if (guid && GuidNames.nameOf(new Guid(data)).isPresent()) {
      return GuidNames.braced(data);
    }
    if (unicode) {
      Optional<String> text = ucs2(data);
      if (text.isPresent()) {
        return text.get();
      }
    }
    return guid ? GuidNames.braced(data) : data.hex();
  }

  /**
   * Returns the text of data that is well-formed UCS-2 text: an even number of octets that are not
   * all printable ASCII, each unit or surrogate pair printable, at most one NUL and that at the
   * end.
   *
   * @return the text without the NUL; empty if the data is anything else
   */
  public static Optional<String> ucs2(Bytes data) {
    if (data.size() % 2 != 0 || Printable.ascii(data).isPresent()) {
      return Optional.empty();
    }
    String text = Ucs2.decode(data);
    if (text.endsWith("\0")) {
      text = text.substring(0, text.length() - 1);
    }
    if (text.isEmpty()) {
      return Optional.empty();
    }
    for (int at = 0; at < text.length(); ) {
      int point = text.codePointAt(at);
      if (!isPrintable(point)) {
        return Optional.empty();
      }
      at += Character.charCount(point);
    }
    return Optional.of(text);
  }

  private static boolean isPrintable(int point) {
    if (point < 0x7f) {
      // The native edition's tables of Unicode take a millisecond to unpack; most text needs none.
      return point >= 0x20;
    }
    return switch (Character.getType(point)) {
      case Character.UNASSIGNED,
          Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
