package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.model.EntryKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Refuses requests whose parts do not go together, in efibootmgr's order. */
final class RequestChecks {
  private RequestChecks() {}

  /** Checks what efibootmgr checks before it looks for the store. */
  static void beforeStore(Request request) throws UsageException {
    if (request.kinds().size() > 1) {
      throw new UsageException(
          ExitStatus.DRIVER_AND_SYSPREP, "--sysprep and --driver may not be used together");
    }
    Request.Actions actions = request.actions();
    if (request.kind() != EntryKind.BOOT) {
      String mode = request.kind() == EntryKind.DRIVER ? "--driver" : "--sysprep";
      if (actions.next().isPresent() || actions.deleteNext()) {
        throw new UsageException(
            ExitStatus.NEXT_OF_OTHER_KIND, mode + " mode does not support BootNext options");
      }
      if (actions.timeout().isPresent() || actions.deleteTimeout()) {
        throw new UsageException(
            ExitStatus.TIMEOUT_OF_OTHER_KIND, mode + " mode does not support timeout options");
      }
    }
    boolean reconnect = actions.reconnect().orElse(false) || request.creation().reconnect();
    if (reconnect && request.kind() != EntryKind.DRIVER) {
      throw new UsageException(
          ExitStatus.RECONNECT_OR_EDD, "--reconnect is supported only for driver entries (-r)");
    }
    if (request.numberKind().orElse(request.kind()) != request.kind()) {
      String name = request.numberKind().get().prefix() + request.number().get().hex();
      throw new UsageException(
          ExitStatus.NUMBER_MALFORMED,
          "option '-b': " + name + " is no " + request.kind().prefix() + " entry");
    }
    checkOwnOfNewEntry(request.creation());
  }

  /** Refuses own options that would have no effect; efibootmgr's have to be accepted. */
  private static void checkOwnOfNewEntry(Request.Creation creation) throws UsageException {
    Request.Network network = creation.network();
    List<String> idle = new ArrayList<>();
    addIf(idle, creation.devicePath(), "--device-path");
    addIf(idle, network.ip(), "--ip");
    if (network.vlan().isPresent()) {
      idle.add("--vlan");
    }
    addIf(idle, network.uri(), "--uri");
    if (!idle.isEmpty() && !creation.wanted()) {
      throw new UsageException(
          ExitStatus.USAGE,
          String.join(", ", idle)
              + (idle.size() == 1 ? " says" : " say")
              + " what a new entry is made of; -c or -C expected");
    }
  }

  /** Checks what efibootmgr checks once there is a store. */
  static void withStore(Request request) throws UsageException {
    Request.Actions actions = request.actions();
    if (actions.delete() && request.number().isEmpty() && request.label().isEmpty()) {
      throw new UsageException(
          ExitStatus.DELETE_WHAT, "-B needs an entry to delete (see -b and -L)");
    }
    boolean changesOne = actions.active().isPresent() || actions.reconnect().isPresent();
    if (changesOne && request.number().isEmpty()) {
      throw new UsageException(
          ExitStatus.CHANGE_WHAT,
          (actions.active().isPresent() ? "-a and -A need" : "-f and -F need")
              + " an entry to change (see -b)");
    }
    if (request.creation().index().isPresent() && !request.creation().wanted()) {
      throw new UsageException(ExitStatus.USAGE, "-I is meaningless without -c");
    }
    checkEntryWithoutAction(request);
    if (actions.order().isPresent()
        && actions.order().get() instanceof Request.OrderArgument.Malformed malformed) {
      throw new UsageException(ExitStatus.SET_ORDER, malformed.message());
    }
  }

  /**
   * Refuses what looks like an attempt to edit an entry. efibootmgr ignores it and exits 0, which
   * people take for success.
   */
  private static void checkEntryWithoutAction(Request request) throws UsageException {
    if (request.number().isEmpty() || request.actions().any() || request.creation().wanted()) {
      return;
    }
    List<String> idle = new ArrayList<>();
    addIf(idle, request.creation().loader(), "-l");
    addIf(idle, request.creation().disk(), "-d");
    if (request.creation().partition().isPresent()) {
      idle.add("-p");
    }
    addIf(idle, request.creation().network().networkInterface(), "-i");
    addIf(idle, request.creation().dataFile(), "-@");
    if (!request.operands().isEmpty()) {
      idle.add("\"" + request.operands().get(0) + "\"");
    }
    if (!idle.isEmpty()) {
      throw new UsageException(
          ExitStatus.USAGE,
          String.join(", ", idle)
              + (idle.size() == 1 ? " only says" : " only say")
              + " what a new entry is made of; with -b "
              + request.number().get().hex()
              + " alone nothing would be done (-c creates an entry)");
    }
  }

  private static void addIf(List<String> names, Optional<?> value, String name) {
    if (value.isPresent()) {
      names.add(name);
    }
  }
}
