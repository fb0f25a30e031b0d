import Foundation

extension HTTPServer {
  /// Where a server listens and what it allows; each limit stands beside the answer that it gives.
  public struct Configuration: Sendable {
    /// The address or name to listen on.
    public var host = "127.0.0.1"
    /// The TCP port; 0 for any that is free.
    public var port = 8080
    /// The path of a socket to listen on instead of a port.
    public var socketPath: String?
    /// Descriptors of sockets on which another process has begun to listen, to serve instead of all
    /// others; the server owns them.
    public var inheritedSockets: [CInt] = []
    /// How many event loops, and so threads, serve; one for each core.
    public var loopCount = ProcessInfo.processInfo.activeProcessorCount

    /// The request line and all fields together, in bytes: 414 or 431.
    public var headBytes = 64 * 1024
    /// The number of fields: 431.
    public var fieldCount = 100

    /// The line before a chunk, with its extensions, in bytes: 400.
    public var chunkLineBytes = 4 * 1024
    /// The body of a refused request that is read, so that the connection can be kept, in bytes;
    /// how large the body of another may be is the handler's decision: 413.
    public var skippedBodyBytes = 16 * 1024

    /// From a request's first byte to the end of its header: 408.
    public var headTimeout = Duration.seconds(10)
    /// From the end of the header to the end of the body: 408.
    public var bodyTimeout = Duration.seconds(30)
    /// Between requests: the connection is closed.
    public var idleTimeout = Duration.seconds(60)
    /// Without a byte of a response or stream that the client takes, or a packet that it confirms: the
    /// connection is closed.
    public var stallTimeout = Duration.seconds(30)
    /// The bytes of a response that a client takes in each second at least: the connection is closed.
    ///
    /// They are counted from the response's beginning, and asked for when `stallTimeout` has gone by
    /// since: a response of a megabyte is over after 18 minutes. Streams have limits of their own.
    public var leastSendRate = 1_024
    /// After an answer that ends the connection, while the client may still be sending.
    public var lingerTimeout = Duration.seconds(2)
    /// What is read and thrown away in that time, in bytes.
    public var lingerBytes = 256 * 1024

    /// All connections; nil for the number of descriptors less 64, at most 16,384 and at least a
    /// quarter of that number: 503.
    public var maximumConnections: Int?
    /// The connections of one address that is not this machine's own: 503.
    ///
    /// All addresses of an IPv6 network of 64 bits count as one, since one client can have them all.
    public var maximumConnectionsPerAddress = 256
    /// The connections of one loopback address; nil for as many as there may be: 503.
    public var maximumConnectionsPerLoopbackAddress: Int?
    /// Connections beyond the limits in which `isVital` requests are still answered.
    public var spareConnections = 16

    /// Peers that tell whom they speak for; the connections of an address are then those of a client.
    public var trustedProxies = TrustedProxies()

    /// A quiet stream gets a comment after this time.
    public var heartbeatInterval = Duration.seconds(15)
    /// How long a client is told to wait before it opens a stream again, in milliseconds.
    public var retryMilliseconds = 2_000...8_000
    /// Over how long the ends of the streams are spread when the server stops.
    public var streamEndSpread = Duration.seconds(1)

    /// Called when the system has no descriptor or memory left for a connection, with its error
    /// number, once until connections are accepted again; on a loop's thread, so it may not block.
    public var onExhaustion: @Sendable (CInt) -> Void = { _ in }
    /// Tells what the server counts.
    public var monitor = ServerMonitor()
    /// Fields that stand in every answer, unless the answer has its own of that name.
    public var defaultFields = HTTPFields()
    /// The source of chance.
    public var random: @Sendable (ClosedRange<Int>) -> Int = { Int.random(in: $0) }

    /// Makes the configuration of a server on this machine's own port 8080.
    public init() {}
  }
}
