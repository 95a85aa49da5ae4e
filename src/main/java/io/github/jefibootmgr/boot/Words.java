package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.wire.Hex;
import java.util.Collection;

/** Small texts that messages are made of. */
final class Words {
  private Words() {}

  /** Returns a text that stays on its line, whatever is in it. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        escaped.append("\\n");
      } else if (c == '\t') {
        escaped.append("\\t");
      } else if (c < ' ' || (c >= 0x7f && c < 0xa0)) {
        escaped.append("\\x").append(Hex.lower(c, 2));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }

  /** Returns the text between double quotes, on one line. */
  static String quoted(String text) {
    return "\"" + escape(text) + "\"";
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
