package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Address;
import org.teavm.interop.Structure;
import org.teavm.interop.c.Include;
import org.teavm.interop.c.Name;
import org.teavm.interop.c.Native;

/** {@code struct dirent}: a name in a directory. */
@Native(structKeyword = true)
@Name("dirent")
@Include("dirent.h")
final class DirectoryEntry extends Structure {
  @Name("d_name")
  Address name;
}
