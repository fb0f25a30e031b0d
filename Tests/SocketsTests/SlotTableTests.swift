import Testing

@testable import Sockets

struct SlotTableTests {
  @Test func `a freed slot is used again under another token`() {
    var table = SlotTable()
    let first = table.take()
    table.release(first)
    let second = table.take()
    #expect(first.slot == second.slot)
    #expect(!table.isCurrent(first))
    #expect(table.isCurrent(second))
  }

  @Test func `a token survives the way through epoll`() {
    var table = SlotTable()
    for _ in 0..<5 { table.release(table.take()) }
    _ = table.take()
    let token = table.take()
    #expect(SlotTable.Token(bits: token.bits) == token)
  }
}
