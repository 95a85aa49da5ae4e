package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Hex;

/** Writes one node of a text: a name, and parameters between brackets. */
final class Call {
  private final StringBuilder text;
  private boolean hasParameters;

  private Call(String name) {
    text = new StringBuilder(name).append('(');
  }

  static Call of(String name) {
    return new Call(name);
  }

  /** Adds a parameter as it is. */
  Call text(String parameter) {
    (hasParameters ? text.append(',') : text).append(parameter);
    hasParameters = true;
    return this;
  }

  /** Adds a number in hexadecimal after {@code 0x}. */
  Call hex(long number) {
    return hex(number, 1);
  }

  /** Adds a number in hexadecimal after {@code 0x}, with zeros before it up to a width. */
  Call hex(long number, int width) {
    return text("0x" + Hex.lower(number, width));
  }

  /** Adds a number in decimal, 64 bits unsigned. */
  Call decimal(long number) {
    return text(ListingText.unsigned(number));
  }

  /** Adds the word that a number is the index of, or the number. */
  Call word(int number, String... words) {
    return number < words.length ? text(words[number]) : hex(number);
  }

  /** Returns the whole text. */
  String end() {
    return text + ")";
  }
}
