package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.BootNumber;
import io.github.jefibootmgr.model.LoadOption;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One thing that a person wants changed. What each does to the variables, and when it is refused,
 * is in the table of {@link Planner}.
 */
public sealed interface Edit {

  /** Removes an entry, or a number that only the order names. */
  record Delete(BootNumber number) implements Edit {}

  /** Removes every entry whose description is exactly this. */
  record DeleteByLabel(String label) implements Edit {}

  /** Sets or clears LOAD_OPTION_ACTIVE. */
  record SetActive(BootNumber number, boolean on) implements Edit {}

  /** Sets or clears LOAD_OPTION_FORCE_RECONNECT. */
  record SetReconnect(BootNumber number, boolean on) implements Edit {}

  /**
   * Changes a description.
   *
   * @param label UTF-16 units without a NUL
   */
  record Relabel(BootNumber number, String label) implements Edit {
    /**
     * Checks the label.
     *
     * @throws IllegalArgumentException if it holds a NUL
     */
    public Relabel {
      if (label.indexOf('\0') >= 0) {
        throw new IllegalArgumentException("a description cannot hold a NUL");
      }
    }
  }

  /**
   * Makes an entry.
   *
   * @param option what it holds
   * @param number which it shall be; empty for the lowest that no entry has
   * @param position how many numbers stand before it in the order, beyond the end meaning the end;
   *     empty to leave the order alone
   */
  record Create(LoadOption option, Optional<BootNumber> number, OptionalInt position)
      implements Edit {
    /**
     * Checks the position.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Create {
      if (position.isPresent() && position.getAsInt() < 0) {
        throw new IllegalArgumentException("not a position: " + position.getAsInt());
      }
    }
  }

  /** Removes the order. */
  record DeleteOrder() implements Edit {}

  /**
   * Replaces the order.
   *
   * @param numbers the new order; repeats count once
   * @param keep whether what else the old order names follows
   */
  record SetOrder(List<BootNumber> numbers, boolean keep) implements Edit {
    /**
     * Keeps a copy of the list.
     *
     * @throws IllegalArgumentException if it is empty
     */
    public SetOrder {
      numbers = List.copyOf(numbers);
      if (numbers.isEmpty()) {
        throw new IllegalArgumentException("an order needs a number");
      }
    }
  }

  /** Removes all but the first of each number in the order. */
  record RemoveDuplicates() implements Edit {}

  /** Removes BootNext. */
  record DeleteNext() implements Edit {}

  /** Removes Timeout. */
  record DeleteTimeout() implements Edit {}

  /** Sets BootNext. */
  record SetNext(BootNumber number) implements Edit {}

  /**
   * Sets Timeout.
   *
   * @param seconds 0 to 65535; the last means to wait for ever (UEFI 2.10 section 3.1.2)
   */
  record SetTimeout(int seconds) implements Edit {
    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if the value is outside of it
     */
    public SetTimeout {
      if (seconds < 0 || seconds > 0xffff) {
        throw new IllegalArgumentException("not a timeout: " + seconds);
      }
    }
  }

  /**
   * Asks for another memory mirror.
   *
   * @param below4G whether memory below 4 GiB shall be mirrored; empty for as it is
   * @param above4G the share above, in hundredths of a percent, 0 to 5000; empty for as it is
   */
  record SetMirror(Optional<Boolean> below4G, OptionalInt above4G) implements Edit {
    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if the share is outside of it
     */
    public SetMirror {
      if (above4G.isPresent() && (above4G.getAsInt() < 0 || above4G.getAsInt() > 5000)) {
        throw new IllegalArgumentException("not a share of 50 percent: " + above4G.getAsInt());
      }
    }
  }
}
