package io.github.jefibootmgr.devicepath;

import java.util.Map;

/** Device and topology information of SAS nodes in texts: four parameters (UEFI 2.10 10.3.4.18). */
final class SasTopology {
  private static final Map<String, Integer> LOCATION = Map.of("Internal", 0, "External", 1);
  private static final Map<String, Integer> CONNECT = Map.of("Direct", 0, "Expanded", 1);
  private static final int MOST_DRIVE_BAYS = 256;

  private SasTopology() {}

  static int parse(Parameters parameters) throws FaultyTextException {
    String kind = parameters.peek();
    boolean named = kind.equals("SAS") || kind.equals("SATA");
    int number = 0;
    if (named || kind.equals("NoTopology")) {
      parameters.text();
    } else {
      number = parameters.u16("the topology, NoTopology, SAS, SATA or a number", 0);
    }
    int location = parameters.word("the location", LOCATION, 0) & 1;
    int connect = parameters.word("the connection", CONNECT, 0) & 3;
    int start = parameters.column();
    int driveBay = parameters.u16("the drive bay", 0);
    if (driveBay > MOST_DRIVE_BAYS) {
      throw new FaultyTextException(start, "the drive bay, a number from 0 to 256,");
    }
    if (!named) {
      return number;
    }
    int more = driveBay == 0 ? 1 : 2 | (driveBay - 1) << 8;
    return more | (kind.equals("SATA") ? 0x10 : 0) | (location << 5) | (connect << 6);
  }
}
