package io.github.jefibootmgr.host;

/** The URI that HTTP boot loads (UEFI 2.10 section 24.7): http or https, in ASCII (RFC 3986). */
final class HttpUri {
  private static final String[] SCHEMES = {"http://", "https://"};

  /** What RFC 3986 allows beside letters and digits. */
  private static final String MARKS = "-._~:/?#[]@!$&'()*+,;=%";

  private HttpUri() {}

  /**
   * Returns the URI as it is.
   *
   * @throws RefusedException if it is not one; the reason names the column, counted from 1
   */
  static String check(String uri) throws RefusedException {
    int host = -1;
    for (String scheme : SCHEMES) {
      if (uri.regionMatches(true, 0, scheme, 0, scheme.length())) {
        host = scheme.length();
      }
    }
    if (host < 0) {
      throw new RefusedException("the URI \"" + uri + "\" does not start with http:// or https://");
    }
    if (host == uri.length() || "/?#:".indexOf(uri.charAt(host)) >= 0) {
      throw new RefusedException("the URI \"" + uri + "\" has no host at column " + (host + 1));
    }
    for (int i = host; i < uri.length(); i++) {
      char letter = uri.charAt(i);
      if (!isLetterOrDigit(letter) && MARKS.indexOf(letter) < 0) {
        throw new RefusedException(
            "the URI has a character at column " + (i + 1) + " that must be written as %XX");
      }
    }
    return uri;
  }

  private static boolean isLetterOrDigit(char letter) {
    return isIn('a', letter, 'z') || isIn('A', letter, 'Z') || isIn('0', letter, '9');
  }

  private static boolean isIn(char first, char letter, char last) {
    return first <= letter && letter <= last;
  }
}
