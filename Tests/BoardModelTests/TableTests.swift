import Testing

@testable import BoardModel
@testable import RandomHistories

/// An element that counts how many like it there are.
private final class Counted: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// Writes a table while a copy of it is there.
private func share(_ write: (inout Table<Int>) -> Void) {
  let table = Table(repeating: 1, count: 5)
  var copy = table
  write(&copy)
  withExtendedLifetime((table, copy)) {}
}

@Suite struct TableTests {
  @Test func `a table holds what an array would, however it grows and shrinks`() {
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      var (table, array) = (Table<Counted>(), [Counted]())
      for number in 0..<300 {
        table.own()
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !array.isEmpty: #expect(table.removeLast() === array.removeLast())
        case 1 where !array.isEmpty:
          let index = Int.random(in: array.indices, using: &random)
          array[index] = Counted(number)
          table[Int32(index)] = array[index]
        default:
          array.append(Counted(number))
          table.append(array[array.endIndex - 1])
        }
        #expect(table.elementsEqual(array, by: ===), "seed \(seed)")
      }
    }
  }

  @Test func `a copy keeps what it had when the other is written`() {
    var table = Table<Int>()
    table.append(contentsOf: 0..<5)
    let copy = table
    table.own()
    table[0] = 7
    table.append(8)
    #expect(Array(copy) == [0, 1, 2, 3, 4])
    #expect(Array(table) == [7, 1, 2, 3, 4, 8])
    table.removeAll(keepingCapacity: true)
    #expect(table.isEmpty && copy.count == 5)
  }

  #if DEBUG
    @Test func `a debug build stops at a write to a table that a copy shares`() async {
      await #expect(processExitsWith: .failure) { share { $0[0] = 7 } }
      await #expect(processExitsWith: .failure) { share { $0.append(7) } }
      await #expect(processExitsWith: .failure) { share { $0.removeLast() } }
      await #expect(processExitsWith: .failure) { share { $0.removeAll(keepingCapacity: true) } }
      await #expect(processExitsWith: .success) { share { $0.removeAll(keepingCapacity: false) } }
      await #expect(processExitsWith: .success) { share { $0.reserveCapacity(100) } }
    }
  #endif

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
      copy.own()
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
