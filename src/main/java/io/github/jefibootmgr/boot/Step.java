package io.github.jefibootmgr.boot;

/** What was being done: the part of an action that a change serves or a refusal is about. */
public enum Step {
  /** Removing load options, and their numbers from the order and from BootNext. */
  DELETE_ENTRY,
  /** Setting or clearing LOAD_OPTION_ACTIVE. */
  SET_ACTIVE,
  /** Setting or clearing LOAD_OPTION_FORCE_RECONNECT. */
  SET_RECONNECT,
  /** Changing a description. */
  RELABEL,
  /** Writing a new load option. */
  CREATE_ENTRY,
  /** Giving a new load option its place in the order. */
  ADD_TO_ORDER,
  /** Removing the order's variable. */
  DELETE_ORDER,
  /** Replacing the order. */
  SET_ORDER,
  /** Removing repeats from the order. */
  REMOVE_DUPLICATES,
  /** Removing BootNext. */
  DELETE_NEXT,
  /** Removing Timeout. */
  DELETE_TIMEOUT,
  /** Setting BootNext. */
  SET_NEXT,
  /** Setting Timeout. */
  SET_TIMEOUT,
  /** Asking for another memory mirror. */
  SET_MIRROR
}
