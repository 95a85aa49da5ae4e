package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Structure;
import org.teavm.interop.c.Include;
import org.teavm.interop.c.Name;
import org.teavm.interop.c.Native;

/** {@code struct flock}: which part of a file is locked. */
@Native(structKeyword = true)
@Name("flock")
@Include("fcntl.h")
final class FileLockRange extends Structure {
  @Name("l_type")
  short type;

  @Name("l_whence")
  short whence;

  @Name("l_start")
  long start;

  @Name("l_len")
  long length;
}
