package io.github.jefibootmgr.render;

import java.util.List;

/**
 * A listing in words.
 *
 * @param output what goes to standard output: whole lines, printable but for the line ends and the
 *     one TAB of each entry
 * @param notes what a person should know besides, a line each without its end
 */
public record Listing(String output, List<String> notes) {
  /** Keeps a copy of the notes. */
  public Listing {
    notes = List.copyOf(notes);
  }
}
