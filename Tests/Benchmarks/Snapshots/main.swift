import BoardModel
import BoardStore
import Foundation

// What it takes to store a board with all that its rules need, and to have it again, beside what
// Foundation's coders alone take for the same document.
// `swift run -c release SnapshotsBenchmark`

/// An id or a title of 40 characters.
func name(_ prefix: String, _ number: Int) -> String {
  let digits = String(number)
  return prefix + String(repeating: "0", count: 40 - prefix.count - digits.count) + digits
}

func board(of count: Int) throws -> Board {
  var limits = BoardLimits()
  limits.items = count
  let items = (0..<count).map { Item(id: name("item-", $0), title: name("Title ", $0)) }
  return try Board(
    BoardDraft(
      settings: BoardSettings(name: "snapshots"),
      sections: [BoardDraft.Section(Section(id: "list"), items: items)]),
    id: "snapshots", epoch: "e", limits: limits)
}

/// Leaves as many marks and records as the window holds.
func move(_ count: Int, on board: inout Board, of size: Int) throws {
  for number in 0..<count {
    let (source, anchor) = (number * 7_919 % size, number * 104_729 % size)
    _ = try board.resolve(
      Changeset(
        id: "c\(number)", author: "u\(number % 8)",
        changes: [
          .reorder(
            ReorderDifference(
              sources: [name("item-", source)],
              destination: .init(
                position: .before(name("item-", anchor)), collectionID: "list")))
        ]))
    board.commit()
  }
}

/// The middle of five runs, in milliseconds.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let times = try (0..<5).map { _ in try clock.measure(work) / .milliseconds(1) }
  return times.sorted()[2]
}

func text(_ number: Double) -> String { String(format: "%.0f", number) }

var moved = try board(of: 50_000)
try move(10_000, on: &moved, of: 50_000)
let state = moved.state
let bytes = try JSONBytes.encode(state)
let decoder = JSONDecoder()
print(
  """
  50,000 items, 10,000 marks, \(bytes.count / 1_000) kB
  encoded in \(text(try milliseconds { _ = try JSONBytes.encode(moved.state) })) ms; \
  Foundation's encoder alone takes \(text(try milliseconds { _ = try JSONEncoder().encode(state) }))
  restored in \(text(try milliseconds {
    _ = try Board(try decoder.decode(BoardState.self, from: Data(bytes)))
  })) ms, of which Foundation's decoder takes \(text(try milliseconds {
    _ = try decoder.decode(BoardState.self, from: Data(bytes))
  }))
  for browsers encoded in \(text(try milliseconds { _ = try JSONBytes.encode(moved.snapshot) })) ms
  """)
