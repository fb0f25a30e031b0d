import BoardModel
import Foundation

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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(snapshot) else {
      preconditionFailure("the snapshot of “\(snapshot.id)” holds nothing that JSON cannot")
    }
    epoch = snapshot.epoch
    revision = snapshot.revision
    bytes = Array(json)
  }
}
