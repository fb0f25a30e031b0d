import BoardModel
import Foundation
import Testing

/// What a stored state holds, and what becomes of a damaged one.
@Suite struct BoardStateTests {
  /// A board with sections, marks, records, fields, a trash and several authors.
  private func board() throws -> Board {
    var limits = BoardLimits()
    limits.window = 6
    var board = try Board(
      BoardDraft(
        settings: BoardSettings(name: "Board"),
        sections: [
          BoardDraft.Section(
            Section(id: "S0"),
            items: ["a", "b", "c", "d"].map { Item(id: $0, title: "Title \($0)") }),
          BoardDraft.Section(
            Section(id: "S1", name: "Second", isReorderable: true),
            items: [Item(id: "x", note: "note", symbol: "🍎", color: .red, isFixed: true)]),
        ]), id: "b", epoch: "e", limits: limits)
    let changes: [Change] = [
      move(["a", "c"], to: "S1"), .remove(items: ["b"]), move(["d"], to: "S1"),
      .update(item: "a", set: [.title("A"), .isDone(true)]),
      .insertSection(section: Section(id: "S2"), position: .before("S1")), .undo("c2"),
      .updateBoard(set: [.name("New")]), .remove(items: ["c"]),
      .reorderSections(sources: ["S0"], position: .end),
    ]
    for (number, change) in changes.enumerated() {
      _ = try board.resolve(
        Changeset(id: "c\(number)", author: "u\(number == 5 ? 2 : number % 3)", changes: [change]))
      board.commit()
    }
    return board
  }

  private func move(_ ids: [String], to section: String) -> Change {
    .reorder(
      ReorderDifference(sources: ids, destination: .init(position: .end, collectionID: section)))
  }

  private func json(_ state: BoardState) throws -> [String: Any] {
    try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(state)) as? [String: Any])
  }

  private func words(_ state: BoardState, _ path: String...) throws -> [Substring] {
    var value: Any = try json(state)
    for name in path { value = try #require((value as? [String: Any])?[name]) }
    return try #require(value as? String).split(separator: " ")
  }

  @Test func `a copy goes its own way, whichever of the two is written, committed or taken back`()
    throws
  {
    let changes: [Change] = [
      move(["d", "a"], to: "S0"),
      .insert(items: [Item(id: "n")], destination: .init(position: .end, collectionID: "S1")),
      .insertSection(section: Section(id: "S3"), position: .end), .remove(items: ["d"]),
      .undo("c8"),
      .update(item: "a", set: [.note("other")]), .purge(items: ["b"]),
    ]
    for change in changes {
      var one = try board()
      var other = one
      let expected = try json(one.state) as NSDictionary
      let changeset = Changeset(id: "n", author: "u2", changes: [change])
      _ = try one.resolve(changeset)
      #expect(try json(other.state) as NSDictionary == expected, "\(change)")
      let begun = one
      one.rollBack()
      one.commit()
      #expect(try json(one.state) as NSDictionary == expected, "\(change)")
      other = begun
      other.commit()
      let done = try json(other.state) as NSDictionary
      other = begun
      other.rollBack()
      #expect(try json(other.state) as NSDictionary == expected, "\(change)")
      other = begun
      other.commit()
      #expect(try json(other.state) as NSDictionary == done, "\(change)")
    }
  }

  @Test func `a state holds the authors of the window and no others`() throws {
    var limits = BoardLimits()
    limits.window = 3
    var board = try Board(
      BoardDraft(
        settings: BoardSettings(name: "B"), sections: [.init(Section(id: "S"), items: [])]),
      id: "b", epoch: "e", limits: limits)
    for number in 0..<50 {
      let item = Item(id: "i\(number)")
      _ = try board.resolve(
        Changeset(
          id: "c\(number)", author: "u\(number)",
          changes: [.insert(items: [item], destination: .init(position: .end, collectionID: "S"))]))
      board.commit()
    }
    #expect(try words(board.state, "authors") == ["u47", "u48", "u49"])
    #expect(board.latestChangeset(by: "u46") == nil)
    #expect(board.latestChangeset(by: "u47")?.id == "c47")
  }

  @Test func `marks beyond the window leave step by step, and are as if they were not there`()
    throws
  {
    let ids = (0..<3_000).map { "i\($0)" }
    let removed = Array(ids.dropFirst(100).dropLast(100))
    var board = try board(of: ids, window: 2)
    var plain = try self.board(
      of: ids.filter { !Set(removed).contains($0) }, trash: removed, window: 2)
    let idle = Change.updateBoard(set: [])
    let start: [Change] = [.remove(items: removed), idle, idle]
    for (number, change) in start.enumerated() {
      let id = "c\(number)"
      _ = try board.resolve(Changeset(id: id, author: "u", changes: [change]))
      _ = try plain.resolve(Changeset(id: id, author: "u", changes: [idle]))
      board.commit()
      plain.commit()
    }
    #expect(try words(board.state, "slots", "marks").count / 3 == removed.count - 1_000)

    let probes: [Change] = [
      .reorder(
        ReorderDifference(
          sources: ["i0"], destination: .init(position: .before("i2900"), collectionID: "S"))),
      .reorder(
        ReorderDifference(
          sources: ["i1"], destination: .init(position: .before("i1500"), collectionID: "S"))),
      .restore(items: ["i200", "i2899"]), .undo("c3"), .undo("c4"),
    ]
    for (number, probe) in probes.enumerated() {
      let changeset = Changeset(id: "p\(number)", author: "u", base: 0, changes: [probe])
      let ours = Result { try board.resolve(changeset) }
      let theirs = Result { try plain.resolve(changeset) }
      switch (ours, theirs) {
      case (.success(let ours), .success(let theirs)): #expect(ours == theirs)
      case (.failure(let ours), .failure(let theirs)): #expect("\(ours)" == "\(theirs)")
      default: Issue.record("\(changeset): \(ours), \(theirs)")
      }
    }
  }

  private func board(of ids: [String], trash: [String] = [], window: Int) throws -> Board {
    var limits = BoardLimits()
    limits.window = window
    return try Board(
      BoardDraft(
        settings: BoardSettings(name: "B"),
        sections: [.init(Section(id: "S"), items: ids.map { Item(id: $0) })],
        trash: trash.map { Item(id: $0) }), id: "b", epoch: "e", limits: limits)
  }

  @Test func `undo brings back what lay far apart`() throws {
    let ids = (0..<1_000).map { "i\($0)" }
    var board = try board(of: ids, window: 10)
    let lifted = ["i999", "i0", "i500", "i998", "i1"]
    _ = try board.resolve(
      Changeset(
        id: "c1", author: "u",
        changes: [
          .reorder(
            ReorderDifference(
              sources: lifted, destination: .init(position: .before("i300"), collectionID: "S")))
        ]))
    #expect(board.items(in: "S").map(\.id) != ids)
    _ = try board.resolve(Changeset(id: "c2", author: "u", changes: [.undo("c1")]))
    #expect(board.items(in: "S").map(\.id) == ids)
  }

  /// Every number of a state is put wrong in several ways.
  @Test(arguments: [
    ["members", "numbers"], ["slots", "counts"], ["slots", "arrivals"], ["slots", "marks"],
    ["records", "counts"], ["records", "placements"],
  ])
  func `a damaged state is refused, or makes a board that works`(path: [String]) throws {
    let state = try board().state
    let whole = try json(state)
    var table = try #require(whole[path[0]] as? [String: Any])
    let numbers = try #require(table[path[1]] as? String).split(separator: " ").compactMap {
      Int($0)
    }
    var refused = 0
    for index in numbers.indices {
      for wrong in [numbers[index] + 1, numbers[index] - 1, -1, 0, 1, 77, Int(Int32.max)] {
        var damaged = numbers
        damaged[index] = wrong
        table[path[1]] = damaged.map(String.init).joined(separator: " ")
        let members = whole.merging([path[0]: table]) { $1 }
        let read = try JSONDecoder().decode(
          BoardState.self, from: JSONSerialization.data(withJSONObject: members))
        if try !works(read) { refused += 1 }
      }
    }
    #expect(refused > 0)
  }

  /// Whether a state makes a board; one that it makes must go on without a fault.
  private func works(_ state: BoardState) throws -> Bool {
    guard var board = try? Board(state) else { return false }
    let changes: [Change] = [
      move(["a", "b", "c", "d"], to: "S0"), .restore(items: ["a", "b", "c"]), .undo("c8"),
      .removeSection(section: "S2"), .undo("z3"), .undo("c7"), .remove(items: ["a", "d"]),
    ]
    for (number, change) in changes.enumerated() {
      _ = try? board.resolve(
        Changeset(id: "z\(number)", author: "u\(number % 3)", base: 3, changes: [change]))
      board.commit()
    }
    let ids = board.sections.flatMap { board.items(in: $0.id).map(\.id) }
    #expect(ids.count == board.itemCount && Set(ids).count == ids.count)
    return true
  }

  @Test func `a state with a note of another field, or at the end of time, is refused`() throws {
    func refused(_ change: (inout [String: Any]) throws -> Void) throws -> Bool {
      var whole = try json(try board().state)
      try change(&whole)
      let data = try JSONSerialization.data(withJSONObject: whole)
      return (try? Board(try JSONDecoder().decode(BoardState.self, from: data))) == nil
    }
    #expect(try !refused { _ in })
    for revision in [Int(Int32.max), Int(Int32.max) - 1, Int.max, -1, Int.min] {
      #expect(try refused { $0["revision"] = revision }, "\(revision)")
    }
    for value in [["section": ["name": "n"]], ["board": ["name": "n"]], ["item": ["note": "n"]]] {
      #expect(
        try refused { whole in
          var records = try #require(whole["records"] as? [String: Any])
          var fields = try #require(records["fields"] as? [[String: Any]])
          let title = try #require(
            fields.firstIndex { "\($0["field"] ?? "")".contains("title") })
          fields[title]["value"] = value
          records["fields"] = fields
          whole["records"] = records
        }, "\(value)")
    }
  }

  @Test func `what is taken back on a restored board leaves its state as it was`() throws {
    var board = try board()
    let changes: [Change] = [
      .update(item: "d", set: [.title("D")]), .undo("f0"), move(["d"], to: "S0"), .undo("f2"),
    ]
    for (number, change) in changes.enumerated() {
      _ = try board.resolve(Changeset(id: "f\(number)", author: "u", changes: [change]))
      board.commit()
      let state = board.state
      board = try Board(state)
      _ = try board.resolve(
        Changeset(
          id: "later",
          changes: [.update(item: "d", set: [.title("X"), .note("n")]), move(["d"], to: "S1")]))
      board.rollBack()
      #expect(board.state == state)
    }
  }

  @Test func `a mark that departs before it has arrived is refused`() throws {
    var whole = try json(try board().state)
    var slots = try #require(whole["slots"] as? [String: Any])
    func rows(_ name: String) throws -> [[Int]] {
      let numbers = try #require(slots[name] as? String).split(separator: " ").compactMap {
        Int($0)
      }
      return stride(from: 0, to: numbers.count, by: 3).map { Array(numbers[$0..<($0 + 3)]) }
    }
    let (arrivals, marks) = (try rows("arrivals"), try rows("marks"))
    var tried = 0
    for (index, mark) in marks.enumerated() {
      let earliest = index == 0 ? 0 : marks[index - 1][1]
      for departure in earliest..<max(earliest, arrivals[mark[0]][1] + 1) {
        var damaged = marks
        damaged[index][1] = departure
        slots["marks"] = damaged.joined().map(String.init).joined(separator: " ")
        whole["slots"] = slots
        let state = try JSONDecoder().decode(
          BoardState.self, from: JSONSerialization.data(withJSONObject: whole))
        let error = #expect(throws: BoardStateError.self) { try Board(state) }
        #expect("\(try #require(error))".contains("departure at \(departure)"))
        tried += 1
      }
    }
    #expect(tried > 0)
  }

  @Test func `a number that is none is refused with its place`() throws {
    var whole = try json(try board().state)
    var slots = try #require(whole["slots"] as? [String: Any])
    for text in ["1 2 x", "1  2", "--1", "99999999999", "1.5"] {
      slots["counts"] = text
      whole["slots"] = slots
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          BoardState.self, from: JSONSerialization.data(withJSONObject: whole))
      }
      #expect("\(try #require(error))".contains("counts"), "\(text)")
    }
  }
}
