package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.Version;
import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.store.EfivarfsStore;
import io.github.jefibootmgr.store.NoStoreException;
import io.github.jefibootmgr.store.StoreException;
import io.github.jefibootmgr.store.StoreLocator;
import java.util.List;
import java.util.Optional;

/** One run of the program, from the arguments to the exit status. Both editions call it. */
public final class Program {
  /** The name under which it is efibootmgr to the letter. */
  static final String EFIBOOTMGR = "efibootmgr";

  /** First line of what callers know by heart when there is no store. */
  private static final String UNSUPPORTED = "EFI variables are not supported on this system.";

  private final Os os;
  private final RequestParser parser;
  private final Console console;

  private Program(Os os, RequestParser parser, String name) {
    this.os = os;
    this.parser = parser;
    this.console = new Console(os, name);
  }

  /**
   * Runs the program.
   *
   * @param os the door to the outside
   * @param parser the edition's parser; not called if there are no arguments
   * @param name what the program was called by, without directories
   * @param arguments what follows the name
   * @return the exit status, 0 to 255
   */
  public static int run(Os os, RequestParser parser, String name, List<String> arguments) {
    return new Program(os, parser, name).run(arguments).status();
  }

  private ExitStatus run(List<String> arguments) {
    try {
      return dispatch(arguments.isEmpty() ? Request.LISTING : parse(arguments));
    } catch (UsageException e) {
      console.note(e.getMessage());
      return e.status();
    } catch (NoStoreException e) {
      console.line(UNSUPPORTED);
      console.note(e.getMessage());
      return ExitStatus.NO_EFI;
    } catch (StoreException e) {
      console.note(e.getMessage());
      return ExitStatus.USAGE;
    } catch (OsException e) {
      // A reader that has seen enough, as head(1), is no error to speak of.
      if (e.errno() == Errno.EPIPE) {
        return ExitStatus.CLOSED_OUTPUT;
      }
      console.note(e.getMessage());
      return ExitStatus.USAGE;
    } catch (RuntimeException | Error e) {
      console.note("an error that should not happen, please report it: " + e + place(e));
      return ExitStatus.INTERNAL;
    }
  }

  private static String place(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }

  private Request parse(List<String> arguments) throws UsageException {
    boolean posix = os.environment("POSIXLY_CORRECT").isPresent();
    return parser.parse(Normaliser.normalise(arguments, posix));
  }

  private ExitStatus dispatch(Request request) throws UsageException, StoreException, OsException {
    if (request.output().help()) {
      console.print(HelpText.render(console.name(), version()));
      return ExitStatus.OK;
    }
    if (request.output().version()) {
      console.print("version " + version() + "\n");
      return ExitStatus.OK;
    }
    RequestChecks.beforeStore(request);
    EfivarfsStore store = locate(request.places());
    try {
      RequestChecks.withStore(request);
    } catch (UsageException e) {
      // efibootmgr looks for the store first, so that its absence is what callers are told.
      store.list();
      throw e;
    }
    return request.changes()
        ? new ChangeCommand(os, console, store).run(request)
        : new ListCommand(console, store).run(request);
  }

  private String version() {
    return console.name().equals(EFIBOOTMGR)
        ? Version.EFIBOOTMGR
        : Version.EFIBOOTMGR + " (jefibootmgr " + Version.CURRENT + ")";
  }

  private EfivarfsStore locate(Request.Places places) throws StoreException {
    if (places.variables().isPresent()) {
      return StoreLocator.directory(os, places.variables().get());
    }
    Optional<String> environment = os.environment("EFIVARFS_PATH");
    if (environment.isPresent() && !environment.get().isEmpty()) {
      return StoreLocator.directory(os, environment.get());
    }
    return StoreLocator.machine(os, places.root());
  }
}
