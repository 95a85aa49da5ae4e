package io.github.jefibootmgr.host;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Ucs2;
import io.github.jefibootmgr.wire.Utf8;
import java.util.List;

/** The optional data of a load option as the user gives it: words, or octets of a file. */
public final class OptionalDataArgument {
  /** The most octets that an entry takes, as in efibootmgr. */
  public static final int LIMIT = 61_440;

  private OptionalDataArgument() {}

  /**
   * Returns the data of words, which are joined by one blank each.
   *
   * @param words the operands of a command line, which may be none
   * @param unicode whether to write UTF-16 units instead of octets ({@code -u}); no NUL ends them
   */
  public static HostResult<Bytes> ofWords(List<String> words, boolean unicode) {
    return Attempt.result(
        warnings -> {
          String text = String.join(" ", words);
          if (!unicode) {
            return checked(Utf8.encode(text));
          }
          int escape = Utf8.indexOfEscape(text);
          if (escape >= 0) {
            throw new RefusedException(
                "the optional data is not UTF-8 at column " + (escape + 1) + ", which -u needs");
          }
          return checked(Ucs2.encode(text));
        });
  }

  /**
   * Returns the data that a file or standard input gave ({@code -@}).
   *
   * @param octets what was read; one octet more than {@link #LIMIT} is enough to refuse it
   */
  public static HostResult<Bytes> ofOctets(Bytes octets) {
    return Attempt.result(warnings -> checked(octets));
  }

  private static Bytes checked(Bytes data) throws RefusedException {
    if (data.size() > LIMIT) {
      throw new RefusedException("the optional data has more than " + LIMIT + " bytes");
    }
    return data;
  }
}
