package io.github.jefibootmgr.devicepath;

/** Ends a parsing; caught by the parser, whose result then says what is wrong. */
final class FaultyTextException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int column;
  private final String expected;

  FaultyTextException(int column, String expected) {
    super(expected);
    this.column = column;
    this.expected = expected;
  }

  ParsedDevicePath.Faulty fault() {
    return new ParsedDevicePath.Faulty(column, expected);
  }
}
