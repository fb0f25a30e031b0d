import Testing

@testable import Sockets

struct IPNetworkTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.0.0.0/8"), ("10.1.2.3/8", "10.0.0.0/8"), ("192.0.2.7", "192.0.2.7/32"),
    ("0.0.0.0/0", "0.0.0.0/0"), ("2001:db8::1/32", "2001:db8::/32"), ("::1", "::1/128"),
    ("::/0", "::/0"), ("2001:db8:0:1:ffff::/64", "2001:db8:0:1::/64"),
    ("::ffff:10.1.2.3/104", "10.0.0.0/8"), ("::ffff:10.1.2.3", "10.1.2.3/32"),
  ])
  func `a block reads as it was written, without what lies beyond its length`(
    text: String, block: String
  ) {
    #expect(IPNetwork(text)?.description == block)
  }

  @Test(arguments: [
    "", "/", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8",
    "10.0.0.0/ 8", "10.0.0/8", "::/129", "::/1000", "localhost", "::ffff:10.0.0.0/90", "[::1]/128",
  ])
  func `what is no block is refused`(text: String) {
    #expect(IPNetwork(text) == nil)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.255.255", true), ("10.0.0.0/8", "11.0.0.0", false),
    ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("10.0.0.0/8", "::10.0.0.1", false),
    ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "::1", false),
    ("::/0", "2001:db8::1", true), ("::/0", "10.0.0.1", false),
    ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ("2001:db8::/65", "2001:db8::7fff:0:0:1", true),
    ("2001:db8::/65", "2001:db8::8000:0:0:1", false),
    ("2001:db8::/64", "2001:db8::ffff:ffff:ffff:ffff", true), ("::1/128", "::2", false),
    ("192.0.2.128/25", "192.0.2.127", false), ("192.0.2.128/25", "192.0.2.200", true),
  ])
  func `an address lies in a block or not`(block: String, address: String, isInside: Bool) throws {
    let address = try #require(IPAddress(address))
    #expect(IPNetwork(block)?.contains(address) == isInside)
  }

  @Test func `every length splits the addresses at its bit`() throws {
    for (zero, bits) in [("0.0.0.0", 32), ("::", 128)] {
      let address = try #require(IPAddress(zero))
      for length in 0...bits {
        let block = try #require(IPNetwork("\(zero)/\(length)"))
        for bit in 0..<bits {
          let other = Self.flipping(bit: bit, of: address, bits)
          #expect(block.contains(other) == (bit >= length), "bit \(bit) of \(block)")
        }
      }
    }
  }

  private static func flipping(bit: Int, of address: IPAddress, _ bits: Int) -> IPAddress {
    let place = bits - 1 - bit
    return IPAddress(
      family: address.family, high: address.high ^ (place < 64 ? 0 : 1 << UInt64(place - 64)),
      low: address.low ^ (place < 64 ? 1 << UInt64(place) : 0))
  }
}
