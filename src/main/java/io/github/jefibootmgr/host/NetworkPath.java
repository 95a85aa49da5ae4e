package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.DevicePath;
import io.github.jefibootmgr.devicepath.MessagingNetwork;
import io.github.jefibootmgr.devicepath.MessagingService;
import io.github.jefibootmgr.devicepath.Node;
import io.github.jefibootmgr.os.OsException;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the device path of a network boot: MAC address, VLAN, IP settings and URI. */
final class NetworkPath {
  private static final String DIRECTORY = "/sys/class/net/";
  private static final int MOST_TYPE = 0xff;

  /** ARPHRD_ETHER of Linux, the hardware type of RFC 1700. */
  private static final int ETHERNET = 1;

  private final HostRoot root;
  private final List<String> warnings;

  NetworkPath(HostRoot root, List<String> warnings) {
    this.root = root;
    this.warnings = warnings;
  }

  DevicePath make(NetworkRequest request) throws RefusedException {
    String name = request.networkInterface();
    if (name.isEmpty() || name.startsWith(".") || name.indexOf('/') >= 0) {
      throw new RefusedException("\"" + name + "\" is not the name of a network interface");
    }
    if (!root.exists(DIRECTORY + name)) {
      throw new RefusedException(name + ": there is no such network interface");
    }
    List<Node> nodes = new ArrayList<>();
    MessagingNetwork.Mac mac = mac(name);
    if (request.full()) {
      nodes.addAll(wayToInterface(name));
    }
    nodes.add(mac);
    if (request.vlan().isPresent()) {
      nodes.add(vlan(request.vlan().getAsInt()));
    }
    nodes.add(request.ip().node());
    if (request.uri().isPresent()) {
      nodes.add(new MessagingService.Uri(HttpUri.check(request.uri().get())));
    }
    return DevicePath.of(nodes.toArray(Node[]::new));
  }

  private List<Node> wayToInterface(String name) throws RefusedException {
    try {
      Chain chain = Chain.of(root, root.realPath(DIRECTORY + name));
      return Topology.nodes(chain, warnings);
    } catch (OsException failure) {
      throw new RefusedException(name + ": no full path: " + failure.detail());
    } catch (RefusedException unknown) {
      throw new RefusedException(name + ": no full path: " + unknown.reason());
    }
  }

  private MessagingNetwork.Mac mac(String name) throws RefusedException {
    long type = attribute(name, "type").orElse((long) ETHERNET);
    Optional<Bytes> address =
        root.attribute(DIRECTORY + name + "/address")
            .flatMap(text -> Numbers.octets(text.replace(":", "")));
    Optional<Long> length = attribute(name, "addr_len");
    if (length.isPresent() && address.isPresent() && length.get() < address.get().size()) {
      address = Optional.of(address.get().slice(0, length.get().intValue()));
    }
    if (address.isEmpty() || isZero(address.get())) {
      throw new RefusedException(name + ": the interface has no MAC address to boot from");
    }
    if (type > MOST_TYPE || address.get().size() > MessagingNetwork.Mac.ADDRESS_SIZE) {
      throw new RefusedException(
          name + ": addresses of the interface's type (" + type + ") do not fit in a MAC node");
    }
    return MessagingNetwork.Mac.of(address.get(), (int) type);
  }

  private Optional<Long> attribute(String name, String attribute) {
    return root.attribute(DIRECTORY + name + "/" + attribute).flatMap(Numbers::decimal);
  }

  private static boolean isZero(Bytes address) {
    return address.equals(Bytes.copyOf(new byte[address.size()]));
  }

  private static MessagingNetwork.Vlan vlan(int id) throws RefusedException {
    if (id < 0 || id > NetworkRequest.MAX_VLAN) {
      throw new RefusedException("a VLAN is 0 to " + NetworkRequest.MAX_VLAN + ", not " + id);
    }
    return new MessagingNetwork.Vlan(id);
  }
}
