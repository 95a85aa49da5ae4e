package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.host.IpSetting;
import io.github.jefibootmgr.host.PathForm;
import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.EntryKind;
import io.github.jefibootmgr.render.ListingStyle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a command line asks for.
 *
 * @param kinds which load options it is about; one, or both of {@code -r} and {@code -y}
 * @param number the entry ({@code -b})
 * @param numberKind of which kind {@code -b} says that the entry is, if it is a name like {@code
 *     Boot0001}
 * @param label the label ({@code -L})
 * @param actions what shall be changed, but for a new entry
 * @param creation what a new entry is made of
 * @param output what is shown
 * @param places where things are
 * @param operands the words after the options
 */
public record Request(
    List<EntryKind> kinds,
    Optional<BootNumber> number,
    Optional<EntryKind> numberKind,
    Optional<String> label,
    Actions actions,
    Creation creation,
    Output output,
    Places places,
    List<String> operands) {
  /** What a command line without a word asks for. */
  public static final Request LISTING = RequestDraft.listing();

  /** Keeps copies of the lists. */
  public Request {
    kinds = List.copyOf(kinds);
    operands = List.copyOf(operands);
  }

  /** Returns which load options it is about. */
  public EntryKind kind() {
    return kinds.get(0);
  }

  /**
   * What shall be changed.
   *
   * @param delete whether the entry goes ({@code -B})
   * @param active whether the entry shall be active ({@code -a}) or not ({@code -A})
   * @param reconnect whether devices shall be re-connected ({@code -f}) or not ({@code -F})
   * @param deleteOrder whether the order goes ({@code -O})
   * @param order the new order ({@code -o})
   * @param keep whether the rest of the old order follows ({@code -k})
   * @param removeDuplicates whether repeats leave the order ({@code -D})
   * @param deleteNext whether BootNext goes ({@code -N})
   * @param deleteTimeout whether Timeout goes ({@code -T})
   * @param next the new BootNext ({@code -n})
   * @param timeout the new Timeout in seconds ({@code -t})
   * @param mirrorBelow whether memory below 4 GB shall be mirrored ({@code -m})
   * @param mirrorAbove the share above, in hundredths of a percent ({@code -M})
   */
  public record Actions(
      boolean delete,
      Optional<Boolean> active,
      Optional<Boolean> reconnect,
      boolean deleteOrder,
      Optional<OrderArgument> order,
      boolean keep,
      boolean removeDuplicates,
      boolean deleteNext,
      boolean deleteTimeout,
      Optional<BootNumber> next,
      OptionalInt timeout,
      Optional<Boolean> mirrorBelow,
      OptionalInt mirrorAbove) {
    /** Returns whether anything is asked for. */
    public boolean any() {
      return delete
          || active.isPresent()
          || reconnect.isPresent()
          || deleteOrder
          || order.isPresent()
          || removeDuplicates
          || deleteNext
          || deleteTimeout
          || next.isPresent()
          || timeout.isPresent()
          || mirrorBelow.isPresent()
          || mirrorAbove.isPresent();
    }
  }

  /** The value of {@code -o}, which efibootmgr looks at only after the store was found. */
  public sealed interface OrderArgument {
    /** A sound one. */
    record Numbers(List<BootNumber> numbers) implements OrderArgument {
      /** Keeps a copy of the list. */
      public Numbers {
        numbers = List.copyOf(numbers);
      }
    }

    /** Another; the message names the element and its place. */
    record Malformed(String message) implements OrderArgument {}
  }

  /**
   * What a new entry is made of.
   *
   * @param mode whether one is asked for, and whether it goes into the order
   * @param active whether it shall be active; {@code -A} says no
   * @param reconnect whether devices are re-connected after the driver is loaded ({@code -f})
   * @param index its place there ({@code -I})
   * @param disk {@code -d}
   * @param partition {@code -p}, 0 to 2^32-1
   * @param form how much of the way to the file the path tells
   * @param gpt whether a GPT counts without a protective MBR ({@code -g})
   * @param loader {@code -l}
   * @param dataFile the file with the optional data, {@code -} for standard input ({@code -@})
   * @param devicePath the whole path as text ({@code --device-path})
   * @param network the network boot, if it is one
   */
  public record Creation(
      Mode mode,
      boolean active,
      boolean reconnect,
      OptionalInt index,
      Optional<String> disk,
      OptionalLong partition,
      Optional<PathForm> form,
      boolean gpt,
      Optional<String> loader,
      Optional<String> dataFile,
      Optional<String> devicePath,
      Network network) {
    /** Whether an entry shall be made. */
    public enum Mode {
      /** No. */
      NONE,
      /** Yes, and it goes into the order ({@code -c}). */
      IN_ORDER,
      /** Yes, and the order is left alone ({@code -C}). */
      ONLY
    }

    /** Returns whether an entry shall be made. */
    public boolean wanted() {
      return mode != Mode.NONE;
    }
  }

  /**
   * What a network boot needs.
   *
   * @param networkInterface {@code -i}
   * @param ip {@code --ip}
   * @param vlan {@code --vlan}, 0 to 4094
   * @param uri {@code --uri}
   */
  public record Network(
      Optional<String> networkInterface,
      Optional<IpSetting> ip,
      OptionalInt vlan,
      Optional<String> uri) {}

  /**
   * What is shown.
   *
   * @param verbosity 0 and up ({@code -v})
   * @param quiet whether standard output stays empty ({@code -q})
   * @param unicode whether optional data is UCS-2 text, in listings and in a new entry ({@code -u})
   * @param form how paths are written ({@code --text-form})
   * @param signatureTypes whether signature types are listed ({@code -s})
   * @param version whether it is the version only ({@code -V})
   * @param help whether it is the help only ({@code -h})
   * @param dryRun whether a change is only shown ({@code --dry-run})
   * @param timing whether the time that reading took is told ({@code --timing})
   */
  public record Output(
      int verbosity,
      boolean quiet,
      boolean unicode,
      ListingStyle.PathForm form,
      boolean signatureTypes,
      boolean version,
      boolean help,
      boolean dryRun,
      boolean timing) {}

  /**
   * Where things are.
   *
   * @param variables the directory of the variables ({@code --efivars})
   * @param root the directory beneath which the machine's own are, empty for {@code /} ({@code
   *     --root})
   */
  public record Places(Optional<String> variables, String root) {}

  /** Returns whether anything is to be written. */
  public boolean changes() {
    return actions.any() || creation.wanted() || relabels();
  }

  /** Returns whether the label of an entry is to be changed: {@code -b} and {@code -L} alone. */
  public boolean relabels() {
    return number.isPresent() && label.isPresent() && !actions.any() && !creation.wanted();
  }
}
