package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.cli.Request.Creation.Mode;
import io.github.jefibootmgr.cli.RequestDraft.FormOption;
import io.github.jefibootmgr.host.IpSetting;
import io.github.jefibootmgr.host.NetworkRequest;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.render.ListingStyle;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What each option means: the one place where the values of options become types. */
public final class Binding {
  private static final long MAX_U16 = 0xffff;
  private static final long MAX_PARTITION = 0xffffffffL;

  private Binding() {}

  /**
   * Takes one option into a draft.
   *
   * @throws UsageException if its value is wrong or it contradicts an earlier option
   */
  public static void take(RequestDraft draft, Given given) throws UsageException {
    if (given.option().argument() == Option.Argument.NONE) {
      takeFlag(draft, given.option());
    } else if (given.option() == Option.VERBOSE) {
      draft.verbosity =
          given.value().isEmpty()
              ? draft.verbosity + 1
              : Values.verbosity(given.spelling(), given.value().get(), draft.verbosity);
    } else if (given.option().isOwn()) {
      takeOwn(draft, given.option(), given.spelling(), given.value().orElseThrow());
    } else {
      takeValue(draft, given.option(), given.spelling(), given.value().orElseThrow());
    }
  }

  private static void takeFlag(RequestDraft draft, Option option) throws UsageException {
    switch (option) {
      case ACTIVE -> draft.active = Optional.of(true);
      case INACTIVE -> draft.active = Optional.of(false);
      case DELETE_BOOTNUM -> draft.delete = true;
      case CREATE -> draft.mode = draft.mode == Mode.ONLY ? Mode.ONLY : Mode.IN_ORDER;
      case CREATE_ONLY -> draft.mode = Mode.ONLY;
      case REMOVE_DUPS -> draft.removeDuplicates = true;
      case FULL_DEV_PATH -> takeForm(draft, FormOption.FULL);
      case FILE_DEV_PATH -> takeForm(draft, FormOption.FILE);
      case RECONNECT -> draft.reconnect = Optional.of(true);
      case NO_RECONNECT -> draft.reconnect = Optional.of(false);
      case GPT -> draft.gpt = true;
      case KEEP -> draft.keep = true;
      case DELETE_BOOTNEXT -> draft.deleteNext = true;
      case DELETE_BOOTORDER -> draft.deleteOrder = true;
      case DELETE_TIMEOUT -> draft.deleteTimeout = true;
      default -> takeShown(draft, option);
    }
  }

  private static void takeShown(RequestDraft draft, Option option) {
    switch (option) {
      case QUIET -> draft.quiet = true;
      case DRIVER -> draft.driver = true;
      case SYSPREP -> draft.sysprep = true;
      case LIST_SIGNATURE_TYPES -> draft.signatureTypes = true;
      case UNICODE -> draft.unicode = true;
      case VERSION -> draft.version = true;
      case HELP -> draft.help = true;
      case DRY_RUN -> draft.dryRun = true;
      case TIMING -> draft.timing = true;
      case WRITE_SIGNATURE -> {}
      default -> throw new IllegalStateException("an option without a meaning: " + option);
    }
  }

  private static void takeValue(RequestDraft draft, Option option, String name, String value)
      throws UsageException {
    switch (option) {
      case BOOTNUM -> {
        draft.number =
            Optional.of(
                BootNumbers.parse(
                    name, value, ExitStatus.NUMBER_MALFORMED, ExitStatus.NUMBER_RANGE));
        draft.numberKind = BootNumbers.kind(value);
      }
      case BOOTNEXT -> draft.next = Optional.of(next(name, value));
      case BOOTORDER -> draft.order = Optional.of(value);
      case TIMEOUT ->
          draft.timeout =
              OptionalInt.of(
                  (int) Values.decimal(name, value, MAX_U16, ExitStatus.TIMEOUT_MALFORMED));
      case MIRROR_BELOW_4G -> draft.mirrorBelow = Optional.of(Values.yes(name, value));
      case MIRROR_ABOVE_4G -> draft.mirrorAbove = OptionalInt.of(Values.percentage(name, value));
      case LABEL -> draft.label = Optional.of(value);
      default -> takeOfNewEntry(draft, option, name, value);
    }
  }

  private static void takeOfNewEntry(RequestDraft draft, Option option, String name, String value)
      throws UsageException {
    switch (option) {
      case DISK -> draft.disk = Optional.of(value);
      case PART ->
          draft.partition =
              OptionalLong.of(Values.decimal(name, value, MAX_PARTITION, ExitStatus.PARTITION));
      case EDD ->
          takeForm(draft, Values.edd(name, value) == 1 ? FormOption.EDD10 : FormOption.FULL);
      case EDD_DEVICE -> draft.eddDevice = Values.eddDevice(name, value);
      case IFACE -> draft.networkInterface = Optional.of(value);
      case INDEX ->
          draft.index =
              OptionalInt.of((int) Values.decimal(name, value, MAX_U16, ExitStatus.USAGE));
      case LOADER -> draft.loader = Optional.of(value);
      case APPEND_BINARY_ARGS -> draft.dataFile = Optional.of(value);
      default -> throw new IllegalStateException("an option without a meaning: " + option);
    }
  }

  private static void takeOwn(RequestDraft draft, Option option, String name, String value)
      throws UsageException {
    switch (option) {
      case EFIVARS -> draft.variables = Optional.of(value);
      case ROOT -> draft.root = root(name, value);
      case TEXT_FORM -> draft.textForm = textForm(name, value);
      case DEVICE_PATH -> draft.devicePath = Optional.of(value);
      case IP -> draft.ip = Optional.of(ip(name, value));
      case VLAN ->
          draft.vlan =
              OptionalInt.of(
                  (int) Values.decimal(name, value, NetworkRequest.MAX_VLAN, ExitStatus.USAGE));
      case URI -> draft.uri = Optional.of(value);
      default -> throw new IllegalStateException("an option without a meaning: " + option);
    }
  }

  /** An empty one is a script's unset variable, and would mean the machine itself. */
  private static String root(String name, String value) throws UsageException {
    if (value.isEmpty()) {
      throw Values.wrong(name, value, "a directory expected", ExitStatus.USAGE);
    }
    return value;
  }

  private static BootNumber next(String name, String value) throws UsageException {
    BootNumber number =
        BootNumbers.parse(name, value, ExitStatus.NEXT_MALFORMED, ExitStatus.NEXT_RANGE);
    if (BootNumbers.kind(value).orElse(EntryKind.BOOT) != EntryKind.BOOT) {
      throw Values.wrong(name, value, "a Boot entry expected", ExitStatus.NEXT_MALFORMED);
    }
    return number;
  }

  private static void takeForm(RequestDraft draft, FormOption form) throws UsageException {
    if (draft.form.isPresent() && draft.form.get() != form) {
      throw new UsageException(
          ExitStatus.PATH_FORMS,
          "contradicting --full-dev-path, --file-dev-path and -e options: one form expected");
    }
    draft.form = Optional.of(form);
  }

  private static ListingStyle.PathForm textForm(String name, String value) throws UsageException {
    return switch (value) {
      case "efibootmgr" -> ListingStyle.PathForm.EFIBOOTMGR;
      case "uefi" -> ListingStyle.PathForm.UEFI;
      default -> throw Values.wrong(name, value, "efibootmgr or uefi expected", ExitStatus.USAGE);
    };
  }

  private static IpSetting ip(String name, String value) throws UsageException {
    return IpSetting.parse(value)
        .orThrow(reason -> new UsageException(ExitStatus.USAGE, "option '" + name + "': " + reason))
        .value();
  }
}
