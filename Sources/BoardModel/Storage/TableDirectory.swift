/// The pages of a table, and which of them it may write.
///
/// A copy of a table shares its directory, until each parts from it with a directory of its own, which owns
/// none of the pages. A page becomes a directory's own when it is written first: as it is, if no other
/// directory has it any more, else by a copy.
///
/// The first page grows from little to a whole one, so that a small table stays small.
final class TableDirectory<Element> {
  typealias Start = UnsafeMutablePointer<Element>

  private var pages: ContiguousArray<TablePage<Element>> = []
  /// Where each page begins.
  private(set) var starts: UnsafeMutablePointer<Start>
  /// The same, of those pages of which it is known that no other directory has them.
  private(set) var ownStarts: UnsafeMutablePointer<Start?>
  private var room = 1

  init() {
    starts = .allocate(capacity: room)
    ownStarts = .allocate(capacity: room)
  }

  /// One with the same pages, none of which it owns yet.
  init(sharing other: TableDirectory) {
    pages = other.pages
    room = other.room
    starts = .allocate(capacity: room)
    starts.initialize(from: other.starts, count: pages.count)
    ownStarts = .allocate(capacity: room)
    ownStarts.initialize(repeating: nil, count: pages.count)
  }

  deinit {
    starts.deallocate()
    ownStarts.deallocate()
  }

  var capacity: Int { pages.reduce(0) { $0 + $1.capacity } }

  /// Makes a page this directory's own, by a copy if it must.
  func own(_ index: Int) -> Start {
    let isOwn = isKnownUniquelyReferenced(&pages[index])
    return set(isOwn ? pages[index] : TablePage(copying: pages[index]), at: index)
  }

  func enlargeFirst(to capacity: Int) {
    _ = own(0)
    set(TablePage(capacity: capacity, emptying: pages[0]), at: 0)
  }

  func append(capacity: Int) {
    let page = TablePage<Element>(capacity: capacity)
    if pages.count == room { grow() }
    pages.append(page)
    (starts + pages.count - 1).initialize(to: page.start)
    (ownStarts + pages.count - 1).initialize(to: page.start)
  }

  @discardableResult
  private func set(_ page: TablePage<Element>, at index: Int) -> Start {
    pages[index] = page
    starts[index] = page.start
    ownStarts[index] = page.start
    return page.start
  }

  private func grow() {
    starts = grown(starts)
    ownStarts = grown(ownStarts)
    room *= 2
  }

  private func grown<Value>(
    _ old: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Value> {
    let new = UnsafeMutablePointer<Value>.allocate(capacity: room * 2)
    new.moveInitialize(from: old, count: pages.count)
    old.deallocate()
    return new
  }
}

/// Memory for elements, at the beginning of a cache line; their number stands in the line before.
final class TablePage<Element> {
  let start: UnsafeMutablePointer<Element>
  let capacity: Int

  private static var line: Int { 64 }
  private var count: Int { (UnsafeMutableRawPointer(start) - Self.line).load(as: Int.self) }

  init(capacity: Int) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Self.line + capacity * MemoryLayout<Element>.stride, alignment: Self.line)
    start = (memory + Self.line).bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
    Self.setCount(0, at: start)
  }

  convenience init(copying other: TablePage) {
    self.init(capacity: other.capacity)
    start.initialize(from: other.start, count: other.count)
    Self.setCount(other.count, at: start)
  }

  /// A larger one with the elements of another, which is left empty.
  convenience init(capacity: Int, emptying other: TablePage) {
    self.init(capacity: capacity)
    start.moveInitialize(from: other.start, count: other.count)
    Self.setCount(other.count, at: start)
    Self.setCount(0, at: other.start)
  }

  deinit {
    start.deinitialize(count: count)
    (UnsafeMutableRawPointer(start) - Self.line).deallocate()
  }

  @inline(__always)
  static func setCount(_ count: Int, at start: UnsafeMutablePointer<Element>) {
    (UnsafeMutableRawPointer(start) - line).storeBytes(of: count, as: Int.self)
  }
}
