import BoardStore

/// The journals that pass the same suite.
enum JournalKind: CaseIterable {
  case memory, sqlite

  /// Runs work on an empty journal.
  func withJournal(_ work: (any Journal) async throws -> Void) async throws {
    switch self {
    case .memory:
      try await work(MemoryJournal())
    case .sqlite:
      try await withTemporaryFolder { folder in
        let journal = try SQLiteJournal(folder: folder)
        try await work(journal)
        await journal.close()
      }
    }
  }
}
