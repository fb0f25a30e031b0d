import CSQLite

/// One connection to a database file, with its prepared statements.
///
/// Unchecked, because each is used by one thread at a time: by the one that opens it, then by the
/// worker thread that it is handed to.
final class SQLiteConnection: @unchecked Sendable {
  /// Where a test may let a statement fail: before it has happened, or after.
  enum Moment {
    case before, after
  }
  typealias Fault = @Sendable (Moment, _ sql: String) throws -> Void

  private var handle: OpaquePointer?
  private var statements: [String: SQLiteStatement] = [:]
  private let fault: Fault?

  /// Opens a file; with `readWrite` it is made if there is none.
  init(path: String, access: JournalAccess, fault: Fault? = nil) throws {
    let flags =
      switch access {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_FULLMUTEX, nil)
    guard let opened, code == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw SQLiteError(
        code: code, message: String(cString: sqlite3_errstr(code)), statement: "open \(path)")
    }
    handle = opened
    self.fault = fault
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit {
    close()
  }

  /// Lets go of the file; what is asked afterwards fails.
  func close() {
    statements.removeAll()
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Runs a statement and reads each row of its result.
  func query<Value>(
    _ sql: String, _ values: [SQLiteValue] = [], read: (SQLiteStatement) throws -> Value
  ) throws -> [Value] {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var result: [Value] = []
    try fault?(.before, sql)
    while try statement.step() { result.append(try read(statement)) }
    try fault?(.after, sql)
    return result
  }

  /// Runs a statement for what it does.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws {
    _ = try query(sql, values) { _ in }
  }

  /// Runs work that is written as a whole or not at all.
  func transaction(_ work: () throws -> Void) throws {
    try rollBackIfOpen()
    try run("BEGIN IMMEDIATE")
    do {
      try work()
      try run("COMMIT")
    } catch {
      // Should this fail as well, the next transaction begins with it.
      try? rollBackIfOpen()
      throw error
    }
  }

  /// Some failures end a transaction by themselves: then there is nothing to roll back.
  private func rollBackIfOpen() throws {
    if sqlite3_get_autocommit(handle) == 0 { try run("ROLLBACK") }
  }

  private func prepared(_ sql: String) throws -> SQLiteStatement {
    if let known = statements[sql] { return known }
    guard let handle else { throw JournalError.closed }
    let statement = try SQLiteStatement(sql, on: handle)
    statements[sql] = statement
    return statement
  }
}
