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
    guard case .json(.wrongType(let path, let detail, _)) = error else {
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

  @Test(
    arguments: [
      ("{\n  \"name\": 3\n}", "At name: Give a text here. See line 2, column 11."),
      (
        "{\"sections\": [\n{\"id\": \"s\", \"items\": [{\"id\": \"a\"},\n {\"title\": \"}]\"}]}]}",
        "At sections[0].items[1]: “id” is missing. See line 3, column 2."
      ),
      ("{\"name\": \"a\",\n", "Line 2, column 1: it ends too early."),
      (
        "{\"sections\": [{\"id\": \"s\"},\n{\"id\": \"s\"}]}",
        "Line 2: The id “s” is taken"
      ),
      (
        "{\"sections\": [{\"id\": \"s\", \"items\": [\n{\"id\": \"a\", \"symbol\": \"two\"}]}]}",
        "Line 2: “two” is not a symbol"
      ),
      (
        "{\"trash\": [1.5e3,\n{\"id\": \"a\"}]}", "At trash[0]: Give an object here. See line 1"
      ),
      (
        "{\"trash\": [{\"id\": \"t\"},\n{\"id\": \"u\", \"title\": \"t\", \"note\": \"\(String(repeating: "n", count: 10_001))\"}]}",
        "Line 2: The note of “t” has 10001 characters."
      ),
    ])
  func `what is at fault is found in its line`(text: String, sentence: String) {
    let error = #expect(throws: FormatError.self) { try read(text) }
    #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
  }

  private func read(_ text: String) throws -> BoardDraft {
    var ids = IDGenerator(randomness: SeededGenerator(seed: 3))
    return try BoardFormat.json.decode(Array(text.utf8), name: "fallback", ids: &ids)
  }
}
