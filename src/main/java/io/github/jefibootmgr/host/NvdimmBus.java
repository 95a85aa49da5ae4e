package io.github.jefibootmgr.host;

import io.github.jefibootmgr.devicepath.MessagingStorage;
import io.github.jefibootmgr.devicepath.Node;
import io.github.jefibootmgr.model.Guid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Persistent memory: {@code …/ndbus0/region9/namespace9.0} or a block translation table on a name
 * space, {@code …/ndbus0/region9/btt9.0}. The path starts with the name space, as libefiboot's
 * does; a translation table has a node after it.
 */
final class NvdimmBus implements Bus {
  @Override
  public Optional<Step> step(Chain chain, int at) throws RefusedException {
    if (at > 0) {
      return Optional.empty();
    }
    for (int i = 0; i + 2 < chain.size(); i++) {
      if (Numbers.isNumbered("ndbus", chain.name(i))) {
        return Optional.of(new Step(i + 3, nodes(chain, i + 2), List.of()));
      }
    }
    return Optional.empty();
  }

  private static List<Node> nodes(Chain chain, int device) throws RefusedException {
    String name = chain.name(device);
    if (name.startsWith("namespace")) {
      return List.of(node(name, chain.attribute(device, "uuid")));
    }
    String space = chain.attribute(device, "namespace").orElse("");
    List<Node> nodes = new ArrayList<>();
    nodes.add(node(name, chain.attribute(device - 1, space + "/uuid")));
    if (name.startsWith("btt")) {
      nodes.add(node(name, chain.attribute(device, "uuid")));
    }
    return nodes;
  }

  private static Node node(String name, Optional<String> uuid) throws RefusedException {
    Optional<Guid> label = uuid.flatMap(Guid::parse);
    if (label.isEmpty()) {
      throw new RefusedException("the persistent memory " + name + " has no label with a UUID");
    }
    return new MessagingStorage.NvdimmNamespace(label.get());
  }
}
