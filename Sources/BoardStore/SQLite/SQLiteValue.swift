import Foundation

/// A value bound to a statement.
enum SQLiteValue: Hashable {
  case null
  case integer(Int)
  case text(String)
  /// Text that is UTF-8 bytes already.
  case utf8(Data)
}
