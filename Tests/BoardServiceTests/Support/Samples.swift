import BoardModel
import BoardService
import BoardStore

/// A clock that stands still.
let noon = Timestamp(milliseconds: 1_796_126_400_000)

extension BoardService {
  /// A service with a clock that stands still and ids by a seed.
  init(_ journal: any Journal, observer: (any BoardObserver)? = nil, seed: UInt64 = 1) {
    self.init(
      journal: journal, observers: observer.map { [$0] } ?? [], clock: { noon },
      random: SeededGenerator(seed: seed))
  }
}

/// Five items in one section, and a second section without any.
let sampleDraft = BoardDraft(
  settings: BoardSettings(name: "Places"),
  sections: [
    .init(Section(id: "todo"), items: ["a", "b", "c", "d", "e"].map { Item(id: $0) }),
    .init(Section(id: "done")),
  ])

func move(
  _ item: String, before anchor: String?, id: String, author: String? = nil, base: Int? = nil
) -> Changeset {
  Changeset(
    id: id, author: author, base: base,
    changes: [
      .reorder(
        ReorderDifference(
          sources: [item],
          destination: .init(
            position: anchor.map { .before($0) } ?? .end, collectionID: "todo")))
    ])
}

func insert(_ item: String, id: String, author: String? = nil) -> Changeset {
  Changeset(
    id: id, author: author,
    changes: [
      .insert(
        items: [Item(id: item)], destination: .init(position: .end, collectionID: "todo"))
    ])
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
