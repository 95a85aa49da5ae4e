package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.DevicePath;
import io.github.jefibootmgr.devicepath.Hardware;
import io.github.jefibootmgr.devicepath.Media;
import io.github.jefibootmgr.devicepath.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Makes the device path of a file on a partition. */
final class DiskPath {
  private static final long MOST_32_BITS = 0xffffffffL;

  private final HostRoot root;
  private final List<String> warnings;

  DiskPath(HostRoot root, List<String> warnings) {
    this.root = root;
    this.warnings = warnings;
  }

  DevicePath make(DiskRequest request) throws RefusedException {
    List<Node> nodes = new ArrayList<>();
    if (!(request.form() instanceof PathForm.FileOnly)) {
      Disk disk = new DiskLookup(root).find(request.disk());
      long number = number(request, disk);
      PartitionTable table = new PartitionTable(disk.medium(), request.forceGpt(), warnings);
      Media.HardDrive partition = table.find(number).node();
      nodes.addAll(wayToDisk(request, disk));
      nodes.add(partition);
    }
    nodes.add(new Media.FilePath(request.loader()));
    return DevicePath.of(nodes.toArray(Node[]::new));
  }

  private static long number(DiskRequest request, Disk disk) throws RefusedException {
    OptionalLong named = disk.partition();
    OptionalLong asked = request.partition();
    if (named.isPresent() && asked.isPresent() && named.getAsLong() != asked.getAsLong()) {
      throw new RefusedException(
          request.disk()
              + " is partition "
              + named.getAsLong()
              + ", but partition "
              + asked.getAsLong()
              + " was asked for");
    }
    long number = named.orElse(asked.orElse(EntryDefaults.PARTITION));
    if (number < 1 || number > MOST_32_BITS) {
      throw new RefusedException("no partition " + number + ": partitions are counted from 1");
    }
    return number;
  }

  private List<Node> wayToDisk(DiskRequest request, Disk disk) throws RefusedException {
    if (request.form() instanceof PathForm.Edd10 edd) {
      return List.of(new Hardware.Edd10(edd.device()));
    }
    if (!(request.form() instanceof PathForm.Full)) {
      return List.of();
    }
    if (disk.place().isEmpty()) {
      throw new RefusedException(
          request.disk() + ": no full path: it is not a disk of this machine's sysfs");
    }
    try {
      return Topology.nodes(disk.place().get(), warnings);
    } catch (RefusedException unknown) {
      throw new RefusedException(request.disk() + ": no full path: " + unknown.reason());
    }
  }
}
