import BoardModel
import Foundation

/// The journal of one server, in a SQLite file of its own.
///
/// It has two threads, one that writes and one that reads: SQLite blocks, and the cooperative pool
/// has only a thread per core.
public final class SQLiteJournal: Journal {
  private let files: SQLiteFiles
  private let groups: GroupCommit?
  private let writing: WorkerThread<CommitRequest>?
  private let reading: WorkerThread<@Sendable (SQLiteReader) -> Void>

  /// Opens the journal in a folder.
  ///
  /// - Parameters:
  ///   - folder: The data folder; for writing it is made, if there is none, and locked.
  ///   - access: Whether to write, or only to read beside a server.
  /// - Throws: `JournalOpeningError`, with a sentence that says what to do.
  public convenience init(
    folder: String, access: JournalAccess = .readWrite
  ) throws(JournalOpeningError) {
    self.init(try SQLiteFiles(folder: folder, access: access))
  }

  init(_ files: SQLiteFiles) {
    self.files = files
    let reader = SQLiteReader(connection: files.reading)
    reading = WorkerThread(name: "ordo-reader") { jobs in for job in jobs { job(reader) } }
    let groups = files.writing.map { GroupCommit(SQLiteWriter(connection: $0)) }
    writing = groups.map { groups in WorkerThread(name: "ordo-writer") { groups.serve($0) } }
    self.groups = groups
  }

  deinit {
    reading.stop {}
    writing?.stop {}
  }

  /// How many rows shared how many transactions.
  public var statistics: JournalStatistics { groups?.statistics ?? JournalStatistics() }

  /// Writes everything or nothing; on return it is on the disk.
  public func commit(_ writes: [JournalWrite]) async throws(JournalError) {
    guard let writing else { throw .unavailable(reason: "It is open for reading only.") }
    let encoded = try writes.map(EncodedWrite.init)
    try await withCheckedContinuation { continuation in
      let request = CommitRequest(writes: encoded) { continuation.resume(returning: $0) }
      if !writing.submit(request) { continuation.resume(returning: .failure(.closed)) }
    }.get()
  }

  /// Closes the reader first, so that the writer, as the last, folds the log into the file.
  public func close() async {
    await end(reading)
    files.reading.close()
    if let writing { await end(writing) }
    files.writing?.close()
    files.folder?.unlock()
  }

  private func end<Job>(_ thread: WorkerThread<Job>) async {
    await withCheckedContinuation { continuation in
      if !thread.stop({ continuation.resume() }) { continuation.resume() }
    }
  }
}

extension SQLiteJournal {
  /// All boards, in the order of their creation.
  public func boards() async throws(JournalError) -> [BoardSummary] {
    try await read { try $0.boards() }
  }

  /// One board, also a deleted one.
  public func board(_ id: String) async throws(JournalError) -> BoardSummary? {
    try await read { try $0.board(id) }
  }

  /// The latest stored state of a board, up to a revision.
  public func state(
    of board: String, upTo revision: Int?
  ) async throws(JournalError) -> BoardState {
    try JournalCoding.decode(
      try await read { try $0.state(of: board, upTo: revision) }, of: board)
  }

  /// Rows in order of their revision.
  public func rows(
    of board: String, after revision: Int, limit: Int
  ) async throws(JournalError) -> [CommittedChangeset] {
    try JournalCoding.decode(
      rows: try await read { try $0.rows(of: board, after: revision, limit: limit) }, of: board)
  }

  /// The rows that certain changesets made.
  public func rows(
    of board: String, ids: [Changeset.ID]
  ) async throws(JournalError) -> [CommittedChangeset] {
    try JournalCoding.decode(
      rows: try await read { try $0.rows(of: board, ids: ids) }, of: board)
  }

  /// How much there is to read after the latest state of a board.
  public func tail(of board: String) async throws(JournalError) -> JournalTail {
    try await read { try $0.tail(of: board) }
  }

  private func read<Value: Sendable>(
    _ work: @escaping @Sendable (SQLiteReader) throws -> Value
  ) async throws(JournalError) -> Value {
    try await withCheckedContinuation { continuation in
      let isAccepted = reading.submit { reader in
        continuation.resume(returning: Result { try work(reader) }.mapError(JournalError.init))
      }
      if !isAccepted { continuation.resume(returning: .failure(.closed)) }
    }.get()
  }
}
