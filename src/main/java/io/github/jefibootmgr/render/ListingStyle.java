package io.github.jefibootmgr.render;

/**
 * How much a listing says, and how.
 *
 * @param verbosity 0 for a line an entry; from 1 the octets of paths and optional data as well;
 *     from 2 also what is not there, as notes
 * @param unicode whether optional data that is UCS-2 text is shown as text
 * @param form how device paths are written
 */
public record ListingStyle(int verbosity, boolean unicode, PathForm form) {
  /** What is shown when nothing else is asked for. */
  public static final ListingStyle PLAIN = new ListingStyle(0, false, PathForm.EFIBOOTMGR);

  /** The forms of device paths. */
  public enum PathForm {
    /** As efibootmgr 18 writes them. */
    EFIBOOTMGR,
    /** As UEFI 2.10 section 10.6 writes them. */
    UEFI
  }
}
