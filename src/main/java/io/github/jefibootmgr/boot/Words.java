package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.wire.Printable;
import java.util.Collection;

/** Small texts that messages are made of. */
final class Words {
  private Words() {}

  /** Returns the text between double quotes, on one line. */
  static String quoted(String text) {
    return "\"" + Printable.escape(text) + "\"";
  }

  /** Returns numbers as an order is shown: four digits each, commas between them. */
  static String list(Collection<BootNumber> numbers) {
    StringBuilder text = new StringBuilder();
    for (BootNumber number : numbers) {
      if (text.length() > 0) {
        text.append(',');
      }
      text.append(number.hex());
    }
    return text.toString();
  }
}
