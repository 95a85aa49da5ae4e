package io.github.jefibootmgr.os.teavm;

import org.teavm.interop.Address;
import org.teavm.interop.Structure;
import org.teavm.interop.c.Include;
import org.teavm.interop.c.Name;
import org.teavm.interop.c.Native;

/** {@code struct utsname}: what the system calls itself. */
@Native(structKeyword = true)
@Name("utsname")
@Include("sys/utsname.h")
final class SystemName extends Structure {
  Address machine;
}
