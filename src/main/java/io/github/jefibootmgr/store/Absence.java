package io.github.jefibootmgr.store;

import io.github.jefibootmgr.os.OsException;

/** What it means that a store's directory is missing or empty. */
interface Absence {
  /** A directory that was named is taken as it is, even empty. */
  Absence OF_DIRECTORY =
      new Absence() {
        @Override
        public NoStoreException unlistable(OsException failure) {
          return new NoStoreException(
              NoStoreException.Reason.NO_DIRECTORY,
              failure.path(),
              failure.errno(),
              failure.detail());
        }

        @Override
        public void checkEmpty() {}
      };

  /** Returns why the directory could not be listed. */
  NoStoreException unlistable(OsException failure);

  /** Is told that the directory holds no variable. */
  void checkEmpty() throws NoStoreException;
}
