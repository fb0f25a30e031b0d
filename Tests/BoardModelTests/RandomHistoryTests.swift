import BoardModel
import Foundation
import Testing

/// Seeded histories of four authors with stale bases, each step held against the naive model.
@Suite struct RandomHistoryTests {
  /// `ORDO_HISTORIES` makes it more; a failure prints the seed.
  static let count = ProcessInfo.processInfo.environment["ORDO_HISTORIES"].flatMap(Int.init) ?? 400

  @Test func `every step agrees with the naive model`() throws {
    for seed in 0..<UInt64(Self.count) {
      var history = History(seed: seed)
      while let changeset = history.next() {
        try history.run(changeset)
      }
    }
  }
}

/// One history in the making.
struct History {
  let seed: UInt64
  private var random: SeededGenerator
  private var board: Board
  private var naive: NaiveBoard
  private var ids: [String]
  private var sectionIDs = ["L", "M"]
  private var made: [(id: String, author: String)] = []
  private var step = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let window = [3, 8, 10_000][Int(seed % 3)]
    let first = ["A", "B", "C", "D", "E"]
    let second = ["S", "T", "U"]
    ids = first + second
    let draft = BoardDraft(
      settings: BoardSettings(name: "history"),
      sections: [
        BoardDraft.Section(Section(id: "L"), items: first.map { Item(id: $0, title: $0) }),
        BoardDraft.Section(
          Section(id: "M"), items: second.map { Item(id: $0, title: $0, isFixed: $0 == "U") }),
      ])
    var limits = BoardLimits()
    limits.window = window
    guard let board = try? Board(draft, id: "history", epoch: "e", limits: limits) else {
      preconditionFailure("The draft is not accepted")
    }
    self.board = board
    naive = NaiveBoard(draft, window: window)
  }

  mutating func next() -> Changeset? {
    guard step < 40 else { return nil }
    step += 1
    let author = "u\(Int.random(in: 0..<4, using: &random))"
    let lag = Bool.random(using: &random) ? 0 : Int.random(in: 0...6, using: &random)
    let changes = (0..<Int.random(in: 1...3, using: &random)).map { change($0, by: author) }
    return Changeset(
      id: "c\(step)", author: author, base: max(0, board.revision - lag), changes: changes)
  }

  private mutating func change(_ number: Int, by author: String) -> Change {
    func item() -> String { ids.randomElement(using: &random) ?? "A" }
    func some() -> [String] { (0..<Int.random(in: 1...3, using: &random)).map { _ in item() } }
    func section() -> String { sectionIDs.randomElement(using: &random) ?? "L" }
    func position() -> ReorderPosition<String> {
      Int.random(in: 0..<4, using: &random) == 0 ? .end : .before(item())
    }
    func sectionPosition() -> ReorderPosition<String> {
      Bool.random(using: &random) ? .end : .before(section())
    }
    let collection: String? = Int.random(in: 0..<6, using: &random) == 0 ? nil : section()
    let destination = ReorderDifference<String, String?>.Destination(
      position: position(), collectionID: collection)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: return .reorder(ReorderDifference(sources: some(), destination: destination))
    case 8, 9:
      let new = "n\(step)x\(number)"
      ids.append(new)
      return .insert(items: [Item(id: new, title: new)], destination: destination)
    case 10, 11: return .remove(items: some())
    case 12: return .restore(items: some())
    case 13:
      return .update(item: item(), set: [.title("t\(step)"), .isDone(Bool.random(using: &random))])
    case 14: return .reorderSections(sources: [section()], position: sectionPosition())
    case 15:
      guard Int.random(in: 0..<3, using: &random) == 0 else { return .restore(items: [item()]) }
      return .purge(items: [item()])
    case 16:
      let new = "N\(step)x\(number)"
      sectionIDs.append(new)
      return .insertSection(section: Section(id: new, name: new), position: sectionPosition())
    case 17:
      return Int.random(in: 0..<3, using: &random) == 0
        ? .removeSection(section: section()) : .restore(items: some())
    default:
      let own = made.filter { $0.author == author }.suffix(4).randomElement(using: &random)
      return own.map { .undo($0.id) } ?? .remove(items: [item()])
    }
  }

  /// Holds one step against the naive model, a follower by effects, and the board restored from its
  /// state.
  mutating func run(_ changeset: Changeset) throws {
    let before = board
    var code: String?
    do throws(Rejection) {
      let resolution = try board.resolve(changeset)
      board.commit()
      made.append((changeset.id, changeset.author ?? changeset.id))
      try follow(before, changeset, resolution)
      try? naive.resolve(changeset)
      #expect(naive.revision == board.revision, "\(self): \(changeset)")
      #expect(
        naive.skipped.sorted() == resolution.skipped.sorted() || changeset.holdsUndo,
        "\(self): \(changeset)")
      #expect(naive.fallback == resolution.fallback, "\(self): \(changeset)")
    } catch {
      code = error.code
      #expect(board.snapshot == before.snapshot)
    }
    if let code {
      #expect(throws: NaiveBoard.Refusal.self, "\(self): \(changeset)") {
        var copy = naive
        do { try copy.resolve(changeset) } catch let refusal as NaiveBoard.Refusal {
          #expect(refusal.code == code, "\(self): \(changeset)")
          throw refusal
        }
      }
    }
    let order = board.sections.map { [$0.id] + board.items(in: $0.id).map(\.id) }
    #expect(order == naive.order, "\(self): \(changeset)")
    checkConservation()
  }

  private func follow(_ before: Board, _ changeset: Changeset, _ resolution: Resolution)
    throws(Rejection)
  {
    let row = CommittedChangeset(
      revision: board.revision, changeset: changeset, resolution: resolution,
      at: Timestamp(milliseconds: 0))
    var withMarks = before
    #expect(throws: Never.self, "\(self)") { try withMarks.apply(row) }
    withMarks.commit()
    #expect(withMarks.state == board.state, "\(self): \(changeset)")
    // A follower that knows nothing of slots, only what is live.
    var without = try Board(before.draft, id: "history", epoch: "e")
    var first = row
    first.revision = 1
    #expect(throws: Never.self, "\(self)") { try without.apply(first) }
    #expect(without.digest == board.digest)
  }

  private func checkConservation() {
    let live = board.sections.flatMap { board.items(in: $0.id).map(\.id) }
    #expect(Set(live).count == live.count, "\(self)")
    #expect(live.count == board.itemCount, "\(self)")
  }
}

extension History: CustomStringConvertible {
  var description: String { "seed \(seed), step \(step)" }
}

extension Changeset {
  fileprivate var holdsUndo: Bool {
    changes.contains { if case .undo = $0 { true } else { false } }
  }
}

/// The same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
