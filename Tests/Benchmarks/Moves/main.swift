import BoardModel

// Moves a second on boards of three sizes, beside a plain array that finds its items by looking.
// `swift run -c release MovesBenchmark [size] [count]` runs one size alone, to count instructions.

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

func board(of size: Int) throws -> Board {
  var limits = BoardLimits()
  limits.items = size
  let items = (0..<size).map { Item(id: "item-\($0)", title: "Title \($0)") }
  return try Board(
    BoardDraft(
      settings: BoardSettings(name: "moves"),
      sections: [BoardDraft.Section(Section(id: "list"), items: items)]),
    id: "moves", epoch: "e", limits: limits)
}

func changesets(_ count: Int, on size: Int) -> [Changeset] {
  var random = Generator(state: 1)
  return (0..<count).map { number in
    let source = "item-\(Int.random(in: 0..<size, using: &random))"
    let anchor = "item-\(Int.random(in: 0..<size, using: &random))"
    return Changeset(
      id: "c\(number)", author: "u\(number % 8)",
      changes: [
        .reorder(
          ReorderDifference(
            sources: [source],
            destination: .init(position: .before(anchor), collectionID: "list")))
      ])
  }
}

func perSecond(_ count: Int, _ work: () throws -> Void) rethrows -> Int {
  let clock = ContinuousClock()
  let time = try clock.measure(work)
  return Int(
    Double(count) / (Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18))
}

func measure(size: Int, count: Int) throws -> Int {
  var board = try board(of: size)
  let changesets = changesets(count, on: size)
  return try perSecond(count) {
    for changeset in changesets {
      _ = try board.resolve(changeset)
      board.commit()
    }
  }
}

func measureArray(size: Int, count: Int) -> Int {
  var ids = (0..<size).map { "item-\($0)" }
  let changesets = changesets(count, on: size)
  return perSecond(count) {
    for case .reorder(let difference)? in changesets.map(\.changes.first) {
      guard let source = difference.sources.first, let from = ids.firstIndex(of: source),
        case .before(let anchor) = difference.destination.position, source != anchor
      else { continue }
      ids.remove(at: from)
      ids.insert(source, at: ids.firstIndex(of: anchor) ?? ids.endIndex)
    }
  }
}

if let size = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
  let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100_000
  print("\(size) items: \(try measure(size: size, count: count)) moves a second")
} else {
  for size in [100, 10_000, 100_000] {
    let ours = try measure(size: size, count: 400_000)
    let naive = measureArray(size: size, count: size > 10_000 ? 200 : 20_000)
    print("\(size) items: \(ours) moves a second; an array \(naive)")
  }
}
