import BoardModel
import BoardStore

/// A snapshot as JSON, encoded once a revision for all who ask.
public struct EncodedSnapshot: Hashable, Sendable {
  /// The epoch that the revision belongs to.
  public let epoch: String
  /// The revision that the snapshot shows.
  public let revision: Int
  /// The JSON, in UTF-8.
  public let bytes: [UInt8]

  /// Encodes a snapshot.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Complexity: O(*n*) in the items.
  public init(_ snapshot: BoardSnapshot) {
    guard let json = try? JSONBytes.encode(snapshot) else {
      preconditionFailure("the snapshot of “\(snapshot.id)” holds a number that JSON does not have")
    }
    epoch = snapshot.epoch
    revision = snapshot.revision
    bytes = json
  }
}
