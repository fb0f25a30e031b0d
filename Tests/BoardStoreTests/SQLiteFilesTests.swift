import BoardModel
import Foundation
import Testing

@testable import BoardStore

@Suite struct SQLiteFilesTests {
  @Test func `a file opens again as it was closed`() async throws {
    try await withTemporaryFolder { folder in
      let first = try SQLiteJournal(folder: folder)
      try await first.commit([create("a"), append(sampleRows(1...5), to: "a")])
      await first.close()
      #expect(names(in: folder) == ["lock", "ordo.sqlite"])
      let second = try SQLiteJournal(folder: folder)
      #expect(try await second.rows(of: "a", after: 0, limit: 9) == sampleRows(1...5))
      try await second.commit([append([sampleRow(6)], to: "a")])
      await second.close()
    }
  }

  @Test func `what is acknowledged is in the files without a close`() async throws {
    try await withTemporaryFolder { folder in
      let journal = try SQLiteJournal(folder: folder + "/running")
      try await journal.commit([create("a")])
      for revision in 1...20 {
        try await journal.commit([append([sampleRow(revision)], to: "a")])
        let image = folder + "/image-\(revision)"
        try copyFiles(from: folder + "/running", to: image)
        let found = try SQLiteJournal(folder: image)
        #expect(try await found.rows(of: "a", after: 0, limit: 99) == sampleRows(1...revision))
        await found.close()
      }
      await journal.close()
    }
  }

  @Test func `a second server on the folder is refused until the first has closed`() async throws {
    try await withTemporaryFolder { folder in
      let first = try SQLiteJournal(folder: folder)
      #expect(throws: JournalOpeningError.folderInUse(path: folder)) {
        try SQLiteJournal(folder: folder)
      }
      await first.close()
      await (try SQLiteJournal(folder: folder)).close()
    }
  }

  @Test func `whoever is refused closes its own descriptors alone, however many there are`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let first = try SQLiteJournal(folder: folder)
      let descriptors = DescriptorWatch()
      for _ in 0..<2_000 {
        #expect(throws: JournalOpeningError.folderInUse(path: folder)) {
          try SQLiteJournal(folder: folder)
        }
      }
      #expect(await descriptors.lost() == 0)
      await first.close()
    }
  }

  @Test func `reading beside a server needs no lock and sees what is committed`() async throws {
    try await withTemporaryFolder { folder in
      let server = try SQLiteJournal(folder: folder)
      try await server.commit([create("a")])
      let reader = try SQLiteJournal(folder: folder, access: .readOnly)
      try await server.commit([append([sampleRow(1)], to: "a")])
      #expect(try await reader.rows(of: "a", after: 0, limit: 9) == [sampleRow(1)])
      let refusal = JournalError.unavailable(reason: "It is open for reading only.")
      await #expect(throws: refusal) { try await reader.commit([create("b")]) }
      await reader.close()
      await server.close()
      let alone = try SQLiteJournal(folder: folder, access: .readOnly)
      #expect(try await alone.boards().map(\.id) == ["a"])
      await alone.close()
    }
  }

  @Test func `reading where nothing is makes nothing`() async throws {
    try await withTemporaryFolder { folder in
      #expect(throws: JournalOpeningError.noJournal(path: folder + "/ordo.sqlite")) {
        try SQLiteJournal(folder: folder, access: .readOnly)
      }
      #expect(names(in: folder) == [])
    }
  }

  @Test func `a folder that cannot be made or written is named`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "/file"))
      for path in [folder + "/file", folder + "/file/below", "/proc/ordo"] {
        let error = #expect(throws: JournalOpeningError.self) { try SQLiteJournal(folder: path) }
        #expect(error?.description.contains("“\(path)”") == true)
        guard case .folderUnusable = error else {
          Issue.record("\(path) gives \(String(describing: error))")
          return
        }
      }
    }
  }

  @Test(arguments: ForeignFile.allCases)
  func `a file of another program or a newer version stays as it is`(
    _ foreign: ForeignFile
  ) async throws {
    try await withTemporaryFolder { folder in
      let file = folder + "/ordo.sqlite"
      try foreign.write(to: file)
      let before = try Data(contentsOf: URL(filePath: file))
      for access in [JournalAccess.readWrite, .readOnly] {
        #expect(throws: foreign.error(file)) { try SQLiteJournal(folder: folder, access: access) }
      }
      #expect(try Data(contentsOf: URL(filePath: file)) == before)
      #expect(names(in: folder) == ["lock", "ordo.sqlite"])
    }
  }

  @Test func `the header alone tells whose file it is`() {
    #expect(SQLiteHeader([]) == .empty)
    #expect(SQLiteHeader(Array("SQLite format 3\0".utf8)) == .foreign)
    var bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84)
    #expect(SQLiteHeader(bytes) == .foreign)
    bytes.replaceSubrange(68..<72, with: Array("Ordo".utf8))
    bytes.replaceSubrange(60..<64, with: [0, 0, 1, 2])
    #expect(SQLiteHeader(bytes) == .version(258))
    bytes[0] = 0
    #expect(SQLiteHeader(bytes) == .foreign)
  }

  private func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func copyFiles(from source: String, to target: String) throws {
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    for name in ["ordo.sqlite", "ordo.sqlite-wal"] {
      try FileManager.default.copyItem(atPath: source + "/" + name, toPath: target + "/" + name)
    }
  }
}

enum ForeignFile: CaseIterable {
  case text, shortText, otherDatabase, newerVersion

  func write(to file: String) throws {
    switch self {
    case .text: try Data(repeating: 65, count: 4096).write(to: URL(filePath: file))
    case .shortText: try Data("hello".utf8).write(to: URL(filePath: file))
    case .otherDatabase: try makeDatabase(file, applicationID: 7, version: 1)
    case .newerVersion:
      try makeDatabase(
        file, applicationID: SQLiteSchema.applicationID, version: SQLiteSchema.version + 1)
    }
  }

  func error(_ file: String) -> JournalOpeningError {
    switch self {
    case .text, .shortText, .otherDatabase: .foreignFile(path: file)
    case .newerVersion:
      .newerVersion(path: file, found: SQLiteSchema.version + 1, known: SQLiteSchema.version)
    }
  }

  private func makeDatabase(_ file: String, applicationID: UInt32, version: Int) throws {
    let connection = try SQLiteConnection(path: file, access: .readWrite)
    try connection.run("CREATE TABLE other (text TEXT)")
    try connection.run("PRAGMA application_id = \(applicationID)")
    try connection.run("PRAGMA user_version = \(version)")
    connection.close()
  }
}
