package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.cli.Request.Creation.Mode;
import io.github.jefibootmgr.cli.Request.OrderArgument;
import io.github.jefibootmgr.host.IpSetting;
import io.github.jefibootmgr.host.PathForm;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.render.ListingStyle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** A request while its options are taken one after the other; a later one replaces an earlier. */
public final class RequestDraft {
  private static final long DEFAULT_EDD_DEVICE = 0x80;

  boolean driver;
  boolean sysprep;
  Optional<BootNumber> number = Optional.empty();
  Optional<EntryKind> numberKind = Optional.empty();
  Optional<String> label = Optional.empty();

  boolean delete;
  Optional<Boolean> active = Optional.empty();
  Optional<Boolean> reconnect = Optional.empty();
  boolean deleteOrder;
  Optional<String> order = Optional.empty();
  boolean keep;
  boolean removeDuplicates;
  boolean deleteNext;
  boolean deleteTimeout;
  Optional<BootNumber> next = Optional.empty();
  OptionalInt timeout = OptionalInt.empty();
  Optional<Boolean> mirrorBelow = Optional.empty();
  OptionalInt mirrorAbove = OptionalInt.empty();

  Mode mode = Mode.NONE;
  OptionalInt index = OptionalInt.empty();
  Optional<String> disk = Optional.empty();
  OptionalLong partition = OptionalLong.empty();
  Optional<FormOption> form = Optional.empty();
  long eddDevice = DEFAULT_EDD_DEVICE;
  boolean gpt;
  Optional<String> loader = Optional.empty();
  Optional<String> dataFile = Optional.empty();
  Optional<String> devicePath = Optional.empty();
  Optional<String> networkInterface = Optional.empty();
  Optional<IpSetting> ip = Optional.empty();
  OptionalInt vlan = OptionalInt.empty();
  Optional<String> uri = Optional.empty();

  int verbosity;
  boolean quiet;
  boolean unicode;
  ListingStyle.PathForm textForm = ListingStyle.PathForm.EFIBOOTMGR;
  boolean signatureTypes;
  boolean version;
  boolean help;
  boolean dryRun;
  boolean timing;

  Optional<String> variables = Optional.empty();
  String root = "";

  /** The path forms that options can ask for. */
  enum FormOption {
    EDD10,
    FULL,
    FILE
  }

  static Request listing() {
    return new RequestDraft().request(List.of());
  }

  /** Returns what was asked for, once all options are taken. */
  public Request request(List<String> operands) {
    return new Request(
        kinds(),
        number,
        numberKind,
        label,
        actions(),
        creation(),
        new Request.Output(
            verbosity, quiet, unicode, textForm, signatureTypes, version, help, dryRun, timing),
        new Request.Places(variables, root),
        operands);
  }

  private List<EntryKind> kinds() {
    if (driver && sysprep) {
      return List.of(EntryKind.DRIVER, EntryKind.SYSPREP);
    }
    return List.of(driver ? EntryKind.DRIVER : sysprep ? EntryKind.SYSPREP : EntryKind.BOOT);
  }

  private Request.Actions actions() {
    // Beside -c these say what the new entry shall be, and change no other.
    boolean creating = mode != Mode.NONE;
    return new Request.Actions(
        delete,
        creating ? Optional.empty() : active,
        creating ? Optional.empty() : reconnect,
        deleteOrder,
        order(),
        keep,
        removeDuplicates,
        deleteNext,
        deleteTimeout,
        next,
        timeout,
        mirrorBelow,
        mirrorAbove);
  }

  /** Reads the order only now, since what it may name depends on {@code -r} and {@code -y}. */
  private Optional<OrderArgument> order() {
    if (order.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new OrderArgument.Numbers(BootNumbers.parseOrder(order.get(), kinds().get(0))));
    } catch (UsageException e) {
      return Optional.of(new OrderArgument.Malformed(e.getMessage()));
    }
  }

  private Request.Creation creation() {
    return new Request.Creation(
        mode,
        active.orElse(true),
        reconnect.orElse(false),
        index,
        disk,
        partition,
        pathForm(),
        gpt,
        loader,
        dataFile,
        devicePath,
        new Request.Network(networkInterface, ip, vlan, uri));
  }

  /** No lambda: a call without a word comes through here. */
  private Optional<PathForm> pathForm() {
    if (form.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (form.get()) {
          case EDD10 -> new PathForm.Edd10(eddDevice);
          case FULL -> new PathForm.Full();
          case FILE -> new PathForm.FileOnly();
        });
  }
}
