package io.github.jefibootmgr.store;

import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;

/** How the files of a store are changed. */
interface VariableFiles {
  /** Makes a file or replaces what is in it. */
  void put(String path, Bytes contents) throws OsException;

  /** Removes a file. */
  void remove(String path) throws OsException;
}
