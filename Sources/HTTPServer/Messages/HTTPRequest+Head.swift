import Sockets

extension HTTPRequest {
  /// A request without its body: what is known before the first byte of the body is read.
  public struct Head: Sendable {
    /// What the request asks for.
    public var method: HTTPMethod
    /// The target as the client sent it.
    public var rawTarget: String
    /// The path, percent-decoded: valid UTF-8 that starts with a slash and holds neither control
    /// characters nor segments that are `.` or `..`.
    public var path: String
    /// The parameters after the question mark.
    public var query: HTTPQuery
    /// The header fields; `Host` is valid and stands at most once.
    public var fields: HTTPFields
    /// The host that is asked, without its port and in lower case, an IPv6 address in brackets; nil
    /// only where HTTP/1.0 left it out.
    public var host: String?
    /// Where the connection comes from.
    public var peer: SocketAddress

    /// The type of the body without parameters and in lower case, or nothing where none is said.
    public var mediaType: String { MediaType.essence(of: fields[.contentType] ?? "") }

    /// Makes a head, as a test would.
    ///
    /// - Parameters:
    ///   - method: what the request asks for.
    ///   - target: path and query as they go over the wire; a target that no server would accept is
    ///     a programmer's error.
    ///   - fields: the header fields.
    ///   - host: the host that is asked.
    ///   - peer: where the connection comes from.
    public init(
      method: HTTPMethod = .get, target: String, fields: HTTPFields = [:],
      host: String? = "localhost", peer: SocketAddress = .local
    ) {
      guard let parsed = try? RequestTarget(parsing: Array(target.utf8)[...], method: method) else {
        preconditionFailure("\(target) is not a request target")
      }
      self.init(
        method: method, target: parsed, fields: fields, host: parsed.host ?? host, peer: peer)
    }

    init(
      method: HTTPMethod, target: RequestTarget, fields: HTTPFields, host: String?,
      peer: SocketAddress
    ) {
      self.method = method
      self.rawTarget = target.raw
      self.path = target.path
      self.query = target.query
      self.fields = fields
      self.host = host
      self.peer = peer
    }
  }
}
