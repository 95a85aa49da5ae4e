package io.github.jefibootmgr.jvm;

/** Placeholder until the command line lands. */
public final class Main {
  private Main() {}

  /** Runs the command. */
  public static void main(String[] args) {
    System.exit(args.length);
  }
}
