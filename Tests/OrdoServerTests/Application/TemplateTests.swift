import BoardModel
import BoardService
import Foundation
import HTTPServer
import Testing

@testable import OrdoServer

@Suite struct TemplateTests {
  private static let names = ["cards", "empty", "landmarks", "reminders", "tasks"]
  private static let languages = ["en", "tr", "ja", "ar"]
  private static let publicFolder = URL(filePath: #filePath).appending(path: "../../../../Public")
    .standardized.path

  @Test func `the public folder holds twenty templates`() throws {
    let files = try StaticFiles(folder: Self.publicFolder)
    #expect(BoardTemplates(in: files).names == Self.names)
    #expect(files.paths.count { $0.hasPrefix("/templates/") } == 20)
  }

  @Test(arguments: names)
  func `a template has the same shape in every language, and words of its own`(
    name: String
  ) throws {
    let files = try StaticFiles(folder: Self.publicFolder)
    let drafts = try Self.languages.map { language in
      var ids = IDGenerator(randomness: SeededGenerator(seed: 3))
      let bytes = try #require(files.body(at: "/templates/\(name).\(language).json"))
      return try JSONFormat.decode(bytes, name: "nameless", ids: &ids)
    }
    #expect(Set(drafts.map(\.shape)).count == 1)
    #expect(Set(drafts.map(\.texts)).count == Self.languages.count)
    for draft in drafts {
      #expect(draft.settings.name != "nameless")
      #expect(draft.sections.flatMap(\.items).allSatisfy { !$0.title.isEmpty })
      #expect(draft.texts.allSatisfy { $0 == $0.precomposedStringWithCanonicalMapping })
    }
  }

  @Test(
    arguments: [
      (#"{"template":"tasks","language":"tr"}"#, nil, "Görevler"),
      (#"{"template":"tasks","language":"tr-TR"}"#, "ja", "Görevler"),
      (#"{"template":"tasks"}"#, "fr, ja;q=0.8, ar;q=0.9", "المهام"),
      (#"{"template":"tasks"}"#, "fr", "Tasks"),
      (#"{"template":"tasks","language":"fr"}"#, "ja", "Tasks"),
      (#"{"template":"landmarks","language":null}"#, "ja-JP", "名所"),
      (#"{"template":"empty"}"#, nil, "Untitled list"),
    ] as [(String, String?, String)])
  func `the language is the one that is asked for, then English`(
    body: String, accepted: String?, name: String
  ) async throws {
    try await withServer(configure: { $0.publicFolder = Self.publicFolder }) { server in
      let made = try await server.client().send(
        "POST", "/api/boards", type: "application/json",
        fields: accepted.map { [("Accept-Language", $0)] } ?? [], body: Array(body.utf8))
      let board: BoardSnapshot = try made.json()
      #expect(made.status == 201 && board.settings.name == name)
    }
  }

  @Test func `each board of a template has ids of its own`() async throws {
    try await withServer(configure: { $0.publicFolder = Self.publicFolder }) { server in
      let client = try server.client()
      var ids: Set<String> = []
      for _ in 1...2 {
        let made = try await client.post("/api/boards", #"{"template":"cards"}"#)
        let board: BoardSnapshot = try made.json()
        #expect(board.sections[0].items.allSatisfy { $0.id.count == 12 })
        ids.formUnion(board.sections[0].items.map(\.id) + [board.sections[0].section.id])
      }
      #expect(ids.count == 18)
    }
  }

  @Test func `an unknown template is refused by name, with those that there are`() async throws {
    try await withServer(configure: { $0.publicFolder = Self.publicFolder }) { server in
      let refused = try await server.client().post("/api/boards", #"{"template":"garden"}"#)
      let problem: ToldProblem = try refused.json()
      #expect(refused.status == 422 && problem.code == "unknownTemplate")
      #expect(
        problem.detail
          == "There is no template “garden”. Use one of \(Self.names.joined(separator: ", ")).")
    }
  }

  @Test func `a folder without templates says so, and one that is damaged is named`() async throws {
    let pages = try TemporaryFolder()
    for page in ["index.html", "board.html"] { try pages.write("", to: page) }
    try FileManager.default.createDirectory(
      atPath: pages.path + "/templates", withIntermediateDirectories: true)
    try pages.write("{\n\"name\": 1}", to: "templates/mine.en.json")
    try await withServer(configure: { $0.publicFolder = pages.path }) { server in
      let damaged = try await server.client().post("/api/boards", #"{"template":"mine"}"#)
      #expect(damaged.status == 500)
      #expect(damaged.text.contains("/templates/mine.en.json") && damaged.text.contains("line 2"))
    }
    try await withServer { server in
      let refused = try await server.client().post("/api/boards", #"{"template":"tasks"}"#)
      #expect(refused.status == 422 && refused.text.contains("the public folder holds none"))
    }
  }

  @Test func `a whole board may call anything a language`() async throws {
    try await withServer { server in
      let made = try await server.client().post("/api/boards", #"{"name":"x","language":5}"#)
      #expect(made.status == 201)
    }
  }
}

extension BoardDraft {
  /// All but the words.
  fileprivate var shape: [String] {
    [settings.layout.rawValue]
      + sections.flatMap { entry in
        ["section \(entry.section.id) \(entry.section.name.isEmpty)"]
          + entry.items.map { "\($0.id) \($0.symbol ?? "") \($0.color?.rawValue ?? "")" }
      }
  }

  fileprivate var texts: [String] {
    [settings.name] + sections.flatMap { [$0.section.name] + $0.items.map(\.title) }
  }
}
