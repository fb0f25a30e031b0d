import Sockets

/// The peers that speak for others, and what they say; what any other peer says of itself counts for
/// nothing.
public struct TrustedProxies: Sendable, Hashable {
  /// Where proxies may be.
  public var networks: [IPNetwork]
  /// Whether a peer that comes by a socket of this machine, without an address, is a proxy.
  public var includesLocalSockets: Bool

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - networks: where proxies may be.
  ///   - includesLocalSockets: whether a peer without an address is a proxy.
  public init(_ networks: [IPNetwork] = [], includesLocalSockets: Bool = false) {
    self.networks = networks
    self.includesLocalSockets = includesLocalSockets
  }

  /// Tells whether a peer is a proxy.
  ///
  /// - Parameter peer: where a connection comes from.
  /// - Returns: whether what it says of its clients counts.
  public func trusts(_ peer: SocketAddress) -> Bool {
    guard let address = peer.ip else { return includesLocalSockets }
    return trusts(address)
  }

  private func trusts(_ address: IPAddress) -> Bool {
    networks.contains { $0.contains(address) }
  }

  /// The address of the client that a request comes from.
  ///
  /// It is the last one in `X-Forwarded-For` or `Forwarded` that is no proxy's: those before it are
  /// the client's own words. Where both fields are there and do not agree, one of them is the
  /// client's own, and neither counts.
  ///
  /// - Parameter head: the request.
  /// - Returns: the address that can be vouched for; nil for a peer without one that names none.
  public func client(of head: HTTPRequest.Head) -> IPAddress? {
    guard trusts(head.peer) else { return head.peer.ip }
    let told = [
      head.fields[values: .xForwardedFor].flatMap(ForwardedFor.hops(inList:)),
      head.fields[values: .forwarded].flatMap(ForwardedFor.hops(inElements:)),
    ].filter { !$0.isEmpty }.map { client(behind: $0, peer: head.peer.ip) }
    guard let first = told.first, told.allSatisfy({ $0 == first }) else { return head.peer.ip }
    return first
  }

  private func client(behind hops: [IPAddress?], peer: IPAddress?) -> IPAddress? {
    var client = peer
    for hop in hops.reversed() {
      guard let hop else { break }
      client = hop
      if !trusts(hop) { break }
    }
    return client
  }

  /// Tells whether a client reached its proxy over TLS.
  ///
  /// - Parameter head: the request.
  /// - Returns: what a trusted proxy says in `X-Forwarded-Proto` or `Forwarded`; else false.
  public func isSecure(_ head: HTTPRequest.Head) -> Bool {
    guard trusts(head.peer) else { return false }
    let scheme =
      head.fields[values: .xForwardedProto].last.flatMap { FieldList($0).map(\.self).last }
      ?? head.fields[values: .forwarded].last.flatMap(ForwardedFor.scheme(inElements:))
    return scheme?.asciiLowercased == "https"
  }
}
