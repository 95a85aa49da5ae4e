package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.wire.Printable;

/** Small texts that messages are made of. */
final class Words {
  private Words() {}

  /** Returns the text between double quotes, on one line. */
  static String quoted(String text) {
    return "\"" + Printable.escape(text) + "\"";
  }
}
