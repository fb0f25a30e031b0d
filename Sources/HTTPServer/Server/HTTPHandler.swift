import Sockets

/// What an application does with requests; the server calls it on its loops' threads, so neither
/// function may block.
public protocol HTTPHandler: Sendable {
  /// Decides on a request when its header is complete, before any of its body is read.
  ///
  /// `OPTIONS *` comes here like any other, with `*` as its path; `HTTPResponse.generalOptions` is an
  /// answer to it.
  ///
  /// - Parameter head: the request without its body.
  /// - Returns: how large the body may be, or the answer that refuses the request.
  func screen(_ head: HTTPRequest.Head) -> Screening

  /// Answers a request, now or later, from any thread.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - responder: takes the answer, exactly once.
  func handle(_ request: HTTPRequest, _ responder: Responder)

  /// Gives the fields that an answer needs which the server gives by itself, such as 408 or 503.
  ///
  /// - Parameter head: what is known of the request; where its header is at fault, some of its fields,
  ///   unchecked.
  /// - Returns: the fields; by default none.
  func fields(for head: HTTPRequest.Head) -> HTTPFields

  /// Learns that the server itself refuses a request; by default nothing comes of it.
  ///
  /// - Parameter request: what is refused, and why.
  func didReject(_ request: RejectedRequest)

  /// Decides whether a request is served even when the server has all the connections it may have,
  /// such as a health check; the default serves none.
  ///
  /// - Parameter head: the request without its body.
  /// - Returns: true to serve it; false to answer 503.
  func isVital(_ head: HTTPRequest.Head) -> Bool
}

extension HTTPHandler {
  /// Does nothing.
  ///
  /// - Parameter request: what is refused, and why.
  public func didReject(_ request: RejectedRequest) {}

  /// Gives no further fields.
  ///
  /// - Parameter head: what is known of the request.
  /// - Returns: no fields.
  public func fields(for head: HTTPRequest.Head) -> HTTPFields { [:] }

  /// Serves no request beyond the limits.
  ///
  /// - Parameter head: the request without its body.
  /// - Returns: false.
  public func isVital(_ head: HTTPRequest.Head) -> Bool { false }
}

/// A request that the server itself refuses, before the application sees it or in its place.
public struct RejectedRequest: Sendable {
  /// The name of the reason, for programs.
  public let code: String
  /// The outcome that the client is told.
  public let status: HTTPStatus
  /// What is known of the request; nil where not even its line was understood.
  public let head: HTTPRequest.Head?
  /// Where the connection comes from.
  public let peer: SocketAddress
}

/// What a handler decides when it has seen a request's header.
public enum Screening: Sendable {
  /// Read the body, up to so many bytes, then handle the request.
  case accept(bodyLimit: Int)
  /// Read nothing more and answer with this.
  case refuse(HTTPResponse)
}
