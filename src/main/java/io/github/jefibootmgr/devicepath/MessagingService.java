package io.github.jefibootmgr.devicepath;

import io.github.jefibootmgr.model.Guid;
import io.github.jefibootmgr.wire.ByteWriter;
import io.github.jefibootmgr.wire.Bytes;
import java.util.List;

/** Services of a network: URI, DNS, REST (UEFI 2.10 10.3.4). */
public sealed interface MessagingService extends Messaging {
  /**
   * A resource (sub-type 24, 10.3.4.23).
   *
   * @param uri as RFC 3986 writes it, empty if the network tells; each character is one octet
   */
  record Uri(String uri) implements MessagingService {
    /** Checks what could not be encoded. */
    public Uri {
      Check.octets("uri", uri);
      Check.body(uri.length());
    }

    @Override
    public int subType() {
      return 24;
    }

    @Override
    public Bytes body() {
      return OctetText.encode(uri);
    }
  }

  /**
   * Name servers (sub-type 31, 10.3.4.31).
   *
   * @param isIpv6 0 for IPv4, 1 for IPv6; 0 to 255
   * @param servers 16 octets each, of which IPv4 uses the first four
   */
  record Dns(int isIpv6, List<Bytes> servers) implements MessagingService {
    /** Octets of one server's address. */
    static final int ADDRESS_SIZE = 16;

    /** Checks what could not be encoded. */
    public Dns {
      Check.u8("isIPv6", isIpv6);
      servers = List.copyOf(servers);
      for (Bytes server : servers) {
        Check.size("server address", server, ADDRESS_SIZE);
      }
      Check.body(1 + ADDRESS_SIZE * servers.size());
    }

    @Override
    public int subType() {
      return 31;
    }

    @Override
    public Bytes body() {
      ByteWriter writer = new ByteWriter().u8(isIpv6);
      for (Bytes server : servers) {
        writer.bytes(server);
      }
      return writer.toBytes();
    }
  }

  /**
   * A REST service (sub-type 33, 10.3.4.32).
   *
   * @param service 1 Redfish, 2 OData; 0 to 255
   * @param accessMode 1 in-band, 2 out-of-band; 0 to 255
   */
  record Rest(int service, int accessMode) implements MessagingService {
    /** Checks the ranges. */
    public Rest {
      Check.u8("REST service", service);
      Check.u8("access mode", accessMode);
    }

    @Override
    public int subType() {
      return 33;
    }

    @Override
    public Bytes body() {
      return Bytes.of(service, accessMode);
    }
  }

  /**
   * A vendor's REST service (sub-type 33 with service 0xff, 10.3.4.32).
   *
   * @param accessMode 1 in-band, 2 out-of-band; 0 to 255
   * @param vendor whose service it is
   * @param data any octets
   */
  record RestVendor(int accessMode, Guid vendor, Bytes data) implements MessagingService {
    /** The number of a service that a vendor defines. */
    static final int SERVICE = 0xff;

    /** Checks what could not be encoded. */
    public RestVendor {
      Check.u8("access mode", accessMode);
      Check.body(18 + data.size());
    }

    @Override
    public int subType() {
      return 33;
    }

    @Override
    public Bytes body() {
      return new ByteWriter()
          .u8(SERVICE)
          .u8(accessMode)
          .bytes(vendor.bytes())
          .bytes(data)
          .toBytes();
    }
  }
}
