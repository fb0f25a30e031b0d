import Testing

@testable import BoardModel
@testable import RandomHistories

/// An element that counts how many like it there are.
private final class Counted: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// An element of 16,384 bytes.
private struct HalfAPage: Sendable, Equatable {
  var numbers: InlineArray<2_048, Int>

  init(first: Int) { numbers = InlineArray { first + $0 } }

  static func == (left: Self, right: Self) -> Bool {
    left.numbers.indices.allSatisfy { left.numbers[$0] == right.numbers[$0] }
  }
}

/// An element of more than 32 KiB.
private struct Giant: Sendable, Equatable {
  var halves: [3 of HalfAPage]

  init(number: Int) { halves = InlineArray { HalfAPage(first: number + $0) } }

  static func == (left: Self, right: Self) -> Bool {
    left.halves.indices.allSatisfy { left.halves[$0] == right.halves[$0] }
  }
}

/// A table and an array that should hold the same.
private struct Pair: Sendable {
  private var ownership = Ownership()
  var table = Table<Counted>()
  var array: [Counted] = []

  var isAlike: Bool { table.elementsEqual(array, by: ===) }

  private mutating func own() {
    guard !ownership.isSole else { return }
    table.part()
    ownership.part()
  }

  mutating func append() {
    own()
    array.append(Counted(array.count))
    table.append(array[array.endIndex - 1])
  }

  mutating func write(using random: inout SeededGenerator) {
    own()
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !array.isEmpty: #expect(table.removeLast() === array.removeLast())
    case 1 where !array.isEmpty:
      let index = Int.random(in: array.indices, using: &random)
      array[index] = Counted(index)
      table[Int32(index)] = array[index]
    default: append()
    }
  }
}

@Suite struct TableTests {
  @Test func `a table holds what an array would, however it grows and shrinks`() {
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      var pair = Pair()
      for _ in 0..<300 {
        pair.write(using: &random)
        let isAlike = pair.isAlike
        #expect(isAlike, "seed \(seed)")
      }
    }
  }

  @Test func `copies keep what they had, whichever is written and whichever goes`() {
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      var pairs = [Pair()]
      // So many that they stand in several pages.
      for _ in 0..<10_000 { pairs[0].append() }
      for _ in 0..<300 {
        let index = Int.random(in: pairs.indices, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where pairs.count < 5: pairs.append(pairs[index])
        case 1 where pairs.count > 1: pairs.remove(at: index)
        default: pairs[index].write(using: &random)
        }
      }
      let areAlike = pairs.allSatisfy(\.isAlike)
      #expect(areAlike, "seed \(seed)")
    }
  }

  @Test func `copies can be read and written elsewhere while the first is written`() async {
    var pair = Pair()
    for _ in 0..<20_000 { pair.append() }
    var random = SeededGenerator(seed: 1)
    await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<UInt64(50) {
        let copy = pair
        group.addTask {
          var random = SeededGenerator(seed: seed)
          var other = copy
          for _ in 0..<20 { other.write(using: &random) }
          return other.isAlike && copy.isAlike
        }
        for _ in 0..<20 { pair.write(using: &random) }
      }
      for await isAlike in group { #expect(isAlike) }
    }
    let isAlike = pair.isAlike
    #expect(isAlike)
  }

  @Test func `a copy keeps what it had when the other is written`() {
    var table = Table<Int>()
    table.append(contentsOf: 0..<5)
    let copy = table
    table.part()
    table[0] = 7
    table.append(8)
    #expect(Array(copy) == [0, 1, 2, 3, 4])
    #expect(Array(table) == [7, 1, 2, 3, 4, 8])
    table.removeAll(keepingCapacity: true)
    #expect(table.isEmpty && copy.count == 5)
  }

  @Test func `an element may be as large as a page, or larger`() {
    func check<Element: Sendable & Equatable>(_ elements: [Element]) {
      var table = Table<Element>()
      for element in elements { table.append(element) }
      var copy = table
      copy.part()
      copy.removeLast()
      #expect(table.elementsEqual(elements) && copy.elementsEqual(elements.dropLast()))
    }
    check((0..<5).map { Giant(number: $0) })
    check((0..<5).map { HalfAPage(first: $0) })
  }

  @Test func `elements go with the last table that holds them`() {
    weak var first: Counted?
    weak var last: Counted?
    do {
      var table = Table<Counted>()
      let (one, two) = (Counted(1), Counted(2))
      (first, last) = (one, two)
      table.append(one)
      table.append(two)
      var copy = table
      copy.part()
      copy.removeLast()
      table = copy
    }
    #expect(first == nil && last == nil)
  }

  @Test func `an element has a cache line of its own where a board looks at it alone`() {
    #expect(MemoryLayout<Slot>.stride == 64)
    #expect(MemoryLayout<Member>.stride == 64)
  }
}
