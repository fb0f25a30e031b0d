import BoardModel
import Testing

/// The cases of Tests/Vectors/damaged-effects.json, which JavaScript reads as well: every effect with ids
/// of every kind.
@Suite struct DamagedEffectTests {
  @Test(arguments: DamagedEffects.all.cases)
  func `effects are played, or refused by an error that leaves all as it was`(
    damaged: DamagedEffects.Case
  ) throws {
    var board = try DamagedEffects.all.board()
    let before = board.state
    let error = #expect(throws: ApplyError.self) { try board.apply(damaged.row(digest: 0)) }
    #expect(board.state == before)
    guard case .digestDiffers(_, _, let digest)? = error else {
      #expect(error.map(\.caseName) == damaged.code)
      #expect(error?.description.contains("“\(damaged.id ?? "")”") == true)
      return try goOn(board)
    }
    #expect(damaged.code == nil)
    try board.apply(damaged.row(digest: digest))
    board.commit()
    try goOn(board)
  }

  /// A board must go on without a fault.
  private func goOn(_ board: Board) throws {
    var board = board
    #expect(try Board(board.state).state == board.state)
    let end = ReorderDifference<Item.ID, Section.ID?>.Destination(
      position: .end, collectionID: nil)
    let changes: [Change] = [
      .reorder(ReorderDifference(sources: ["x", "b", "a", "c"], destination: end)),
      .restore(items: ["w", "a", "b", "c", "x"]), .undo("x"), .undo("z0"), .undo("c1"),
      .insert(items: [Item(id: "new")], destination: end), .undo("c3"),
      .reorderSections(sources: ["e", "s", "t"], position: .before("r")),
      .removeSection(section: "s"), .removeSection(section: "t"), .removeSection(section: "e"),
    ]
    for (number, change) in changes.enumerated() {
      let changeset = Changeset(id: "z\(number)", author: "u1", base: 2, changes: [change])
      _ = try? board.resolve(changeset)
      board.commit()
      let ids = board.sections.flatMap { board.items(in: $0.id).map(\.id) }
      #expect(ids.count == board.itemCount && Set(ids).count == ids.count)
    }
    #expect(try Board(board.state).state == board.state)
  }
}

extension ApplyError {
  fileprivate var caseName: String {
    switch self {
    case .revisionGap: "revisionGap"
    case .unknownMember: "unknownMember"
    case .knownMember: "knownMember"
    case .notInTrash: "notInTrash"
    case .sectionNotEmpty: "sectionNotEmpty"
    case .lastSection: "lastSection"
    case .digestDiffers: "digestDiffers"
    }
  }
}

/// A board, and effects that perhaps cannot be played on it.
struct DamagedEffects: Decodable, Sendable {
  let draft: BoardDraft
  let changesets: [Changeset]
  let cases: [Case]

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let effects: [Effect]
    /// The error, and the id that it names; none where the effects can be played.
    let code: String?
    let id: String?

    var testDescription: String { "\(effects) \(code ?? "")" }

    func row(digest: UInt32) -> CommittedChangeset {
      CommittedChangeset(
        revision: 4, changeset: Changeset(id: "x", author: "u1", changes: []),
        resolution: Resolution(outcome: .applied, effects: effects, digest: digest),
        at: Timestamp(milliseconds: 0))
    }
  }

  func board() throws -> Board {
    var board = try Board(draft, id: "board", epoch: "e")
    for changeset in changesets { _ = try board.resolve(changeset) }
    board.commit()
    return board
  }

  static let all: DamagedEffects = Vectors.read("damaged-effects.json")
}
