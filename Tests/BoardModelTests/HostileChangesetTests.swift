import BoardModel
import Foundation
import Testing

/// The cases of Tests/Vectors/hostile-changesets.json, which JavaScript reads as well.
@Suite struct HostileChangesetTests {
  @Test(arguments: HostileChangesets.all.cases)
  func `what others may send is accepted, or refused in the same words as by JavaScript`(
    hostile: HostileChangesets.Case
  ) throws {
    guard let changeset = try? hostile.read() else {
      return #expect(hostile.code == "malformed")
    }
    var board = try HostileChangesets.all.board()
    do {
      _ = try board.resolve(changeset)
      #expect(hostile.code == nil)
    } catch {
      #expect(error.code == hostile.code)
      #expect(error.description == hostile.says)
    }
  }
}

/// Changesets as others may send them, and what they are told.
struct HostileChangesets: Decodable, Sendable {
  let limits: OrderingVector.Limits
  let draft: BoardDraft
  let cases: [Case]

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let changeset: String
    let code: String?
    let says: String?

    var testDescription: String { changeset }

    func read() throws -> Changeset {
      try JSONDecoder().decode(Changeset.self, from: Data(changeset.utf8))
    }
  }

  func board() throws -> Board {
    try Board(draft, id: "board", epoch: "e", limits: BoardLimits(limits))
  }

  static let all: HostileChangesets = Vectors.read("hostile-changesets.json")
}
