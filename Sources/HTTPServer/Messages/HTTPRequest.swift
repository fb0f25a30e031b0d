import Sockets

/// A request, complete with its body.
public struct HTTPRequest: Sendable {
  /// Everything but the body.
  public let head: Head
  /// The body, decoded from its chunks; empty where there is none.
  public let body: [UInt8]

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - head: everything but the body.
  ///   - body: the body.
  public init(head: Head, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }

  /// What the request asks for.
  public var method: HTTPMethod { head.method }
  /// The path, percent-decoded.
  public var path: String { head.path }
  /// The target as the client sent it.
  public var rawTarget: String { head.rawTarget }
  /// The parameters after the question mark.
  public var query: HTTPQuery { head.query }
  /// The header fields.
  public var fields: HTTPFields { head.fields }
  /// Where the connection comes from.
  public var peer: SocketAddress { head.peer }
}
