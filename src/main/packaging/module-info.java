/**
 * The program with the libraries it uses, as one module of a runtime image. JNA is published as an
 * automatic module, which jlink refuses; and one module starts faster than three.
 */
module io.github.jefibootmgr {
  requires java.logging;

  // A module of an image is resolved at start without being named only if it exports something.
  exports io.github.jefibootmgr.jvm;
}
