package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.wire.Bytes;
import java.util.HashMap;
import java.util.Map;

/** The names of nodes in texts, each with what makes the node of its parameters. */
final class NodeParsers {
  static final Map<String, NodeParser> TABLE = table();

  private NodeParsers() {}

  private static Map<String, NodeParser> table() {
    Map<String, NodeParser> table = new HashMap<>();
    table.put("Path", parameters -> generic(parameters, parameters.u8("the type")));
    table.put("HardwarePath", parameters -> generic(parameters, Hardware.TYPE));
    table.put("AcpiPath", parameters -> generic(parameters, Acpi.TYPE));
    table.put("Msg", parameters -> generic(parameters, Messaging.TYPE));
    table.put("MediaPath", parameters -> generic(parameters, Media.TYPE));
    table.put("BbsPath", parameters -> generic(parameters, Bbs.TYPE));
    HardwareParsers.addTo(table);
    AcpiParsers.addTo(table);
    BusParsers.addTo(table);
    StorageParsers.addTo(table);
    FabricParsers.addTo(table);
    NetworkParsers.addTo(table);
    MediaParsers.addTo(table);
    return table;
  }

  private static Node generic(Parameters parameters, int type) throws FaultyTextException {
    int subType = parameters.u8("the sub-type");
    return NodeDecoder.decode(type, subType, parameters.octets("the body"));
  }

  /** Makes the node of a vendor, which the specification may know. */
  static Node vendor(Parameters parameters, int type, int subType) throws FaultyTextException {
    Bytes vendor = parameters.guid("the vendor").bytes();
    return NodeDecoder.decode(type, subType, vendor.plus(parameters.octets("the data")));
  }
}
