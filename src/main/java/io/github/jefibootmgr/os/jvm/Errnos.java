package io.github.jefibootmgr.os.jvm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.OsException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;

/**
 * Finds the errno behind an exception of the Java library, which has it as a class or as the text
 * of strerror(3).
 */
final class Errnos {
  private Errnos() {}

  /** Returns the error that a call about {@code path} failed with. */
  static OsException translate(IOException failure, String path) {
    Errno known = ofClass(failure);
    if (known != Errno.OTHER) {
      return new OsException(known, path);
    }
    String text = reason(failure);
    Errno errno = Errno.ofText(text);
    return new OsException(errno, path, text.isEmpty() ? failure.getClass().getName() : text);
  }

  private static Errno ofClass(IOException failure) {
    if (!(failure instanceof FileSystemException)) {
      return Errno.OTHER;
    }
    if (failure instanceof NoSuchFileException) {
      return Errno.ENOENT;
    }
    if (failure instanceof AccessDeniedException) {
      return Errno.EACCES;
    }
    if (failure instanceof FileAlreadyExistsException) {
      return Errno.EEXIST;
    }
    if (failure instanceof NotDirectoryException) {
      return Errno.ENOTDIR;
    }
    if (failure instanceof DirectoryNotEmptyException) {
      return Errno.ENOTEMPTY;
    }
    if (failure instanceof NotLinkException) {
      return Errno.EINVAL;
    }
    return failure instanceof FileSystemLoopException ? Errno.ELOOP : Errno.OTHER;
  }

  private static String reason(IOException failure) {
    String text =
        failure instanceof FileSystemException named ? named.getReason() : failure.getMessage();
    if (text == null) {
      return "";
    }
    if (failure instanceof FileNotFoundException && text.endsWith(")")) {
      return text.substring(text.lastIndexOf('(') + 1, text.length() - 1);
    }
    return without(" (NOFOLLOW_LINKS specified)", without(" or unable to access", text));
  }

  /** What failed with ELOOP has words of the Java library after those of the C library. */
  private static String without(String addition, String text) {
    int start = text.indexOf(addition);
    return start < 0 ? text : text.substring(0, start);
  }
}
