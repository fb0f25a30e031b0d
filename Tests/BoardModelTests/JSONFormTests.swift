import BoardModel
import Foundation
import Testing

@Suite struct JSONFormTests {
  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test(arguments: [
    #"{"reorder":{"destination":{"collectionID":"doing","position":{"before":"x"}},"sources":["b","c"]}}"#,
    #"{"reorder":{"destination":{"position":"end"},"sources":["b"]}}"#,
    #"{"insert":{"destination":{"position":"end"},"items":[{"id":"a","isDone":true,"title":"A"}]}}"#,
    #"{"update":{"item":"a","set":{"color":null,"isDone":false,"symbol":"🌊","title":"t"}}}"#,
    #"{"remove":{"items":["a"]}}"#,
    #"{"restore":{"items":["a","b"]}}"#,
    #"{"purge":{"items":[]}}"#,
    #"{"reorderSections":{"position":{"before":"s"},"sources":["t"]}}"#,
    #"{"insertSection":{"position":"end","section":{"id":"s","name":"S"}}}"#,
    #"{"updateSection":{"section":"s","set":{"isReorderable":false}}}"#,
    #"{"removeSection":{"section":"s"}}"#,
    #"{"updateBoard":{"isReorderingEnabled":false,"layout":"grid"}}"#,
    #"{"undo":"c1"}"#,
  ])
  func `a change reads and writes as it stands`(json: String) throws {
    #expect(try encoded(decoded(Change.self, json)) == json)
  }

  @Test(arguments: [
    #"{"move":{"before":null,"collectionID":"L","items":["a"]},"undo":"c1"}"#,
    #"{"move":{"before":"b","collectionID":"L","items":["a"],"slot":["c",3]}}"#,
    #"{"insert":{"before":null,"collectionID":"L","items":[{"id":"a","title":""}]}}"#,
    #"{"remove":{"items":["a"]}}"#,
    #"{"purge":{"items":["a"]}}"#,
    #"{"update":{"item":"a","set":{"note":"n"}}}"#,
    #"{"moveSections":{"before":null,"sections":["s"],"slot":["t",0]}}"#,
    #"{"insertSections":{"before":"t","sections":[{"id":"s","name":""}]}}"#,
    #"{"removeSections":{"sections":["s"]}}"#,
    #"{"updateSection":{"section":"s","set":{"name":"N"}}}"#,
    #"{"updateBoard":{"name":"N"}}"#,
  ])
  func `an effect reads and writes as it stands`(json: String) throws {
    #expect(try encoded(decoded(Effect.self, json)) == json)
  }

  @Test func `a difference of a single collection leaves the collection out`() throws {
    let difference = ReorderDifference<String, ReorderableSingleCollectionIdentifier>(
      sources: ["a"], destination: .init(position: .before("b")))
    let json = #"{"destination":{"position":{"before":"b"}},"sources":["a"]}"#
    #expect(try encoded(difference) == json)
    #expect(try decoded(type(of: difference), json) == difference)
  }

  @Test(arguments: [
    (#"{"remove":{"items":["a"]},"undo":"c"}"#, "2 kinds"),
    (#"{"destroy":{}}"#, "“destroy” is not known here"),
    (#"{"update":{"item":"a","set":{"colour":"red"}}}"#, "“colour” is not known here"),
    (#"{"insert":{"items":[{"id":"a","text":"x"}],"destination":{"position":"end"}}}"#, "“text”"),
    (#"{"reorder":{"sources":["a"],"destination":{"position":"top"}}}"#, "“top” is not a position"),
  ])
  func `what is unknown is named`(json: String, words: String) throws {
    let error = try #require(throws: DecodingError.self) { try decoded(Change.self, json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.debugDescription.contains(words), "\(context.debugDescription)")
  }

  @Test func `wrong types name their path`() throws {
    let json = #"{"id":"c","changes":[{"update":{"item":"a","set":{"isDone":"yes"}}}]}"#
    let error = try #require(throws: DecodingError.self) { try decoded(Changeset.self, json) }
    guard case .typeMismatch(_, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue).suffix(3) == ["update", "set", "isDone"])
  }

  @Test(arguments: [0, 951_782_400_000, 1_796_072_400_123, -1, 253_402_300_799_999] as [Int64])
  func `a moment reads what it writes`(milliseconds: Int64) {
    let moment = Timestamp(milliseconds: milliseconds)
    #expect(Timestamp(moment.description) == moment, "\(moment)")
  }

  @Test func `moments are written as ISO 8601`() {
    #expect(Timestamp(milliseconds: 951_782_400_000).description == "2000-02-29T00:00:00.000Z")
    #expect(Timestamp(milliseconds: -1).description == "1969-12-31T23:59:59.999Z")
    #expect(Timestamp("2026-11-30T21:00:00Z") == nil)
    #expect(Timestamp("2028-02-29T23:59:59.999Z") != nil)
    for clock in ["99:00:00", "24:00:00", "23:60:00", "23:59:60"] {
      #expect(Timestamp("2026-11-30T\(clock).000Z") == nil, "\(clock)")
    }
    for day in ["02-31", "02-29", "04-31", "13-01", "00-10", "01-00", "12-32"] {
      #expect(Timestamp("2026-\(day)T00:00:00.000Z") == nil, "\(day)")
    }
  }
}
