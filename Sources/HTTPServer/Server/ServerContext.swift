import Sockets
import Synchronization

/// What all loops of a server share.
final class ServerContext: Sendable {
  let configuration: HTTPServer.Configuration
  let handler: any HTTPHandler
  let census: ConnectionCensus
  let encoder: ResponseEncoder
  let connectionLimits: HTTPConnection.Limits
  let heartbeatInterval: MonotonicInstant.Interval
  /// Whether accepting rests until a descriptor is free.
  let isDescriptorAwaited = Atomic(false)

  init(configuration: HTTPServer.Configuration, handler: any HTTPHandler, descriptorLimit: Int) {
    self.configuration = configuration
    self.handler = handler
    let total =
      configuration.maximumConnections
      ?? max(descriptorLimit / 4, min(descriptorLimit - 64, 16_384))
    census = ConnectionCensus(
      limits: .init(
        total: total, perAddress: configuration.maximumConnectionsPerAddress,
        perLoopbackAddress: configuration.maximumConnectionsPerLoopbackAddress ?? .max,
        spare: configuration.spareConnections))
    encoder = ResponseEncoder(defaultFields: configuration.defaultFields)
    connectionLimits = HTTPConnection.Limits(configuration)
    heartbeatInterval = .init(configuration.heartbeatInterval)
  }

  /// The address that a new connection counts for; a proxy's counts once it tells of its client.
  func counted(_ peer: SocketAddress) -> IPAddress? {
    configuration.trustedProxies.trusts(peer) ? nil : peer.ip?.client
  }

  /// The answer to a request, or to nothing yet, that the server itself refuses.
  func response(to error: RequestError, of head: HTTPRequest.Head?) -> HTTPResponse {
    var response = error.response
    // Those who are told to come back do so at different times.
    if response.status == .serviceUnavailable {
      response.fields[.retryAfter] = "\(configuration.random(1...5))"
    }
    return head.map { response.adding(handler.fields(for: $0)) } ?? response
  }
}
