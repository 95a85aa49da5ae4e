package io.github.jefibootmgr;

/** The release of this program. */
public final class Version {
  /** The version as the project's description has it; a test holds the two together. */
  public static final String CURRENT = "0.1.0";

  /** The release of efibootmgr whose command line and listing this program has. */
  public static final String EFIBOOTMGR = "18";

  private Version() {}
}
