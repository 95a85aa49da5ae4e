package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.Bytes;
import java.util.Map;

/** Nodes of storage networks in texts. */
final class FabricParsers {
  private static final Map<String, Integer> DIGEST = Map.of("None", 0, "CRC32C", 2);
  private static final Map<String, Integer> AUTHENTICATION =
      Map.of("None", 0x08, "CHAP_UNI", 0x10, "CHAP_BI", 0);
  private static final Map<String, Integer> PROTOCOL = Map.of("TCP", 0);
  private static final String UUID = "urn:uuid:";

  private FabricParsers() {}

  static void addTo(Map<String, NodeParser> table) {
    table.put(
        "Fibre",
        p ->
            new MessagingFabric.FibreChannel(
                0, p.u64("the world wide name"), p.u64("the logical unit", 0)));
    table.put(
        "FibreEx",
        p ->
            new MessagingFabric.FibreChannelEx(
                0, bigEndian(p, "the world wide name"), bigEndian(p, "the logical unit")));
    table.put(
        "Infiniband",
        p ->
            new MessagingFabric.InfiniBand(
                p.u32("the flags"),
                p.guid("the port's GID").bytes(),
                p.u64("the service"),
                p.u64("the target port"),
                p.u64("the device")));
    table.put("iSCSI", FabricParsers::iscsi);
    table.put(
        "SAS",
        p -> {
          long address = p.u64("the address");
          long lun = p.u64("the logical unit", 0);
          int port = p.u16("the target port", 0);
          int topology = SasTopology.parse(p);
          return new MessagingVendor.Sas(p.u32("reserved", 0), address, lun, topology, port);
        });
    table.put(
        "SasEx",
        p -> {
          Bytes address = bigEndian(p, "the address");
          Bytes lun = bigEndian(p, "the logical unit");
          int port = p.u16("the target port", 0);
          return new MessagingFabric.SasEx(address, lun, SasTopology.parse(p), port);
        });
    table.put("NVMEoF", FabricParsers::nvmeOf);
  }

  /** Takes a number as eight octets, the most significant one first. */
  private static Bytes bigEndian(Parameters parameters, String what) throws FaultyTextException {
    long value = parameters.u64(what, 0);
    int[] octets = new int[8];
    for (int i = 0; i < octets.length; i++) {
      octets[i] = (int) (value >>> (56 - 8 * i));
    }
    return Bytes.of(octets);
  }

  private static Node iscsi(Parameters parameters) throws FaultyTextException {
    String name = parameters.ascii("the target's name");
    int portalGroup = parameters.u16("the portal group", 0);
    Bytes lun = bigEndian(parameters, "the logical unit");
    int header = parameters.word("the header digest", DIGEST, 0);
    int data = parameters.word("the data digest", DIGEST, 0);
    int authentication = parameters.word("the authentication", AUTHENTICATION, 0x08);
    int protocol = parameters.word("the protocol", PROTOCOL, 0);
    int options = header | data << 2 | authentication << 8;
    return new MessagingFabric.Iscsi(protocol, options, lun, portalGroup, name + '\0');
  }

  private static Node nvmeOf(Parameters parameters) throws FaultyTextException {
    String nqn = parameters.ascii("the subsystem's NQN") + '\0';
    int start = parameters.column();
    String id = parameters.peek();
    if (id.startsWith(UUID)) {
      parameters.text();
      Guid uuid =
          Guid.parse(id.substring(UUID.length()))
              .orElseThrow(() -> new FaultyTextException(start, "a UUID"));
      return new MessagingFabric.NvmeOf(3, Bytes.ofHex(uuid.text().replace("-", "")), nqn);
    }
    Bytes octets = parameters.octets("the name space");
    return switch (octets.size()) {
      case 8 -> new MessagingFabric.NvmeOf(1, octets.plus(Bytes.copyOf(new byte[8])), nqn);
      case 16 -> new MessagingFabric.NvmeOf(2, octets, nqn);
      default ->
          throw new FaultyTextException(
              start, "the name space, 16 or 32 hexadecimal digits or " + UUID + "…,");
    };
  }
}
