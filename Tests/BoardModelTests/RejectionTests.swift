import BoardModel
import Foundation
import Testing

/// The cases of Tests/Vectors/rejections.json, which JavaScript reads as well.
@Suite struct RejectionTests {
  @Test(arguments: RejectionVectors.all.cases)
  func `a rejection names the value at fault and changes nothing`(
    vector: RejectionVectors.Case
  ) throws {
    if let draft = vector.draft {
      let rejection = #expect(throws: Rejection.self) { try RejectionVectors.all.board(of: draft) }
      try check(rejection, vector)
    } else {
      var board = try RejectionVectors.all.board(of: RejectionVectors.all.draft)
      let changesets = vector.changesets ?? []
      for changeset in changesets.dropLast() { _ = try board.resolve(changeset) }
      board.commit()
      let (state, last) = (board.state, try #require(changesets.last))
      let rejection = #expect(throws: Rejection.self) { try board.resolve(last) }
      try check(rejection, vector)
      #expect(board.state == state)
    }
  }

  private func check(_ rejection: Rejection?, _ vector: RejectionVectors.Case) throws {
    let rejection = try #require(rejection)
    #expect(rejection.code == vector.code)
    for name in vector.names {
      #expect(rejection.description.contains(name), "“\(name)” is not in “\(rejection)”")
    }
  }

  @Test func `every rejection is provoked`() throws {
    let source = Vectors.folder
      .appending(path: "../../Sources/BoardModel/Changes/Rejection.swift")
    let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
    let declared = lines.filter { $0.hasPrefix("  case ") }
      .map { $0.dropFirst("  case ".count).prefix(while: \.isLetter) }
    #expect(declared.count > 10)
    #expect(Set(declared.map(String.init)) == Set(RejectionVectors.all.cases.map(\.code)))
  }
}

/// What is rejected, and which words the sentence must hold.
struct RejectionVectors: Decodable, Sendable {
  let limits: OrderingVector.Limits
  let draft: BoardDraft
  let cases: [Case]

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let code: String
    let names: [String]
    /// A draft that makes no board, or changesets of which the last is rejected.
    let draft: BoardDraft?
    let changesets: [Changeset]?

    var testDescription: String { "\(code) \(names)" }
  }

  func board(of draft: BoardDraft) throws(Rejection) -> Board {
    try Board(draft, id: "board", epoch: "e", limits: BoardLimits(limits))
  }

  static let all: RejectionVectors = Vectors.read("rejections.json")
}
