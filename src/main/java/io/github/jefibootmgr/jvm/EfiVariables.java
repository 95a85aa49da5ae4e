package io.github.jefibootmgr.jvm;

import io.github.jefibootmgr.os.jvm.JvmOs;
import io.github.jefibootmgr.os.jvm.NioOs;
import io.github.jefibootmgr.store.EfivarfsStore;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.StoreLocator;
import io.github.jefibootmgr.store.VariableStore;
import java.nio.file.Path;

/**
 * Where a program that uses the library starts: the variables of this machine or of a directory.
 *
 * <p>To change something, lock first, then read what the change depends on:
 *
 * <pre>{@code
 * EfivarfsStore store = EfiVariables.ofMachine();
 * try (StoreLock lock = store.lock(10_000)) {
 *   ...
 * }
 * }</pre>
 */
public final class EfiVariables {
  private EfiVariables() {}

  /**
   * Returns the variables of the machine that this JVM runs on. If it has none, {@link
   * VariableStore#list} throws a {@link io.github.jefibootmgr.store.NoStoreException} that says
   * why.
   */
  public static EfivarfsStore ofMachine() {
    return StoreLocator.machine(new JvmOs(), "");
  }

  /**
   * Returns the variables of a directory in the form of efivarfs, in any file system of java.nio.
   *
   * @throws StoreException if the path is empty
   */
  public static EfivarfsStore ofDirectory(Path directory) throws StoreException {
    return StoreLocator.directory(new NioOs(directory.getFileSystem()), directory.toString());
  }
}
