/// What a server has counted since its start, and what there is at this moment.
public struct ServerStatistics: Sendable {
  /// Why a stream was closed whose client did not read.
  public enum Drop: String, Sendable, CaseIterable {
    /// More waited for it than is kept.
    case behind
    /// It took nothing for too long.
    case stalled
  }

  /// Connections that are open.
  public var connections = 0
  /// Streams that are open.
  public var streams = 0
  /// Bytes that wait for streams whose clients do not take them.
  public var queuedBytes = 0
  /// Connections that were let in, so far.
  public var acceptedConnections = 0
  /// Streams that were closed since their clients did not read, so far.
  public var drops: [Drop: Int] = [:]
  /// Requests that were refused before the application saw them, so far, by the error's name.
  public var rejections: [String: Int] = [:]
  /// The seconds from the publishing of an event until a loop had handed it to all its streams.
  public var fanOut = Histogram.seconds

  /// Makes statistics of nothing.
  public init() {}

  /// Adds what another loop has counted.
  ///
  /// - Parameter other: the other loop's statistics.
  public mutating func merge(_ other: ServerStatistics) {
    connections += other.connections
    streams += other.streams
    queuedBytes += other.queuedBytes
    acceptedConnections += other.acceptedConnections
    drops.merge(other.drops, uniquingKeysWith: +)
    rejections.merge(other.rejections, uniquingKeysWith: +)
    fanOut.merge(other.fanOut)
  }
}
