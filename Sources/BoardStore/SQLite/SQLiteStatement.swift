import CSQLite
import Foundation

/// A prepared statement, and the row of its result on which it stands.
final class SQLiteStatement {
  let sql: String
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &prepared, nil)
    guard let prepared, code == SQLITE_OK else {
      throw SQLiteError(
        code: code, message: String(cString: sqlite3_errmsg(connection)), statement: sql)
    }
    self.sql = sql
    self.connection = connection
    handle = prepared
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ values: [SQLiteValue]) throws {
    for (index, value) in zip(Int32(1)..., values) { try check(bind(value, at: index)) }
  }

  /// Goes to the next row of the result.
  ///
  /// - Returns: Whether there is one.
  func step() throws -> Bool {
    let code = sqlite3_step(handle)
    if code != SQLITE_ROW && code != SQLITE_DONE { try check(code) }
    return code == SQLITE_ROW
  }

  /// Gives up the row and the values bound, and with them SQLite's lock on the database.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  func integerIfAny(_ column: Int32) -> Int? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
  }

  func utf8(_ column: Int32) -> Data {
    // The pointer first: asking for it may convert the value, and so change its length.
    guard let bytes = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column)))
  }

  func text(_ column: Int32) -> String {
    String(decoding: utf8(column), as: UTF8.self)
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
    case .text(var text): text.withUTF8 { bind(UnsafeRawBufferPointer($0), at: index) }
    case .utf8(let data): data.withUnsafeBytes { bind($0, at: index) }
    }
  }

  private func bind(_ bytes: UnsafeRawBufferPointer, at index: Int32) -> Int32 {
    sqlite3_bind_text64(
      handle, index, bytes.assumingMemoryBound(to: CChar.self).baseAddress,
      UInt64(bytes.count), sqlite3_transient(), UInt8(SQLITE_UTF8))
  }

  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    throw SQLiteError(
      code: code, message: String(cString: sqlite3_errmsg(connection)), statement: sql)
  }
}
