import CSQLite

/// What SQLite answered where it did not do as it was told.
struct SQLiteError: Error, Hashable {
  /// The extended result code.
  var code: Int32
  /// SQLite's own words.
  var message: String
  /// The statement that failed, or what else was attempted.
  var statement: String

  /// Whether a unique index refused a row.
  var isUniqueViolation: Bool { code == SQLITE_CONSTRAINT_UNIQUE }
}

extension SQLiteError: CustomStringConvertible {
  var description: String { "SQLite says “\(message)” (code \(code)) at “\(statement)”." }
}
