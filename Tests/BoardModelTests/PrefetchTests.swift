import BoardModel
import Testing

@testable import RandomHistories

@Suite struct PrefetchTests {
  private static func move(_ sources: [String], before anchor: String?, number: Int) -> Changeset {
    Changeset(
      id: "c\(number)", author: "u",
      changes: [
        .reorder(
          ReorderDifference(
            sources: sources,
            destination: .init(
              position: anchor.map { .before($0) } ?? .end, collectionID: nil)))
      ])
  }

  @Test
  func `whatever a group asks for, looking ahead of it changes nothing and trips over nothing`()
    throws
  {
    let ids = (0..<20_000).map { "i\($0)" }
    var board = try Board(
      BoardDraft(
        settings: BoardSettings(name: "large"),
        sections: [
          BoardDraft.Section(Section(id: "s"), items: ids.map { Item(id: $0) }),
          BoardDraft.Section(Section(id: "t")),
        ]), id: "b", epoch: "e")
    var random = SeededGenerator(seed: 1)
    func someID() -> String {
      Int.random(in: 0..<8, using: &random) == 0
        ? ["", "s", "t", "unknown", "ı", String(repeating: "x", count: 300)].randomElement(
          using: &random) ?? ""
        : ids[Int.random(in: ids.indices, using: &random)]
    }
    for number in 1...300 {
      var group = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Self.move(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in someID() },
          before: Bool.random(using: &random) ? someID() : nil, number: number)
      }
      if number % 10 == 0 { group.append(Self.move(ids, before: "i1", number: number)) }
      group.append(Changeset(id: "c\(number)", author: "u", changes: [.undo("c\(number - 1)")]))
      group.append(Changeset(id: "c\(number)", author: "u", changes: []))
      let (digest, revision) = (board.digest, board.revision)
      board.prefetch(group[...])
      #expect(board.digest == digest && board.revision == revision)
      if let first = group.first { _ = try? board.resolve(first) }
      board.commit()
    }
    #expect(board.revision > 100)
  }
}
