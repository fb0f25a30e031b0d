/// The tables of the journal's file, and the way to them from every earlier version.
enum SQLiteSchema {
  /// “Ordo” in ASCII: tells the file from those of other programs.
  static let applicationID: UInt32 = 0x4F72_646F

  /// The statements that lead from each version to the next; a file's version is how many it has had.
  ///
  /// A migration that has been released is never edited. Boards have a number of their own because
  /// it stands in every row, twice more in the indices.
  static let migrations: [[String]] = [
    [
      """
      CREATE TABLE board (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        revision INTEGER NOT NULL,
        name TEXT NOT NULL,
        layout TEXT NOT NULL,
        itemCount INTEGER NOT NULL,
        changedAt INTEGER NOT NULL,
        deletedAt INTEGER
      )
      """,
      """
      CREATE TABLE changeset (
        number INTEGER PRIMARY KEY,
        board INTEGER NOT NULL REFERENCES board,
        revision INTEGER NOT NULL,
        id TEXT NOT NULL,
        body TEXT NOT NULL,
        UNIQUE (board, revision),
        UNIQUE (board, id)
      )
      """,
      """
      CREATE TABLE state (
        board INTEGER NOT NULL REFERENCES board,
        revision INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (board, revision)
      )
      """,
    ]
  ]

  static var version: Int { migrations.count }

  /// Brings a file to the present version.
  static func migrate(_ connection: SQLiteConnection) throws {
    let found = try connection.query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    guard found < version else { return }
    for next in found..<version {
      try connection.transaction {
        for statement in migrations[next] { try connection.run(statement) }
        try connection.run("PRAGMA application_id = \(applicationID)")
        try connection.run("PRAGMA user_version = \(next + 1)")
      }
    }
    // Into the file itself, whose first bytes are looked at before SQLite opens it.
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }
}
