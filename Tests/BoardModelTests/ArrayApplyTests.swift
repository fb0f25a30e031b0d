import BoardModel
import Testing

@Suite struct ArrayApplyTests {
  private func moved(
    _ items: [String], _ sources: [String], _ position: ReorderPosition<String>
  ) -> [String] {
    var items = items
    items.apply(
      ReorderDifference(sources: sources, destination: .init(position: position)), itemID: \.self)
    return items
  }

  @Test(
    arguments: [
      (["b"], ReorderPosition.before("d"), ["a", "c", "b", "d"]),
      (["d"], .before("a"), ["d", "a", "b", "c"]),
      (["a"], .end, ["b", "c", "d", "a"]),
      (["d", "b"], .before("a"), ["d", "b", "a", "c"]),
      (["a"], .before("x"), ["b", "c", "d", "a"]),
      (["x", "c"], .before("a"), ["c", "a", "b", "d"]),
      (["c", "c"], .before("a"), ["c", "a", "b", "d"]),
      (["b"], .before("c"), ["a", "b", "c", "d"]),
      (["b"], .before("b"), ["a", "b", "c", "d"]),
      (["a", "c"], .before("c"), ["b", "a", "c", "d"]),
      (["c", "a"], .before("a"), ["c", "a", "b", "d"]),
      (["d", "c", "b", "a"], .before("b"), ["d", "c", "b", "a"]),
      (["d"], .end, ["a", "b", "c", "d"]),
      ([], .before("a"), ["a", "b", "c", "d"]),
    ] as [([String], ReorderPosition<String>, [String])])
  func `sources go where the destination says`(
    sources: [String], position: ReorderPosition<String>, expected: [String]
  ) {
    #expect(moved(["a", "b", "c", "d"], sources, position) == expected)
  }

  @Test func `an empty array stays empty`() {
    #expect(moved([], ["a"], .before("b")) == [])
    #expect(moved([], ["a"], .end) == [])
  }

  @Test func `a move that changes nothing does not copy the array`() {
    var items = ["a", "b", "c"]
    let before = items.withUnsafeBufferPointer { $0.baseAddress }
    items.apply(
      ReorderDifference(sources: ["b"], destination: .init(position: .before("c"))),
      itemID: \.self)
    #expect(items.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test func `identifiable elements need no key path`() {
    var items = ["a", "b", "c"].map { Item(id: $0) }
    items.apply(ReorderDifference(sources: ["c"], destination: .init(position: .before("a"))))
    #expect(items.map(\.id) == ["c", "a", "b"])
  }

  @Test func `every move of one or two of four items agrees with lifting and putting down`() {
    let items = ["a", "b", "c", "d"]
    let positions = items.map { ReorderPosition.before($0) } + [.end]
    for first in items {
      for second in items {
        for position in positions {
          let sources = first == second ? [first] : [first, second]
          var expected = items
          var anchor = expected.endIndex
          if case .before(let id) = position, let index = items.firstIndex(of: id) {
            anchor = index
          }
          let lowered = items[..<anchor].filter { !sources.contains($0) }.count
          expected.removeAll { sources.contains($0) }
          expected.insert(contentsOf: sources, at: lowered)
          #expect(moved(items, sources, position) == expected)
        }
      }
    }
  }

  @Test func `items move between the sections of an array`() {
    struct Group: Identifiable {
      let id: String
      var items: [Item]
    }
    var groups = [
      Group(id: "todo", items: ["a", "b"].map { Item(id: $0) }),
      Group(id: "done", items: ["x"].map { Item(id: $0) }),
    ]
    groups.apply(
      ReorderDifference(
        sources: ["b", "x"], destination: .init(position: .before("x"), collectionID: "done")),
      items: \.items)
    #expect(groups.map { $0.items.map(\.id) } == [["a"], ["b", "x"]])
    groups.apply(
      ReorderDifference(sources: ["a"], destination: .init(position: .end, collectionID: "nope")),
      items: \.items)
    #expect(groups.map { $0.items.map(\.id) } == [["a"], ["b", "x"]])
  }

  @Test func `offsets and differences say the same`() {
    let items = ["a", "b", "c", "d"]
    let difference = ReorderDifference(
      fromOffsets: [0, 2], toOffset: 4, in: items, itemID: \.self)
    #expect(difference.sources == ["a", "c"])
    #expect(difference.destination.position == .end)
    let offsets = difference.offsets(in: items, itemID: \.self)
    #expect(offsets.fromOffsets == [0, 2])
    #expect(offsets.toOffset == 4)
    let up = ReorderDifference(fromOffsets: [3], toOffset: 1, in: items, itemID: \.self)
    #expect(up.destination.position == .before("b"))
  }
}
