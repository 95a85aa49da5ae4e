package io.github.jefibootmgr.devicepath;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.jefibootmgr.wire.Bytes;
import io.github.jefibootmgr.wire.Malformed;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FilePathListProperties {
  @Provide
  Arbitrary<Bytes> lists() {
    return PlausiblePaths.lists();
  }

  @Property
  void anyOctetsComeBack(@ForAll byte[] octets) {
    check(Bytes.copyOf(octets));
  }

  @Property
  void plausibleOctetsComeBack(@ForAll("lists") Bytes list) {
    check(list);
  }

  private static void check(Bytes list) {
    FilePathList decoded = FilePathList.decode(list, 100);
    assertEquals(list, decoded.encode());
    int last = 100;
    for (Malformed fault : decoded.faults()) {
      assertTrue(fault.offset() >= last && fault.offset() <= 100 + list.size(), fault::describe);
      last = fault.offset();
    }
    boolean whole = decoded.rest().isEmpty() && decoded.unfinished().isEmpty();
    assertTrue(!decoded.faults().isEmpty() || (whole && !decoded.paths().isEmpty()));
  }
}
