package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Structure;
import org.teavm.interop.c.Include;
import org.teavm.interop.c.Name;
import org.teavm.interop.c.Native;

/** The fields of {@code struct stat} that are used; the C compiler knows where they lie. */
@Native(structKeyword = true)
@Name("stat")
@Include("sys/stat.h")
final class Stat extends Structure {
  @Name("st_mode")
  int mode;

  @Name("st_size")
  long size;

  @Name("st_uid")
  int owner;

  @Name("st_gid")
  int group;

  @Name("st_rdev")
  long device;
}
