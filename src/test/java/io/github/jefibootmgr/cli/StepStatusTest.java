package io.github.jefibootmgr.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.jefibootmgr.boot.Refusal;
import io.github.jefibootmgr.boot.Step;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** efibootmgr's exit status for each step, and for the refusals that have one of their own. */
class StepStatusTest {
  @ParameterizedTest
  @CsvSource({
    "DELETE_ENTRY, 15",
    "SET_ACTIVE, 16",
    "SET_RECONNECT, 16",
    "RELABEL, 16",
    "CREATE_ENTRY, 5",
    "ADD_TO_ORDER, 6",
    "DELETE_ORDER, 7",
    "SET_ORDER, 8",
    "REMOVE_DUPLICATES, 9",
    "DELETE_NEXT, 10",
    "DELETE_TIMEOUT, 11",
    "SET_NEXT, 13",
    "SET_TIMEOUT, 14",
    "SET_MIRROR, 1",
  })
  void ofAStep(Step step, int status) {
    assertEquals(status, StepStatus.of(step).status());
  }

  @ParameterizedTest
  @CsvSource({
    "CREATE_ENTRY, NUMBER_TAKEN, 40",
    "CREATE_ENTRY, NO_FREE_NUMBER, 5",
    "SET_NEXT, NO_SUCH_ENTRY, 12",
    "SET_NEXT, UNREADABLE, 13",
    "DELETE_ENTRY, NO_SUCH_ENTRY, 15",
    "SET_ORDER, NO_SUCH_ENTRY, 8",
    "RELABEL, MALFORMED, 16",
    "DELETE_TIMEOUT, NO_SUCH_VARIABLE, 11",
    "SET_MIRROR, UNSUPPORTED, 1",
  })
  void ofARefusal(Step step, Refusal.Reason reason, int status) {
    assertEquals(status, StepStatus.of(new Refusal(step, reason, "why")).status());
  }
}
