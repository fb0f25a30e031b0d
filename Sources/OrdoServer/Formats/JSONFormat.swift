import BoardModel
import Foundation

/// A board as Ordo's own JSON, which keeps everything but history.
enum JSONFormat {
  static func encode(_ draft: BoardDraft) -> [UInt8] { [] }
  static func decode(
    _ bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    throw .empty
  }
}
