import Glibc

/// An IPv4 or IPv6 address; an IPv4 address that arrives mapped into IPv6 is the IPv4 address.
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
  /// The version of the Internet Protocol that an address belongs to.
  public enum Family: Sendable {
    /// Four bytes.
    case v4
    /// Sixteen bytes.
    case v6
  }

  /// The version of the protocol.
  public let family: Family
  let high: UInt64
  let low: UInt64

  /// Makes an IPv4 address from its number.
  ///
  /// - Parameter v4: the four bytes, the first one highest.
  public init(v4: UInt32) {
    self.init(family: .v4, high: 0, low: UInt64(v4))
  }

  init(family: Family, high: UInt64, low: UInt64) {
    let isMapped = family == .v6 && high == 0 && low >> 32 == 0xffff
    self.family = isMapped ? .v4 : family
    self.high = high
    self.low = isMapped ? low & 0xffff_ffff : low
  }

  /// Reads an address as people write it, without brackets, port or zone.
  ///
  /// - Parameter text: for example `192.0.2.7` or `2001:db8::7`.
  public init?(_ text: String) {
    var v4 = in_addr()
    var v6 = in6_addr()
    if inet_pton(AF_INET, text, &v4) == 1 {
      self.init(v4: UInt32(bigEndian: v4.s_addr))
    } else if inet_pton(AF_INET6, text, &v6) == 1 {
      self.init(v6)
    } else {
      return nil
    }
  }

  init(_ v6: in6_addr) {
    var bytes = v6
    let halves = withUnsafeBytes(of: &bytes) {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    self.init(
      family: .v6, high: UInt64(bigEndian: halves.0), low: UInt64(bigEndian: halves.1))
  }

  /// Whether the address never leaves the machine: 127.0.0.0/8 or `::1`.
  public var isLoopback: Bool {
    family == .v4 ? low >> 24 == 127 : high == 0 && low == 1
  }

  /// The address as people write it.
  public var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    if family == .v4 {
      var number = UInt32(truncatingIfNeeded: low).bigEndian
      inet_ntop(AF_INET, &number, &text, socklen_t(text.count))
    } else {
      var halves = (high.bigEndian, low.bigEndian)
      inet_ntop(AF_INET6, &halves, &text, socklen_t(text.count))
    }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
