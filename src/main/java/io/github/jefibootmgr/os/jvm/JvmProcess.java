package io.github.jefibootmgr.os.jvm;

import io.github.jefibootmgr.os.Os;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** What a JVM knows of its process, whatever file system it works on. */
abstract class JvmProcess implements Os {

  @Override
  public final long processId() {
    return ProcessHandle.current().pid();
  }

  @Override
  public final void pause(int milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public final Optional<String> environment(String name) {
    return Optional.ofNullable(System.getenv(name));
  }

  @Override
  public final String machine() {
    String name = System.getProperty("os.arch");
    return switch (name) {
      case "amd64" -> "x86_64";
      case "i386", "x86" -> "i686";
      case "arm" -> "armv7l";
      default -> name;
    };
  }

  @Override
  @SuppressWarnings("resource") // Closing it would close the process's own standard input.
  public final Bytes readStandardInput(int limit) throws OsException {
    byte[] buffer = new byte[limit];
    int size = 0;
    // Not readNBytes: it asks for the position first, which a pipe does not have.
    try {
      InputStream input = new FileInputStream(FileDescriptor.in);
      int count = input.read(buffer, 0, limit);
      while (count > 0) {
        size += count;
        count = input.read(buffer, size, limit - size);
      }
      return Bytes.copyOf(buffer, 0, size);
    } catch (IOException e) {
      throw Errnos.translate(e, "standard input");
    }
  }

  @Override
  public final void writeOutput(Bytes text) throws OsException {
    try {
      writeTo(FileDescriptor.out, text);
    } catch (IOException e) {
      throw Errnos.translate(e, "standard output");
    }
  }

  @Override
  public final void writeError(Bytes text) {
    try {
      writeTo(FileDescriptor.err, text);
    } catch (IOException e) {
      // There is nowhere left to say so.
    }
  }

  @SuppressWarnings("resource") // Closing it would close the process's own stream.
  private static void writeTo(FileDescriptor stream, Bytes text) throws IOException {
    new FileOutputStream(stream).write(text.toArray());
  }
}
