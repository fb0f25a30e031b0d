import Testing

@testable import Sockets

struct IPAddressTests {
  @Test(arguments: ["127.0.0.1", "255.1.2.3", "::1", "2001:db8::7", "::"])
  func `an address reads as it was written`(text: String) {
    #expect(IPAddress(text)?.description == text)
  }

  @Test(arguments: ["", "localhost", "1.2.3", "1.2.3.4.5", "[::1]", "127.0.0.1:80"])
  func `what is no address is refused`(text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test func `an IPv4 address mapped into IPv6 is the IPv4 address`() {
    #expect(IPAddress("::ffff:192.0.2.7") == IPAddress("192.0.2.7"))
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true), ("::ffff:127.0.0.1", true),
    ("128.0.0.1", false), ("::2", false), ("::", false),
  ])
  func `loopback is told from the rest`(text: String, isLoopback: Bool) {
    #expect(IPAddress(text)?.isLoopback == isLoopback)
  }

  @Test(
    arguments: [
      ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"),
      ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2::", "2001:db8:1:2::"),
      ("2001:db8:1:3::1", "2001:db8:1:3::"), ("::1", "::1"), ("127.0.0.2", "127.0.0.2"),
      ("fe80::1:2:3:4", "fe80::1:2:3:4"), ("febf::1", "febf::1"), ("fec0::1", "fec0::"),
    ])
  func `a client of IPv6 has a network of 64 bits`(text: String, client: String) throws {
    #expect(try #require(IPAddress(text)).client.description == client)
  }
}
