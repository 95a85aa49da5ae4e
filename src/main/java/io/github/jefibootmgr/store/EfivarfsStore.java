package io.github.jefibootmgr.store;

import io.github.jefibootmgr.model.Attributes;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
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
  private final StorePlace place;
  private VariableFiles files;

  /** Makes a store; nothing is read yet. */
  EfivarfsStore(Os os, String directory, Absence absence, StorePlace place) {
    this.os = os;
    this.directory = directory;
    this.absence = absence;
    this.place = place;
  }

  /** Returns the directory. */
  public String directory() {
    return directory;
  }

  /**
   * Keeps other programs of this kind from changing the store until the lock is closed. To be taken
   * before what a change is computed from is read.
   *
   * @param patience how long to wait for another program, in milliseconds
   * @throws StoreException with {@link Errno#EBUSY} if another one has it for all that time
   */
  public StoreLock lock(int patience) throws StoreException {
    return StoreLock.acquire(os, place.lockFile(), patience);
  }

  @Override
  public List<VariableName> list() throws StoreException {
    List<String> fileNames;
    try {
      fileNames = os.list(directory);
    } catch (OsException e) {
      throw absence.unlistable(e);
    }
    List<VariableName> names = new ArrayList<>(fileNames.size());
    for (int i = 0; i < fileNames.size(); i++) {
      Optional<VariableName> name = VariableName.ofFile(fileNames.get(i));
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
      throw failure(name, ErrorHints.Access.READ, Medium.DIRECTORY, e);
    }
    if (file.size() < HEADER_SIZE) {
      throw new StoreException(
          name,
          Errno.EINVAL,
          "the file has " + file.size() + " bytes, fewer than the 4 of the attributes");
    }
    int bits = file.u16(0) | file.u16(2) << 16;
    return Optional.of(new Variable(name, new Attributes(bits), file.from(HEADER_SIZE)));
  }

  @Override
  public void write(Variable variable) throws StoreException {
    VariableName name = variable.name();
    Medium medium = place.medium();
    if (variable.data().isEmpty() && medium == Medium.EFIVARFS) {
      throw new StoreException(
          name, Errno.EINVAL, "to UEFI a variable without data is one that is not there");
    }
    if (VariableName.ofFile(name.fileName()).isEmpty()) {
      throw new StoreException(name, Errno.EINVAL, "a listing would not show a file of this name");
    }
    int bits = variable.attributes().writable().bits();
    Bytes header = Bytes.of(bits, bits >>> 8, bits >>> 16, bits >>> 24);
    try {
      files(medium).put(path(name), header.plus(variable.data()));
    } catch (OsException e) {
      throw failure(name, ErrorHints.Access.CHANGE, medium, e);
    }
  }

  @Override
  public void delete(VariableName name) throws StoreException {
    Medium medium = place.medium();
    try {
      files(medium).remove(path(name));
    } catch (OsException e) {
      throw failure(name, ErrorHints.Access.CHANGE, medium, e);
    }
  }

  private VariableFiles files(Medium medium) {
    if (files == null) {
      files = medium == Medium.EFIVARFS ? new FirmwareFiles(os) : new PlainFiles(os);
    }
    return files;
  }

  private StoreException failure(
      VariableName name, ErrorHints.Access access, Medium medium, OsException failure) {
    Errno errno = failure.errno();
    String detail = failure.detail();
    Optional<String> hint = ErrorHints.hint(errno, access, medium, directory);
    if (hint.isPresent()) {
      detail += " (" + hint.get() + ")";
    }
    if (errno == Errno.ENOSPC && medium == Medium.EFIVARFS) {
      String usage = StoreUsage.describe(os, directory);
      detail += usage.isEmpty() ? "" : "; " + usage;
    }
    return new StoreException(name, errno, detail);
  }

  private String path(VariableName name) throws StoreException {
    if (name.name().indexOf('/') >= 0 || name.name().indexOf('\0') >= 0) {
      throw new StoreException(
          name, Errno.EINVAL, "a variable whose name has a slash or a NUL has no file");
    }
    return directory + "/" + name.fileName();
  }
}
