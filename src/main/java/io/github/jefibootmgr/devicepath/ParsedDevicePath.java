package io.github.jefibootmgr.devicepath;

/** What a text was parsed to: a device path, or what is wrong with the text. */
public sealed interface ParsedDevicePath {
  /**
   * A sound text.
   *
   * @param path what it stands for
   */
  record Sound(DevicePath path) implements ParsedDevicePath {}

  /**
   * A faulty text.
   *
   * @param column where the fault is, from 1, in UTF-16 units; one more than the text has at its
   *     end
   * @param expected what was expected there, a phrase without a full stop
   */
  record Faulty(int column, String expected) implements ParsedDevicePath {
    /** Returns one line: the place and what was expected. */
    public String describe() {
      return "column " + column + ": " + expected + " expected";
    }
  }
}
