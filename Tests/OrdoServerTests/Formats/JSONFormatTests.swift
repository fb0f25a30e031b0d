import BoardModel
import OrdoServer
import Testing

@Suite struct JSONFormatTests {
  @Test func `a name and a section are made where the file has none`() throws {
    let board = try read("{}")
    #expect(board.settings.name == "fallback")
    #expect(board.sections.count == 1)
    #expect(try read(#"{"name": ""}"#).settings.name == "")
  }

  @Test(
    arguments: [
      (#"{"name": 3}"#, "name"),
      (
        #"{"sections": [{"id": "s", "items": [{"id": "a"}, {"title": "b"}]}]}"#,
        "sections[0].items[1]"
      ),
      (
        #"{"sections": [{"id": "s", "items": [{"id": "a", "due": 1}]}]}"#,
        "sections[0].items[0].due"
      ),
      (#"{"layout": "spiral"}"#, "layout"),
      ("[]", "the top"),
    ])
  func `a wrong type is named by its path`(text: String, expected: String) throws {
    let error = #expect(throws: FormatError.self) { try read(text) }
    guard case .json(.wrongType(let path, let detail)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == expected, "\(detail)")
  }

  @Test(arguments: [
    "{", "{\"name\": }", "nonsense", "{}{}", "{\"name\":\"\\ud800\"}",
    String(repeating: "[", count: 100_000),
  ])
  func `what is no json is told apart`(text: String) {
    let error = #expect(throws: FormatError.self) { try read(text) }
    #expect(error?.code == "brokenJSON")
  }

  private func read(_ text: String) throws -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 3))
    return try BoardFormat.json.decode(Array(text.utf8), name: "fallback", ids: &ids)
  }
}
