package io.github.jefibootmgr.render;

import io.github.jefibootmgr.boot.Reading;
import io.github.jefibootmgr.boot.Snapshot;
import io.github.jefibootmgr.model.MemoryMirror;
import java.util.List;
import java.util.Optional;

/** The lines about memory mirroring, on machines whose firmware offers it. */
final class MirrorText {
  private static final MemoryMirror NONE = new MemoryMirror(MemoryMirror.VERSION, false, 0, 0);

  private MirrorText() {}

  static void append(Snapshot snapshot, StringBuilder output, List<String> notes) {
    Optional<MemoryMirror> current = value(snapshot.mirrorCurrent(), notes);
    Optional<MemoryMirror> request = value(snapshot.mirrorRequest(), notes);
    if (current.isPresent() && current.get().version() == MemoryMirror.VERSION) {
      appendCurrent(output, current.get());
    }
    if (request.isPresent() && differs(request.get(), current.orElse(NONE))) {
      append(
          output, "RequestMirroredPercentageAbove4G", "RequestMirrorMemoryBelow4GB", request.get());
    }
  }

  private static boolean differs(MemoryMirror one, MemoryMirror other) {
    return one.above4G() != other.above4G() || one.below4G() != other.below4G();
  }

  private static void appendCurrent(StringBuilder output, MemoryMirror current) {
    if (current.status() == 0) {
      append(output, "MirroredPercentageAbove4G", "MirrorMemoryBelow4GB", current);
    } else {
      output.append("MirrorStatus: ").append(status(current.status())).append('\n');
      append(output, "DesiredMirroredPercentageAbove4G", "DesiredMirrorMemoryBelow4GB", current);
    }
  }

  private static Optional<MemoryMirror> value(Reading<MemoryMirror> reading, List<String> notes) {
    if (reading instanceof Reading.Value<MemoryMirror> value) {
      return Optional.of(value.value());
    }
    if (reading instanceof Reading.Malformed<MemoryMirror> malformed) {
      notes.add(malformed.reason());
    } else if (reading instanceof Reading.Unreadable<MemoryMirror> unreadable) {
      notes.add(unreadable.reason());
    }
    return Optional.empty();
  }

  private static void append(
      StringBuilder output, String above, String below, MemoryMirror mirror) {
    int hundredths = mirror.above4G() % 100;
    output.append(above).append(": ").append(mirror.above4G() / 100).append('.');
    output.append(hundredths < 10 ? "0" : "").append(hundredths).append('\n');
    output.append(below).append(": ").append(mirror.below4G()).append('\n');
  }

  private static String status(int status) {
    return switch (status) {
      case 1 -> "Platform does not support address range mirror";
      case 2 -> "Invalid version number";
      case 3 -> "MirroredMemoryAbove4GB > 50.00%";
      case 4 -> "DIMM configuration does not allow mirror";
      case 5 -> "OEM specific method";
      default -> Integer.toString(status);
    };
  }
}
