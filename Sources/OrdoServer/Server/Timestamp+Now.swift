import BoardModel
import Foundation

extension Timestamp {
  /// The present moment by the system's clock.
  public static var now: Timestamp {
    Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
  }
}
