package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.os.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A directory with a file for each variable: the kernel's efivarfs or a copy of one.
 *
 * <p>A file's name is {@link VariableName#fileName()}; in it are the attributes, 32 bits in
 * little-endian, and then the data. Each open and each read of a file of efivarfs asks the
 * firmware, which is slow on many machines; so a variable costs one of each and a listing none.
 */
public final class EfivarfsStore implements VariableStore {
  /** The octets of a file before the variable's data. */
  static final int HEADER_SIZE = 4;

  private final Os os;
  private final String directory;
  private final Absence absence;

  /**
   * Makes a store; nothing is read yet.
   *
   * @param absence what to say if the directory is missing or empty
   */
  EfivarfsStore(Os os, String directory, Absence absence) {
    this.os = os;
    this.directory = directory;
    this.absence = absence;
  }

  /**
   * Returns the variables of a directory that was asked for, which may be empty. Nothing is read
   * yet; a listing throws {@link NoStoreException} if the directory cannot be listed.
   */
  public static EfivarfsStore ofDirectory(Os os, String directory) {
    return new EfivarfsStore(os, directory, Absence.OF_DIRECTORY);
  }

  @Override
  public List<VariableName> list() throws StoreException {
    List<String> files;
    try {
      files = os.list(directory);
    } catch (OsException e) {
      throw absence.unlistable(e);
    }
    List<VariableName> names = new ArrayList<>(files.size());
    for (int i = 0; i < files.size(); i++) {
      Optional<VariableName> name = VariableName.ofFile(files.get(i));
      if (name.isPresent()) {
        names.add(name.get());
      }
    }
    if (names.isEmpty()) {
      absence.checkEmpty();
    }
    return names;
  }

  @Override
  public Optional<Variable> read(VariableName name) throws StoreException {
    Bytes file;
    try {
      file = os.read(path(name));
    } catch (OsException e) {
      if (e.errno() == Errno.ENOENT) {
        return Optional.empty();
      }
      throw new StoreException(name, e.errno(), e.detail());
    }
    if (file.size() < HEADER_SIZE) {
      throw new StoreException(
          name,
          Errno.EINVAL,
          "the file has " + file.size() + " bytes, fewer than the 4 of the attributes");
    }
    int bits = file.at(0) | file.at(1) << 8 | file.at(2) << 16 | file.at(3) << 24;
    return Optional.of(new Variable(name, new Attributes(bits), file.from(HEADER_SIZE)));
  }

  @Override
  public void write(Variable variable) throws StoreException {
    throw new StoreException(variable.name(), Errno.ENOSYS, "not built yet");
  }

  @Override
  public void delete(VariableName name) throws StoreException {
    throw new StoreException(name, Errno.ENOSYS, "not built yet");
  }

  private String path(VariableName name) throws StoreException {
    if (name.name().indexOf('/') >= 0 || name.name().indexOf('\0') >= 0) {
      throw new StoreException(
          name, Errno.EINVAL, "a variable whose name has a slash or a NUL has no file");
    }
    return directory + "/" + name.fileName();
  }
}
