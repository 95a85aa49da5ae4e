package io.github.jefibootmgr.os.teavm;

import io.github.jefibootmgr.model.Errno;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import org.teavm.interop.Address;

/** Standard input, output and error, without buffers of their own. */
final class StandardStreams {
  private static final int WAIT_MILLISECONDS = 5;

  private StandardStreams() {}

  static Bytes readInput(int limit) throws OsException {
    return OpenFile.standard(0, "standard input").readToEnd(limit);
  }

  static void write(int descriptor, String name, Bytes text) throws OsException {
    OpenFile output = OpenFile.standard(descriptor, name);
    Address octets = CText.terminated(text, name);
    try {
      int done = 0;
      while (done < text.size()) {
        done += writeSome(output, octets.add(done), text.size() - done);
      }
    } finally {
      Libc.free(octets);
    }
  }

  private static int writeSome(OpenFile output, Address octets, int size) throws OsException {
    try {
      return output.write(octets, size);
    } catch (OsException e) {
      if (e.errno() == Errno.EINTR) {
        return 0;
      }
      if (e.errno() != Errno.EAGAIN) {
        throw e;
      }
      // Whoever gave us this pipe or terminal made it non-blocking, and it is full.
      Sleep.milliseconds(WAIT_MILLISECONDS);
      return 0;
    }
  }
}
