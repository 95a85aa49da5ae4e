package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.model.Variable;
import io.github.jefibootmgr.model.VariableName;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.render.GuidNames;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.VariableStore;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Optional;

/**
 * Lists the types of signatures that the firmware knows: the variable {@code SignatureSupport}, an
 * array of GUIDs (UEFI 2.10 section 3.3).
 */
final class SignatureTypes {
  private static final int GUID_SIZE = 16;

  private SignatureTypes() {}

  static ExitStatus list(Console console, VariableStore store) throws StoreException, OsException {
    // An absent store and an absent variable are not the same.
    boolean known = store.list().contains(VariableName.SIGNATURE_SUPPORT);
    Optional<Variable> variable =
        known ? store.read(VariableName.SIGNATURE_SUPPORT) : Optional.empty();
    if (variable.isEmpty()) {
      console.note("the firmware does not tell its signature types (no SignatureSupport)");
      return ExitStatus.OK;
    }
    Bytes data = variable.get().data();
    StringBuilder lines = new StringBuilder();
    for (int at = 0; at + GUID_SIZE <= data.size(); at += GUID_SIZE) {
      Guid type = new Guid(data.slice(at, at + GUID_SIZE));
      lines.append(GuidNames.nameOf(type).orElse(type.text())).append('\n');
    }
    int rest = data.size() % GUID_SIZE;
    if (rest != 0) {
      console.note("SignatureSupport ends with " + rest + " bytes, 16 expected for each type");
    }
    console.print(lines.toString());
    return ExitStatus.OK;
  }
}
