import Sockets
import Testing

@testable import HTTPServer

struct TrustedProxiesTests {
  private static let proxies = TrustedProxies(
    ["10.0.0.0/8", "2001:db8::/32"].compactMap { IPNetwork($0) }, includesLocalSockets: true)

  private static func head(from peer: String?, _ fields: [(HTTPField.Name, String)])
    -> HTTPRequest.Head
  {
    var all = HTTPFields()
    for (name, value) in fields { all.append(name, value) }
    let address = peer.flatMap { IPAddress($0) }
    return HTTPRequest.Head(
      target: "/", fields: all, peer: address.map { .ip($0, port: 4711) } ?? .local)
  }

  private static func client(_ peer: String?, _ fields: [(HTTPField.Name, String)]) -> String? {
    proxies.client(of: head(from: peer, fields))?.description
  }

  @Test(arguments: [
    "192.0.2.1", "192.0.2.1, 10.1.1.1", "spoofed, 192.0.2.1", "203.0.113.9, 192.0.2.1",
    "10.9.9.9, 192.0.2.1,10.1.1.1", "192.0.2.1:4711", " 192.0.2.1 \t,\t10.1.1.1 ,",
    "::ffff:192.0.2.1", "192.0.2.1, [2001:db8::1]:80, 10.1.1.1:1",
  ])
  func `the client is the last one in the list who is no proxy`(value: String) {
    #expect(Self.client("10.0.0.1", [(.xForwardedFor, value)]) == "192.0.2.1")
    #expect(Self.client("2001:db8::9", [(.xForwardedFor, value)]) == "192.0.2.1")
    #expect(Self.client(nil, [(.xForwardedFor, value)]) == "192.0.2.1")
  }

  @Test(arguments: [
    "for=192.0.2.1", "For=192.0.2.1;proto=https;by=10.0.0.1", #"for="192.0.2.1:4711""#,
    "for=203.0.113.9, for=192.0.2.1", "for=192.0.2.1, for=10.1.1.1",
    #"for="a\",for=203.0.113.9", for=192.0.2.1"#, "for=_hidden, for=192.0.2.1",
    #"for=192.0.2.1;ext="a;b,c""#, #"for="192\.0.2.1""#, "for=192.0.2.1,, ",
  ])
  func `the standard field tells the same`(value: String) {
    #expect(Self.client("10.0.0.1", [(.forwarded, value)]) == "192.0.2.1")
  }

  @Test func `both kinds of IPv6 address are read`() {
    #expect(Self.client("10.0.0.1", [(.xForwardedFor, "fe80::7")]) == "fe80::7")
    #expect(Self.client("10.0.0.1", [(.xForwardedFor, "[fe80::7]")]) == "fe80::7")
    #expect(Self.client("10.0.0.1", [(.forwarded, #"for="[fe80::7]:80""#)]) == "fe80::7")
  }

  @Test(arguments: ["192.0.2.77", "11.0.0.1", "2001:db9::1"])
  func `what a stranger says of itself counts for nothing`(peer: String) {
    let fields: [(HTTPField.Name, String)] = [
      (.xForwardedFor, "10.0.0.1"), (.forwarded, "for=10.0.0.1;proto=https"),
      (.xForwardedProto, "https"),
    ]
    #expect(Self.client(peer, fields) == peer)
    #expect(!Self.proxies.isSecure(Self.head(from: peer, fields)))
    let local = TrustedProxies().client(of: Self.head(from: nil, fields))
    #expect(local == nil, "a local socket's peer is trusted only where that is said")
  }

  @Test(arguments: [
    "unknown", "192.0.2.1, unknown", "192.0.2.1, 1.2.3", "192.0.2.1, 10.0.0.2\u{a0}",
    "192.0.2.1;10.0.0.1", "192.0.2.1, [::1", "192.0.2.1, 192.0.2.1:x", "192.0.2.1, \"10.0.0.1\"",
    "192.0.2.1, 0x7f.1", "192.0.2.1, 256.1.1.1", "192.0.2.1, 192.0.2.01",
  ])
  func `behind what is no address, nothing is believed`(value: String) {
    #expect(Self.client("10.0.0.1", [(.xForwardedFor, value)]) == "10.0.0.1")
    #expect(Self.client("10.0.0.1", [(.xForwardedFor, value + ", 10.3.3.3")]) == "10.3.3.3")
  }

  @Test(arguments: [
    #"for="192.0.2.1"#, #"for="192.0.2.1, for=203.0.113.9"#, "192.0.2.1", "for", "for=", ";",
    "for=192.0.2.1;for=203.0.113.9", "=192.0.2.1", "f r=192.0.2.1", "for=_hidden", #"for="\""#,
  ])
  func `a malformed element vouches for nobody`(value: String) {
    #expect(Self.client("10.0.0.1", [(.forwarded, value)]) == "10.0.0.1")
    let lines: [(HTTPField.Name, String)] = [
      (.forwarded, value), (.forwarded, "for=192.0.2.9"),
    ]
    #expect(Self.client("10.0.0.1", lines) == "192.0.2.9", "the proxy's own line is whole")
  }

  @Test func `lines of a list are one list`() {
    let lines = ["203.0.113.9", "192.0.2.1", "10.4.4.4"].map { (HTTPField.Name.xForwardedFor, $0) }
    #expect(Self.client("10.0.0.1", lines) == "192.0.2.1")
  }

  @Test func `of two fields that differ one is the client's own, so neither counts`() {
    let agreeing = [
      (HTTPField.Name.xForwardedFor, "192.0.2.1"), (.forwarded, "for=192.0.2.1"),
    ]
    #expect(Self.client("10.0.0.1", agreeing) == "192.0.2.1")
    for spoofed in ["for=203.0.113.9", "for=10.0.0.9", "nonsense"] {
      let fields = [(HTTPField.Name.xForwardedFor, "192.0.2.1"), (.forwarded, spoofed)]
      #expect(Self.client("10.0.0.1", fields) == "10.0.0.1")
    }
  }

  @Test func `where all are proxies or nothing is said, the farthest known one counts`() {
    #expect(Self.client("10.0.0.1", [(.xForwardedFor, "10.0.0.3, 10.0.0.2")]) == "10.0.0.3")
    #expect(Self.client("10.0.0.1", []) == "10.0.0.1")
    #expect(Self.client("10.0.0.1", [(.xForwardedFor, " , ")]) == "10.0.0.1")
    #expect(Self.client(nil, []) == nil)
  }

  @Test(arguments: [
    ([("X-Forwarded-Proto", "https")], true), ([("X-Forwarded-Proto", "HTTPS")], true),
    ([("X-Forwarded-Proto", "http")], false), ([("X-Forwarded-Proto", "https, http")], false),
    ([("X-Forwarded-Proto", "https"), ("X-Forwarded-Proto", "http")], false),
    ([("Forwarded", "for=a;proto=https")], true),
    ([("Forwarded", "proto=https, for=a;proto=http")], false),
    ([("Forwarded", #"proto="https"#)], false), ([], false),
  ])
  func `the nearest proxy says whether its client came over TLS`(
    fields: [(String, String)], isSecure: Bool
  ) throws {
    let fields = try fields.map { (try #require(HTTPField.Name($0.0)), $0.1) }
    #expect(Self.proxies.isSecure(Self.head(from: "10.0.0.1", fields)) == isSecure)
  }
}
