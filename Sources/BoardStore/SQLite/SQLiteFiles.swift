import Foundation

/// The locked folder and the two open connections of a journal.
struct SQLiteFiles: Sendable {
  let folder: DataFolder?
  let writing: SQLiteConnection?
  let reading: SQLiteConnection

  /// Opens what there is, or makes it; a file of another program or a newer version stays untouched.
  ///
  /// - Parameters:
  ///   - path: The data folder.
  ///   - access: Whether to write.
  ///   - fault: Lets statements of the writer fail, for tests.
  ///   - pageLimit: The most pages of the file, for tests.
  /// - Throws: An error with a sentence that says what to do.
  init(
    folder path: String, access: JournalAccess, fault: SQLiteConnection.Fault? = nil,
    pageLimit: Int? = nil
  ) throws(JournalOpeningError) {
    let file = path + "/ordo.sqlite"
    folder = access == .readWrite ? try DataFolder(locking: path) : nil
    try Self.check(file, access)
    do {
      writing = access == .readWrite ? try Self.openForWriting(file, fault, pageLimit) : nil
      reading = try SQLiteConnection(path: file, access: access)
      try reading.run("PRAGMA query_only = ON")
    } catch {
      throw .fileUnusable(path: file, reason: String(describing: error))
    }
  }

  private static func check(
    _ file: String, _ access: JournalAccess
  ) throws(JournalOpeningError) {
    switch SQLiteHeader(try beginning(ofFile: file, count: SQLiteHeader.length)) {
    case .empty where access == .readOnly: throw .noJournal(path: file)
    case .empty: break
    case .foreign: throw .foreignFile(path: file)
    case .version(let found) where found > SQLiteSchema.version:
      throw .newerVersion(path: file, found: found, known: SQLiteSchema.version)
    case .version: break
    }
  }

  /// The tables come before the write-ahead log, so that the file itself always tells whose it is.
  private static func openForWriting(
    _ file: String, _ fault: SQLiteConnection.Fault?, _ pageLimit: Int?
  ) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: file, access: .readWrite, fault: fault)
    try SQLiteSchema.migrate(connection)
    let mode = try connection.query("PRAGMA journal_mode = WAL") { $0.text(0) }
    guard mode == ["wal"] else {
      throw JournalError.unavailable(reason: "The file system allows no write-ahead log.")
    }
    try connection.run("PRAGMA synchronous = FULL")
    if let pageLimit { try connection.run("PRAGMA max_page_count = \(pageLimit)") }
    return connection
  }
}
