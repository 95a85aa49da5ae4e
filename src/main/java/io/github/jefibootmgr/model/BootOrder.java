package io.github.jefibootmgr.model;

import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.ArrayList;
import java.util.List;

/**
 * The order in which load options of one kind are tried: {@code BootOrder}, {@code DriverOrder} or
 * {@code SysPrepOrder} (UEFI 2.10 section 3.3).
 *
 * @param numbers the options, first tried first; may name missing options and repeat itself
 */
public record BootOrder(List<BootNumber> numbers) {
  /** The order that names nothing. */
  public static final BootOrder EMPTY = new BootOrder(List.of());

  /** Keeps a copy of the list. */
  public BootOrder {
    numbers = List.copyOf(numbers);
  }

  /** Returns the order in a variable's data; the last octet of an odd number of them is ignored. */
  public static BootOrder decode(Bytes data) {
    List<BootNumber> numbers = new ArrayList<>();
    for (int i = 0; i + 1 < data.size(); i += 2) {
      numbers.add(new BootNumber(data.u16(i)));
    }
    return new BootOrder(numbers);
  }

  /** Returns the numbers as a listing shows them: four digits each, commas between them. */
  public String text() {
    StringBuilder text = new StringBuilder();
    String separator = "";
    for (BootNumber number : numbers) {
      text.append(separator).append(number.hex());
      separator = ",";
    }
    return text.toString();
  }

  /** Returns the variable's data: 16 bits a number, little-endian. */
  public Bytes encode() {
    ByteWriter writer = new ByteWriter();
    for (BootNumber number : numbers) {
      writer.u16(number.value());
    }
    return writer.toBytes();
  }
}
