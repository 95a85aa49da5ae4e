package io.github.jefibootmgr.os.jvm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Utf8;
import java.util.ArrayList;
import java.util.List;

/**
 * The program's arguments with no octet lost.
 *
 * <p>A JVM decodes them in the encoding of the locale before {@code main} sees them: what is no
 * part of that becomes U+FFFD. The kernel still has the octets.
 */
public final class Arguments {
  private static final char ASCII_END = 0x80;
  private static final char REPLACEMENT = '\ufffd';
  private static final String LOST =
      "an argument is not in the encoding of the locale, and its octets cannot be had from here: ";

  private Arguments() {}

  /**
   * Returns the arguments in the convention of {@link Utf8}.
   *
   * @param given what {@code main} was given
   * @param encoding the encoding that the JVM took them for, its property {@code sun.jnu.encoding}
   * @param commandLine the file with what the process was started with, {@code /proc/self/cmdline}
   * @throws OsException if octets were lost and that file cannot be read or holds something else
   */
  public static List<String> recover(String[] given, String encoding, Os os, String commandLine)
      throws OsException {
    if (!lost(given, "UTF-8".equals(encoding))) {
      return List.of(given);
    }
    List<String> words;
    try {
      words = words(os.readToEnd(commandLine));
    } catch (OsException e) {
      throw new OsException(e.errno(), commandLine, LOST + e.detail());
    }
    int before = words.size() - given.length;
    if (before < 0 || !agree(given, words.subList(before, words.size()))) {
      throw new OsException(Errno.EINVAL, commandLine, LOST + "it holds another command");
    }
    return List.copyOf(words.subList(before, words.size()));
  }

  private static boolean lost(String[] given, boolean isUtf8) {
    for (String argument : given) {
      for (int i = 0; i < argument.length(); i++) {
        char unit = argument.charAt(i);
        if (unit == REPLACEMENT || (unit >= ASCII_END && !isUtf8)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Splits at the octet 0 that ends each word. */
  private static List<String> words(Bytes commandLine) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < commandLine.size(); i++) {
      if (commandLine.at(i) == 0) {
        words.add(Utf8.decode(commandLine.slice(start, i)));
        start = i + 1;
      }
    }
    return words;
  }

  /** Whether the words are the arguments as far as these are ASCII. */
  private static boolean agree(String[] given, List<String> words) {
    for (int i = 0; i < given.length; i++) {
      if (!lost(new String[] {given[i]}, false) && !given[i].equals(words.get(i))) {
        return false;
      }
    }
    return true;
  }
}
