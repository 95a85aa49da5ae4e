package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Printable;
import io.github.jefibootmgr.wire.Ucs2;
import java.util.Optional;

/** Small texts that messages are made of. */
final class Words {
  private Words() {}

  /** Returns the text between double quotes, on one line. */
  static String quoted(String text) {
    return "\"" + Printable.escape(text) + "\"";
  }

  /**
   * Returns optional data after a comma, nothing if there is none: as text if it is ASCII or UCS-2
   * of ASCII, otherwise in hexadecimal.
   */
  static String data(Bytes data) {
    if (data.isEmpty()) {
      return "";
    }
    Optional<String> ascii = Printable.ascii(data);
    if (ascii.isPresent()) {
      return ", data " + quoted(ascii.get());
    }
    String units = Ucs2.decode(data);
    return data.size() % 2 == 0 && Printable.isAscii(units)
        ? ", UCS-2 data " + quoted(units)
        : ", data " + data.hex();
  }
}
