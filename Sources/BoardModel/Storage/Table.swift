import CPrefetch

/// A growing table in pages, each of whose elements can have a cache line of its own.
///
/// An array finds out at every write whether a copy shares its memory, and then copies all of it: a move
/// writes fifty times, and a large board would stand still after each snapshot. Here whoever holds a copy
/// has to know: before one of two copies is written, each of them parts, and from then on the first write
/// to a page copies that page, if it must. A board's `Ownership` says when.
struct Table<Element: Sendable>: @unchecked Sendable {
  private typealias Start = UnsafeMutablePointer<Element>

  private var directory: TableDirectory<Element>
  /// The directory's, at hand.
  private var starts: UnsafeMutablePointer<Start>
  private var ownStarts: UnsafeMutablePointer<Start?>
  private var capacity: Int32
  private(set) var endIndex: Int32

  init() {
    directory = TableDirectory()
    (starts, ownStarts) = (directory.starts, directory.ownStarts)
    capacity = 0
    endIndex = 0
  }

  init(repeating element: Element, count: Int) {
    self.init()
    append(contentsOf: repeatElement(element, count: count))
  }

  var count: Int { Int(endIndex) }

  /// Makes sure that no copy sees what will be written, nor is seen; O(pages).
  mutating func part() {
    directory = TableDirectory(sharing: directory)
    (starts, ownStarts) = (directory.starts, directory.ownStarts)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if endIndex == capacity { addRoom() }
    let (page, place) = Self.place(endIndex)
    let start = ownPage(page)
    (start + place).initialize(to: element)
    TablePage.setCount(place + 1, at: start)
    endIndex += 1
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    precondition(endIndex > 0, "The table is empty")
    endIndex -= 1
    let (page, place) = Self.place(endIndex)
    let start = ownPage(page)
    TablePage.setCount(place, at: start)
    return (start + place).move()
  }

  mutating func removeAll(keepingCapacity: Bool) {
    guard keepingCapacity else { return self = Self() }
    while endIndex > 0 {
      let (page, place) = Self.place(endIndex - 1)
      let start = ownPage(page)
      start.deinitialize(count: place + 1)
      TablePage.setCount(0, at: start)
      endIndex -= Int32(place + 1)
    }
  }
}

extension Table: RandomAccessCollection {
  var startIndex: Int32 { 0 }

  @inline(__always)
  subscript(index: Int32) -> Element {
    _read {
      let (page, place) = Self.place(checked(index))
      yield starts[page][place]
      withExtendedLifetime(directory) {}
    }
    _modify {
      let (page, place) = Self.place(checked(index))
      yield &ownPage(page)[place]
    }
  }

  /// Reads and writes an element in one access.
  @inline(__always)
  mutating func update<Result>(
    _ index: Int32, _ body: (inout Element) -> Result
  ) -> Result {
    body(&self[index])
  }

  @inline(__always)
  private func checked(_ index: Int32) -> Int32 {
    precondition(holds(index), "No element \(index)")
    return index
  }

  @inline(__always)
  private func holds(_ index: Int32) -> Bool {
    UInt32(bitPattern: index) < UInt32(bitPattern: endIndex)
  }

  /// Brings an element, if there is one, into the processor's caches.
  @inline(__always)
  func fetch(_ index: Int32) {
    guard holds(index) else { return }
    let (page, place) = Self.place(index)
    prefetch_memory(starts[page] + place)
  }
}

extension Table {
  /// A whole page has as many elements as 32 KiB hold, rounded down to a power of two, but at least one.
  @inline(__always)
  private static var pageBits: Int {
    let count = Swift.max(1, 32_768 / MemoryLayout<Element>.stride)
    return Int.bitWidth - 1 - count.leadingZeroBitCount
  }

  @inline(__always)
  private static func place(_ index: Int32) -> (page: Int, place: Int) {
    (Int(index) >> pageBits, Int(index) & ((1 << pageBits) - 1))
  }

  /// The elements of a page that may be written.
  @inline(__always)
  private func ownPage(_ page: Int) -> Start { ownStarts[page] ?? takePage(page) }

  @inline(never)
  private func takePage(_ page: Int) -> Start { directory.own(page) }

  @inline(never)
  private mutating func addRoom() {
    let whole = 1 << Self.pageBits
    switch Int(capacity) {
    case 0: directory.append(capacity: Swift.min(2, whole))
    case ..<whole: directory.enlargeFirst(to: Swift.min(Int(capacity) * 2, whole))
    default: directory.append(capacity: whole)
    }
    (starts, ownStarts) = (directory.starts, directory.ownStarts)
    capacity = Int32(directory.capacity)
  }
}
