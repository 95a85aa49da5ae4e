package io.github.jefibootmgr.boot;

import io.github.jefibootmgr.model.VariableName;
import java.util.List;

/**
 * What has to be written, and in which order.
 *
 * @param changes the writes; none if all is as it is wanted
 * @param created the variables of new entries, in the order in which they were asked for
 * @param warnings what the person should know, one line each
 * @param notes what else is worth telling, one line each
 */
public record Plan(
    List<Change> changes, List<VariableName> created, List<String> warnings, List<String> notes)
    implements Planned {
  /** Keeps copies of the lists. */
  public Plan {
    changes = List.copyOf(changes);
    created = List.copyOf(created);
    warnings = List.copyOf(warnings);
    notes = List.copyOf(notes);
  }
}
