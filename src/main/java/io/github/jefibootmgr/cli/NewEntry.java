package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.boot.Edit;
import io.github.jefibootmgr.cli.Request.Creation;
import io.github.jefibootmgr.devicepath.DevicePath;
import io.github.jefibootmgr.devicepath.ParsedDevicePath;
import io.github.jefibootmgr.devicepath.UefiTextParser;
import io.github.jefibootmgr.host.DiskRequest;
import io.github.jefibootmgr.host.EntryDefaults;
import io.github.jefibootmgr.host.Host;
import io.github.jefibootmgr.host.HostResult;
import io.github.jefibootmgr.host.IpSetting;
import io.github.jefibootmgr.host.LoaderText;
import io.github.jefibootmgr.host.NetworkRequest;
import io.github.jefibootmgr.host.OptionalDataArgument;
import io.github.jefibootmgr.host.PathForm;
import io.github.jefibootmgr.model.LoadOption;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.OptionalInt;

/** Makes the load option that a request describes. */
final class NewEntry {
  private final Os os;
  private final Console console;

  NewEntry(Os os, Console console) {
    this.os = os;
    this.console = console;
  }

  /**
   * Returns the edit that makes the entry.
   *
   * @throws UsageException saying why there is no such entry
   */
  Edit.Create edit(Request request) throws UsageException {
    Creation creation = request.creation();
    checkPath(creation);
    Host host = new Host(os, request.places().root());
    String label = take(LoaderText.label(request.label().orElse(EntryDefaults.LABEL)));
    Bytes data = data(request);
    Bytes path = path(host, creation).encode();
    if (path.size() > 0xffff) {
      throw refused("the device path has " + path.size() + " bytes, at most 65535 expected");
    }
    int attributes =
        (creation.active() ? LoadOption.ACTIVE : 0)
            | (creation.reconnect() ? LoadOption.FORCE_RECONNECT : 0);
    OptionalInt position =
        creation.mode() == Creation.Mode.ONLY
            ? OptionalInt.empty()
            : OptionalInt.of(creation.index().orElse(0));
    return new Edit.Create(
        new LoadOption(attributes, label, path, data), request.number(), position);
  }

  /** Refuses options that would have no effect on the path and so are a mistake. */
  private void checkPath(Creation creation) throws UsageException {
    Request.Network network = creation.network();
    boolean ofNetwork =
        network.ip().isPresent() || network.vlan().isPresent() || network.uri().isPresent();
    if (ofNetwork && network.networkInterface().isEmpty()) {
      throw new UsageException(
          ExitStatus.USAGE, "--ip, --vlan and --uri need a network interface (-i)");
    }
    boolean whole = creation.devicePath().isPresent();
    boolean ofDisk = creation.disk().isPresent() || creation.partition().isPresent();
    if (whole
        && (ofDisk || network.networkInterface().isPresent() || creation.form().isPresent())) {
      throw new UsageException(
          ExitStatus.USAGE,
          "--device-path is a whole path; -d, -p, -i, -e, --full-dev-path and --file-dev-path"
              + " do not go with it");
    }
    if (creation.loader().isPresent() && (whole || network.networkInterface().isPresent())) {
      console.note(
          "-l has no effect with "
              + (whole ? "--device-path" : "-i; --uri names what HTTP boot loads"));
    }
  }

  private DevicePath path(Host host, Creation creation) throws UsageException {
    if (creation.devicePath().isPresent()) {
      return parsed(creation.devicePath().get());
    }
    PathForm form = creation.form().orElse(new PathForm.Abbreviated());
    Request.Network network = creation.network();
    if (network.networkInterface().isPresent()) {
      return take(
          host.networkPath(
              new NetworkRequest(
                  network.networkInterface().get(),
                  form instanceof PathForm.Full,
                  network.vlan(),
                  network.ip().orElse(new IpSetting.Dhcp4()),
                  network.uri())));
    }
    String loader = take(LoaderText.loader(creation.loader().orElseGet(host::defaultLoader)));
    return take(
        host.diskPath(
            new DiskRequest(
                creation.disk().orElse(EntryDefaults.DISK),
                creation.partition(),
                form,
                creation.gpt(),
                loader)));
  }

  private static DevicePath parsed(String text) throws UsageException {
    ParsedDevicePath parsed = UefiTextParser.parse(text);
    if (parsed instanceof ParsedDevicePath.Sound sound) {
      return sound.path();
    }
    throw refused("--device-path: " + ((ParsedDevicePath.Faulty) parsed).describe());
  }

  private Bytes data(Request request) throws UsageException {
    if (request.creation().dataFile().isEmpty()) {
      return take(OptionalDataArgument.ofWords(request.operands(), request.output().unicode()));
    }
    if (!request.operands().isEmpty()) {
      throw refused(
          "-@ gives the optional data, so \"" + request.operands().get(0) + "\" has no place");
    }
    return take(OptionalDataArgument.ofOctets(read(request.creation().dataFile().get())));
  }

  private Bytes read(String file) throws UsageException {
    try {
      int enough = OptionalDataArgument.LIMIT + 1;
      return file.equals("-") ? os.readStandardInput(enough) : os.readAt(file, 0, enough);
    } catch (OsException e) {
      throw refused("-@: " + e.getMessage());
    }
  }

  private <T> T take(HostResult<T> result) throws UsageException {
    HostResult.Made<T> made = result.orThrow(NewEntry::refused);
    console.notes(made.warnings());
    return made.value();
  }

  private static UsageException refused(String reason) {
    return new UsageException(ExitStatus.CREATE, reason);
  }
}
