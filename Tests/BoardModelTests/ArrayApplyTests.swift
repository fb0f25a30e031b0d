import BoardModel
import Foundation
import Testing

@Suite struct ArrayApplyTests {
  @Test(arguments: ArrayMove.all)
  func `sources go where the destination says`(move: ArrayMove) {
    #expect(move.result == move.expect, "\(move.name)")
  }

  @Test(arguments: ArrayMove.all.filter { $0.items == $0.expect && !$0.items.isEmpty })
  func `a move that changes nothing does not copy the array`(move: ArrayMove) {
    var items = move.items
    let before = items.withUnsafeBufferPointer { $0.baseAddress }
    items.apply(move.difference, itemID: \.self)
    #expect(items.withUnsafeBufferPointer { $0.baseAddress } == before, "\(move.name)")
  }

  @Test func `identifiable elements need no key path`() {
    var items = ["a", "b", "c"].map { Item(id: $0) }
    items.apply(ReorderDifference(sources: ["c"], destination: .init(position: .before("a"))))
    #expect(items.map(\.id) == ["c", "a", "b"])
  }

  @Test func `every move of any of up to four items agrees with lifting and putting down`() {
    for count in 0...4 {
      let items = Array(["a", "b", "c", "d"].prefix(count))
      for sources in selections(of: items) {
        for anchor in items + [nil, "x"] {
          let place = anchor.flatMap(items.firstIndex) ?? count
          let stays = { (id: String) in !sources.contains(id) }
          let expected = items[..<place].filter(stays) + sources + items[place...].filter(stays)
          let move = ArrayMove(items: items, sources: sources, anchor: anchor, expect: expected)
          #expect(move.result == expected, "\(sources) of \(items) before \(anchor ?? "the end")")
        }
      }
    }
  }

  private struct Group: Identifiable {
    let id: String
    var items: [Item]
  }

  @Test func `moves within and between sections agree with those of a board`() throws {
    let sections = ["s": ["a", "b", "c"], "t": ["d", "e"], "u": []]
    let draft = BoardDraft(
      settings: BoardSettings(name: "sections"),
      sections: sections.sorted { $0.key < $1.key }.map { id, items in
        BoardDraft.Section(Section(id: id), items: items.map { Item(id: $0) })
      })
    let board = try Board(draft, id: "b", epoch: "e")
    for sources in selections(of: ["a", "c", "d", "x"]) {
      for section in ["s", "t", "u"] {
        for anchor in ["a", "b", "c", "d", "e", "x", nil] {
          let position = anchor.map { ReorderPosition.before($0) } ?? .end
          var moved = board
          _ = try moved.resolve(
            Changeset(
              id: "c",
              changes: [
                .reorder(
                  ReorderDifference(
                    sources: sources,
                    destination: .init(position: position, collectionID: section)))
              ]))
          var groups = draft.sections.map { Group(id: $0.section.id, items: $0.items) }
          groups.apply(
            ReorderDifference(
              sources: sources, destination: .init(position: position, collectionID: section)),
            items: \.items)
          let expected = moved.sections.map { moved.items(in: $0.id).map(\.id) }
          #expect(
            groups.map { $0.items.map(\.id) } == expected,
            "\(sources) before \(anchor ?? "the end") of \(section)")
        }
      }
    }
  }

  @Test func `a destination that is no section changes nothing`() {
    var groups = [Group(id: "todo", items: [Item(id: "a")])]
    groups.apply(
      ReorderDifference(sources: ["a"], destination: .init(position: .end, collectionID: "nope")),
      items: \.items)
    #expect(groups.map { $0.items.map(\.id) } == [["a"]])
  }

  @Test func `offsets and differences say the same for all of up to five items`() {
    for count in 0...5 {
      let items = Array(["a", "b", "c", "d", "e"].prefix(count))
      for pattern in 0..<(1 << count) {
        let offsets = items.indices.filter { pattern & (1 << $0) != 0 }
        for toOffset in 0...count {
          let difference = ReorderDifference(
            fromOffsets: offsets, toOffset: toOffset, in: items, itemID: \.self)
          var moved = items
          moved.apply(difference, itemID: \.self)
          let stays = { (offset: Int) in !offsets.contains(offset) }
          let order = (0..<toOffset).filter(stays) + offsets + (toOffset..<count).filter(stays)
          #expect(moved == order.map { items[$0] }, "\(offsets) of \(items) to \(toOffset)")
          let back = difference.offsets(in: items, itemID: \.self)
          #expect(back.fromOffsets == offsets, "\(offsets) of \(items) to \(toOffset)")
          #expect(back.toOffset == toOffset, "\(offsets) of \(items) to \(toOffset)")
        }
      }
    }
  }

  @Test func `offsets beyond the array are ignored, and unknown sources have none`() {
    let items = ["a", "b", "c"]
    let up = ReorderDifference(fromOffsets: [2, 9, -1], toOffset: 7, in: items, itemID: \.self)
    #expect(up.sources == ["c"])
    #expect(up.destination.position == .end)
    let down = ReorderDifference(
      sources: ["c", "x", "a"], destination: .init(position: .before("x")))
    let offsets = down.offsets(in: items, itemID: \.self)
    #expect(offsets.fromOffsets == [0, 2])
    #expect(offsets.toOffset == 3)
  }

  /// All ordered choices of some of the elements.
  private func selections(of elements: [String]) -> [[String]] {
    [[]]
      + elements.flatMap { first in
        selections(of: elements.filter { $0 != first }).map { [first] + $0 }
      }
  }
}
