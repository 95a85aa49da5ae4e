package io.github.jefibootmgr.os.jvm;

import io.github.jefibootmgr.os.FileStatus;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** What stat(2), chmod(2) and chown(2) are in java.nio, as far as a file system has them. */
final class UnixAttributes {
  private static final int KIND_MASK = 0170000;
  private static final int CHARACTER_DEVICE = 0020000;
  private static final int BLOCK_DEVICE = 0060000;
  private static final int MODE_MASK = 07777;
  private static final int PERMISSIONS_MASK = 0777;

  private UnixAttributes() {}

  static FileStatus status(Path file) throws IOException {
    BasicFileAttributes basic = Files.readAttributes(file, BasicFileAttributes.class);
    if (!has(file, "unix")) {
      return new FileStatus(kind(basic, 0), basic.size(), permissions(file), 0, 0, 0);
    }
    Map<String, Object> unix = Files.readAttributes(file, "unix:mode,uid,gid,rdev");
    int mode = (int) unix.get("mode");
    FileStatus.Kind kind = kind(basic, mode & KIND_MASK);
    boolean device =
        kind == FileStatus.Kind.BLOCK_DEVICE || kind == FileStatus.Kind.CHARACTER_DEVICE;
    return new FileStatus(
        kind,
        basic.size(),
        mode & MODE_MASK,
        (int) unix.get("uid"),
        (int) unix.get("gid"),
        device ? (long) unix.get("rdev") : 0);
  }

  private static FileStatus.Kind kind(BasicFileAttributes basic, int kind) {
    if (basic.isRegularFile()) {
      return FileStatus.Kind.FILE;
    }
    if (basic.isDirectory()) {
      return FileStatus.Kind.DIRECTORY;
    }
    return switch (kind) {
      case BLOCK_DEVICE -> FileStatus.Kind.BLOCK_DEVICE;
      case CHARACTER_DEVICE -> FileStatus.Kind.CHARACTER_DEVICE;
      default -> FileStatus.Kind.OTHER;
    };
  }

  /** Changes only what differs, so that keeping one's own file as it is needs no privilege. */
  static void set(Path file, FileStatus like) throws IOException {
    FileStatus now = status(file);
    if (has(file, "unix")) {
      if (now.owner() != like.owner()) {
        Files.setAttribute(file, "unix:uid", like.owner());
      }
      if (now.group() != like.group()) {
        Files.setAttribute(file, "unix:gid", like.group());
      }
    }
    if (now.mode() != like.mode()) {
      setMode(file, like.mode());
    }
  }

  private static void setMode(Path file, int mode) throws IOException {
    if (has(file, "unix") && (mode & ~PERMISSIONS_MASK) != 0) {
      Files.setAttribute(file, "unix:mode", mode);
    } else if (has(file, "posix")) {
      Files.setPosixFilePermissions(file, permissionsOf(mode));
    }
  }

  /** Returns the mode 0644 for a file that is made, where there are modes. */
  static FileAttribute<?>[] forNewFile(FileSystem files) {
    return files.supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissionsOf(0644))}
        : new FileAttribute<?>[0];
  }

  private static boolean has(Path file, String view) {
    return file.getFileSystem().supportedFileAttributeViews().contains(view);
  }

  private static int permissions(Path file) throws IOException {
    if (!has(file, "posix")) {
      return 0644;
    }
    int mode = 0;
    for (PosixFilePermission permission : Files.getPosixFilePermissions(file)) {
      mode |= bit(permission);
    }
    return mode;
  }

  private static Set<PosixFilePermission> permissionsOf(int mode) {
    Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
    for (PosixFilePermission permission : PosixFilePermission.values()) {
      if ((mode & bit(permission)) != 0) {
        permissions.add(permission);
      }
    }
    return permissions;
  }

  private static int bit(PosixFilePermission permission) {
    return switch (permission) {
      case OWNER_READ -> 0400;
      case OWNER_WRITE -> 0200;
      case OWNER_EXECUTE -> 0100;
      case GROUP_READ -> 0040;
      case GROUP_WRITE -> 0020;
      case GROUP_EXECUTE -> 0010;
      case OTHERS_READ -> 0004;
      case OTHERS_WRITE -> 0002;
      case OTHERS_EXECUTE -> 0001;
    };
  }
}
