package io.github.jefibootmgr.cli;

import io.github.jefibootmgr.boot.Refusal;
import io.github.jefibootmgr.boot.Step;

/** The exit status of each step that was refused or failed. */
final class StepStatus {
  private StepStatus() {}

  static ExitStatus of(Refusal refusal) {
    return switch (refusal.reason()) {
      case NUMBER_TAKEN -> ExitStatus.NUMBER_TAKEN;
      case NO_SUCH_ENTRY ->
          refusal.step() == Step.SET_NEXT ? ExitStatus.NEXT_UNKNOWN : of(refusal.step());
      default -> of(refusal.step());
    };
  }

  static ExitStatus of(Step step) {
    return switch (step) {
      case DELETE_ENTRY -> ExitStatus.DELETE;
      case SET_ACTIVE, SET_RECONNECT, RELABEL -> ExitStatus.CHANGE;
      case CREATE_ENTRY -> ExitStatus.CREATE;
      case ADD_TO_ORDER -> ExitStatus.ADD_TO_ORDER;
      case DELETE_ORDER -> ExitStatus.DELETE_ORDER;
      case SET_ORDER -> ExitStatus.SET_ORDER;
      case REMOVE_DUPLICATES -> ExitStatus.REMOVE_DUPLICATES;
      case DELETE_NEXT -> ExitStatus.DELETE_NEXT;
      case DELETE_TIMEOUT -> ExitStatus.DELETE_TIMEOUT;
      case SET_NEXT -> ExitStatus.SET_NEXT;
      case SET_TIMEOUT -> ExitStatus.SET_TIMEOUT;
      case SET_MIRROR -> ExitStatus.USAGE;
    };
  }
}
