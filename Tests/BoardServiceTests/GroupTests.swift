import BoardModel
import BoardStore
import Testing

@testable import BoardService

@Suite struct GroupTests {
  private func board() throws -> Board { try Board(sampleDraft, id: "board", epoch: "epoch") }

  private func group(
    _ submissions: [[Changeset]], known: [CommittedChangeset] = [], on board: inout Board
  ) -> Group {
    Group(submissions, known: known, on: &board, at: noon)
  }

  @Test func `what waits is resolved one after another`() throws {
    var board = try board()
    let group = group(
      [
        [insert("x", id: "1")], [move("x", before: "a", id: "2"), move("b", before: "x", id: "3")],
      ], on: &board)
    #expect(group.rows.map(\.revision) == [1, 2, 3])
    #expect(group.rows.map(\.changeset.id) == ["1", "2", "3"])
    #expect(group.rows.map(\.at) == [noon, noon, noon])
    #expect(board.items(in: "todo").map(\.id) == ["b", "x", "a", "c", "d", "e"])
    #expect(group.outcomes.map { $0.map(\.revision) } == [[1], [2, 3]])
    #expect(group.rows.last?.resolution.digest == board.digest)
  }

  @Test func `a retry in the same group gets the first result`() throws {
    var board = try board()
    let first = move("a", before: nil, id: "1", author: "t", base: 0)
    var retry = first
    retry.base = nil
    retry.by = "Ada"
    let group = group([[first], [retry]], on: &board)
    #expect(group.rows.count == 1)
    let row = try #require(group.rows.first)
    #expect(
      group.outcomes == [
        [.accepted(ChangesetResult(row: row, isRetry: false))],
        [.accepted(ChangesetResult(row: row, isRetry: true))],
      ])
  }

  @Test func `the same id for something else is refused`() throws {
    var board = try board()
    let group = group(
      [
        [move("a", before: nil, id: "1", author: "t")],
        [move("b", before: nil, id: "1", author: "t")],
        [move("a", before: nil, id: "1", author: "u")],
        [move("a", before: nil, id: "1")],
      ], on: &board)
    #expect(group.rows.count == 1)
    let refused = [ChangesetOutcome.refused(.idReused("1"))]
    #expect(Array(group.outcomes.dropFirst()) == [refused, refused, refused])
  }

  @Test func `a changeset without an author is one of its own`() throws {
    var board = try board()
    let group = group(
      [[move("a", before: nil, id: "1")], [move("a", before: nil, id: "1", author: "1")]],
      on: &board)
    #expect(group.outcomes.last?.last?.isRetry == true)
  }

  @Test func `what the journal knows is answered before every other check`() throws {
    var board = try board()
    let first = insert("x", id: "1")
    let known = group([[first]], on: &board).rows
    board.commit()
    var retry = first
    retry.epoch = "another"
    retry.base = 99
    let group = group([[retry], [insert("y", id: "1")]], known: known, on: &board)
    #expect(group.rows == [])
    let row = try #require(known.first)
    #expect(
      group.outcomes == [
        [.accepted(ChangesetResult(row: row, isRetry: true))], [.refused(.idReused("1"))],
      ])
  }

  private static let positions: [(epoch: String?, base: Int?, isAccepted: Bool)] = [
    (nil, 0, true), ("epoch", 1, true), ("epoch", nil, true), (nil, 2, false),
    ("epoch", 2, false), ("other", 0, false), ("other", nil, false),
  ]

  @Test(arguments: positions)
  func `another epoch or a base ahead is refused`(
    _ position: (epoch: String?, base: Int?, isAccepted: Bool)
  ) throws {
    var board = try board()
    _ = group([[insert("x", id: "1")]], on: &board)
    var changeset = insert("y", id: "2")
    (changeset.epoch, changeset.base) = (position.epoch, position.base)
    let outcome = group([[changeset]], on: &board).outcomes.first?.first
    if position.isAccepted {
      #expect(outcome?.revision == 2)
    } else {
      #expect(outcome == .refused(.epochChanged(board: "board", epoch: "epoch", revision: 1)))
      #expect(board.revision == 1)
    }
  }

  @Test func `after a refused one the rest of its array is not tried`() throws {
    var board = try board()
    let group = group(
      [
        [insert("x", id: "1"), insert("a", id: "2"), insert("y", id: "3"), insert("z", id: "4")],
        [insert("z", id: "5")],
      ], on: &board)
    #expect(group.rows.map(\.changeset.id) == ["1", "5"])
    #expect(
      Array(group.outcomes[0].dropFirst()) == [
        .refused(.rejected(.idTaken("a"))), .notTried, .notTried,
      ])
    #expect(group.outcomes[1].map(\.revision) == [2])
  }

  @Test func `a rejected id can be used again`() throws {
    var board = try board()
    let group = group([[insert("a", id: "1")], [insert("x", id: "1")]], on: &board)
    #expect(group.outcomes[1].map(\.revision) == [1])
  }
}

extension ChangesetOutcome {
  /// The revision of an accepted changeset.
  var revision: Int? {
    if case .accepted(let result) = self { result.row.revision } else { nil }
  }

  var isRetry: Bool? {
    if case .accepted(let result) = self { result.isRetry } else { nil }
  }
}
