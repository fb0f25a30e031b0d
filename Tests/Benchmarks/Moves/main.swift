import BoardModel
import Glibc

// Moves a second on boards of three sizes, beside a plain array that finds its items by looking; the
// longest pause that a single change makes; the memory that a large board needs.
//
//   swift run -c release MovesBenchmark
//   valgrind --tool=callgrind .build/release/MovesBenchmark SIZE COUNT    counts instructions

/// The same moves in the same order on every run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

func board(of items: [Item]) throws -> Board {
  var limits = BoardLimits()
  limits.items = items.count
  return try Board(
    BoardDraft(
      settings: BoardSettings(name: "moves"),
      sections: [BoardDraft.Section(Section(id: "list"), items: items)]),
    id: "moves", epoch: "e", limits: limits)
}

func items(_ count: Int) -> [Item] {
  (0..<count).map { Item(id: "item-\($0)", title: "Title \($0)") }
}

func moves(_ numbers: Range<Int>, on size: Int) -> [Changeset] {
  var random = Generator(state: UInt64(numbers.lowerBound))
  return numbers.map { number in
    let source = "item-\(Int.random(in: 0..<size, using: &random))"
    let anchor = "item-\(Int.random(in: 0..<size, using: &random))"
    return changeset(
      number,
      .reorder(
        ReorderDifference(
          sources: [source], destination: .init(position: .before(anchor), collectionID: "list"))))
  }
}

func changeset(_ number: Int, _ change: Change) -> Changeset {
  Changeset(id: "c\(number)", author: "u\(number % 8)", changes: [change])
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .seconds(1)
}

/// Applies changesets one by one, prefetched in groups, as the service has them.
func apply(_ changesets: [Changeset], to board: inout Board) throws {
  for start in stride(from: 0, to: changesets.count, by: 32) {
    let group = changesets[start..<min(start + 32, changesets.count)]
    board.prefetch(group)
    for changeset in group {
      _ = try board.resolve(changeset)
      board.commit()
    }
  }
}

/// Moves a second, once the window is full.
///
/// They are made a thousand at a time: a server has just read them when it applies them.
func movesPerSecond(on size: Int, count: Int) throws -> Int {
  var board = try board(of: items(size))
  try apply(moves(0..<board.limits.window, on: size), to: &board)
  var time = 0.0
  for start in stride(from: board.limits.window, to: board.limits.window + count, by: 1_000) {
    let batch = moves(start..<start + 1_000, on: size)
    time += try seconds { try apply(batch, to: &board) }
  }
  return Int(Double(count) / time)
}

func movesPerSecondOfArray(of size: Int, count: Int) -> Int {
  var ids = items(size).map(\.id)
  let changesets = moves(0..<count, on: size)
  let time = seconds {
    for case .reorder(let difference)? in changesets.map(\.changes.first) {
      guard let source = difference.sources.first, let from = ids.firstIndex(of: source),
        case .before(let anchor) = difference.destination.position, source != anchor
      else { continue }
      ids.remove(at: from)
      ids.insert(source, at: ids.firstIndex(of: anchor) ?? ids.endIndex)
    }
  }
  return Int(Double(count) / time)
}

/// The time that this process has run, in microseconds: what else the machine does does not count.
func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}

/// The longest that one move takes, in microseconds, around a removal of half the board: when it has left
/// its marks, when they lie beyond the window, and while copies are taken as for snapshots.
func longestPause(on size: Int) throws -> Int {
  var board = try board(of: items(size))
  let removal = Change.remove(items: (size / 2..<size).map { "item-\($0)" })
  try apply([changeset(0, removal)], to: &board)
  let changesets = moves(1..<2 * board.limits.window, on: size / 2)
  var longest = 0
  var copy = board
  for (number, changeset) in changesets.enumerated() {
    if number % 100 == 0 { copy = board }
    let start = processorTime()
    try apply([changeset], to: &board)
    longest = max(longest, processorTime() - start)
  }
  precondition(copy.revision < board.revision)
  return longest
}

/// How long it takes to remove neighbours and to bring them back by undo, in microseconds an item.
func undoTime(of count: Int) throws -> Double {
  var board = try board(of: items(2 * count))
  let neighbours = (count / 2..<count / 2 + count).map { "item-\($0)" }
  let changesets = [changeset(0, .remove(items: neighbours)), changeset(8, .undo("c0"))]
  let time = try seconds { try apply(changesets, to: &board) }
  precondition(board.itemCount == 2 * count)
  return time * 1_000_000 / Double(count)
}

/// The most memory that this process has held, in MB.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1_000
}

/// An id or a title of 40 characters.
func text(_ prefix: String, _ number: Int) -> String {
  let digits = String(number)
  return prefix + String(repeating: "0", count: 40 - prefix.count - digits.count) + digits
}

func median(_ runs: [Int]) -> Int { runs.sorted()[runs.count / 2] }

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
if numbers.count == 2 {
  let (size, count) = (numbers[0], numbers[1])
  print("\(size) items: \(try movesPerSecond(on: size, count: count)) moves a second")
} else {
  let large = try board(
    of: (0..<100_000).map { Item(id: text("item-", $0), title: text("Title ", $0)) })
  print(
    "\(large.itemCount) items with ids and titles of 40 characters: \(peakMemory()) MB at the most")
  for size in [100, 10_000, 100_000] {
    let ours = try (0..<5).map { _ in try movesPerSecond(on: size, count: 200_000) }
    let array = movesPerSecondOfArray(of: size, count: size > 10_000 ? 200 : 20_000)
    print("\(size) items: \(median(ours)) moves a second; an array \(array)")
  }
  for count in [100, 10_000, 50_000] {
    let time = try (0..<3).map { _ in try undoTime(of: count) }.min() ?? 0
    print("\(count) neighbours removed and brought back: \(Int(time * 1_000)) ns an item")
  }
  print("50000 items: at most \(try longestPause(on: 50_000)) µs for a move")
}
