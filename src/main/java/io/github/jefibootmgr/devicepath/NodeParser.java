package io.github.jefibootmgr.devicepath;

/** Makes a node of what is between the brackets after its name. */
@FunctionalInterface
interface NodeParser {
  /** Returns the node; whoever calls checks that all parameters were taken. */
  Node parse(Parameters parameters) throws FaultyTextException;
}
