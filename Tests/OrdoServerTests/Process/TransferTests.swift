import BoardStore
import Foundation
import Testing

@testable import OrdoServer

@Suite struct TransferTests {
  @Test func `five hundred rows are imported and exported identical`() async throws {
    let data = try TemporaryFolder()
    try data.write(fiveHundredRows(), to: "rows.csv")
    let words = ["--data", data.path]
    let imported = try await run(["import", data.path + "/rows.csv", "--name", "Trip"] + words)
    let prefix = "Imported 500 items in 3 sections: "
    #expect(imported.status == 0 && imported.output.hasPrefix(prefix), "\(imported)")
    let id = String(imported.output.dropFirst(prefix.count).dropLast())
    for board in [id, "Trip"] {
      let exported = try await run(["export", board, "--format", "csv"] + words)
      #expect(exported.output.utf8.elementsEqual(fiveHundredRows().utf8))
    }
  }

  @Test func `a readme is imported by its ending and named after its heading`() async throws {
    let data = try TemporaryFolder()
    try data.write(RealBoards.readme, to: "README.md")
    let imported = try await run(["import", data.path + "/README.md", "--data", data.path])
    #expect(imported.output.hasPrefix("Imported 6 items in 2 sections: "))
    let first = try await run(["export", "Ordo", "--format", "markdown", "--data", data.path])
    #expect(first.output.contains("- [x] `ReorderDifference`, as in SwiftUI\n"))
    try data.write(first.output, to: "again.md")
    _ = try await run(["import", data.path + "/again.md", "--name", "Again", "--data", data.path])
    let second = try await run(["export", "Again", "--format", "md", "--data", data.path])
    #expect(second.output == first.output.replacing("# Ordo", with: "# Again"))
  }

  @Test func `while a server runs, an import names the route and an export reads beside it`()
    async throws
  {
    let folders = try ProcessFolders()
    let server = try ServerProcess(folders.serve)
    let port = try await server.port()
    _ = try await HTTPClient(port: port).createBoard()
    try folders.pages.write("title\na\n", to: "a.csv")
    let words = ["--data", folders.data.path]
    let imported = try await run(["import", folders.pages.path + "/a.csv"] + words)
    #expect(imported.status == 1 && imported.errors.contains("POST /api/boards/import"))
    let exported = try await run(["export", "Test", "--format", "markdown"] + words)
    #expect(exported.status == 0 && exported.output.hasPrefix("# Test\n"))
    let health = try await run(["health", "--port", "\(port)"])
    #expect(health.status == 0)
    server.process.terminate()
    #expect(try await server.result().status == 0)
    #expect(try await run(["health", "--port", "\(port)"]).status == 1)
  }

  @Test func `what cannot be found is named`() async throws {
    let data = try TemporaryFolder()
    try data.write("- a\n", to: "list.md")
    try data.write("- a\n", to: "list.odt")
    for _ in 1...2 { _ = try await run(["import", data.path + "/list.md", "--data", data.path]) }
    for (words, value) in [
      (["export", "nothing"], "nothing"), (["export", "list"], "2 boards"),
      (["import", "/nowhere.csv"], "/nowhere.csv"),
      (["import", data.path + "/list.odt"], "--format"),
    ] {
      let result = try await run(words + ["--data", data.path])
      #expect(result.status == 1 && result.errors.contains(value), "\(result)")
    }
  }

  @Test func `the exports of other programs are imported in order`() async throws {
    let data = try TemporaryFolder()
    for (name, text, sentence, titles) in [
      ("trello.json", ForeignExports.trello, "3 items in 3 sections", ["Fuji", "Himeji"]),
      ("tasks.csv", ForeignExports.kanboardTable, "6 items in 3 sections", ["seeds", "Basil"]),
    ] {
      try data.write(text, to: name)
      let words = ["--name", name, "--data", data.path]
      let imported = try await run(["import", data.path + "/" + name] + words)
      #expect(imported.output.hasPrefix("Imported \(sentence): "), "\(imported)")
      #expect(imported.errors.isEmpty)
      let exported = try await run(["export", name, "--format", "md", "--data", data.path])
      let places = titles.map { exported.output.firstRange(of: $0)?.lowerBound }.compactMap(\.self)
      #expect(places.count == 2 && places == places.sorted())
    }
  }

  @Test func `a broken file of any format is refused by its line and leaves no board`() async throws
  {
    let data = try TemporaryFolder()
    for file in BrokenFiles.all {
      try data.write(file.text, to: file.name)
      let words = ["--data", data.path] + (file.format.map { ["--format", $0] } ?? [])
      let result = try await run(["import", data.path + "/" + file.name] + words)
      #expect(result.status == 1 && result.output.isEmpty, "\(file.name)")
      #expect(result.errors.contains(file.place), "\(file.name): \(result.errors)")
    }
    let journal = try SQLiteJournal(folder: data.path)
    #expect(try await journal.boards().isEmpty)
    await journal.close()
  }
}
