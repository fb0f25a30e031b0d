/// A block of addresses, as CIDR notation writes it.
public struct IPNetwork: Hashable, Sendable, CustomStringConvertible {
  /// The first address of the block.
  public let address: IPAddress
  /// How many leading bits all addresses of the block share.
  public let prefixLength: Int

  /// Reads a block as people write it; an address without a length is a block of its own.
  ///
  /// - Parameter text: for example `10.0.0.0/8`, `2001:db8::/32` or `192.0.2.7`; bits beyond the
  ///   length count for nothing.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = IPAddress(String(parts[0])) else { return nil }
    let written = parts[0].contains(":") ? 128 : 32
    var length = written
    if parts.count > 1 {
      guard let number = Self.length(parts[1]), number <= written else { return nil }
      length = number
    }
    // An IPv4 address that is written as IPv6 has its 32 bits after 96 others.
    length -= written - address.bitCount
    guard length >= 0 else { return nil }
    self.address = address.keeping(bits: length)
    prefixLength = length
  }

  private static func length(_ digits: Substring) -> Int? {
    let isNumber = (1...3).contains(digits.utf8.count) && digits.utf8.allSatisfy { $0.isDigit }
    return isNumber ? Int(digits) : nil
  }

  /// Tells whether an address lies in the block; IPv4 and IPv6 have no address in common.
  ///
  /// - Parameter other: the address.
  /// - Returns: whether its leading bits are those of the block.
  public func contains(_ other: IPAddress) -> Bool {
    other.family == address.family && other.keeping(bits: prefixLength) == address
  }

  /// The block as people write it.
  public var description: String { "\(address)/\(prefixLength)" }
}

extension IPAddress {
  /// The first of the addresses that one client has: an IPv4 address alone, and the first one of an
  /// IPv6 network of 64 bits, in which each host takes as many as it likes.
  ///
  /// Loopback and link-local addresses (fe80::/10) stand for themselves: all hosts share their network.
  public var client: IPAddress {
    let isLinkLocal = family == .v6 && high >> 54 == 0xfe80 >> 6
    return family == .v4 || isLoopback || isLinkLocal ? self : keeping(bits: 64)
  }

  fileprivate var bitCount: Int { family == .v4 ? 32 : 128 }

  /// The address with zeros for all but its leading bits.
  fileprivate func keeping(bits count: Int) -> IPAddress {
    let dropped = bitCount - count
    return IPAddress(
      family: family, high: high & Self.mask(dropping: dropped - 64),
      low: low & Self.mask(dropping: dropped))
  }

  private static func mask(dropping count: Int) -> UInt64 {
    // Shifting by 64 or more leaves nothing, by a negative number everything.
    count <= 0 ? .max : UInt64.max << UInt64(count)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
