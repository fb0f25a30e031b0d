import CPrefetch
import Synchronization

/// A growing table in pages, each of whose elements can have a cache line of its own.
///
/// An array finds out at every write whether a copy shares its memory, and then copies all of it: a move
/// writes fifty times, and a large board would stand still after each snapshot. Whoever begins to write a
/// table calls `own()` once; from then on the first write to a page copies that page, if it must. A debug
/// build checks each write.
struct Table<Element: Sendable>: @unchecked Sendable {
  private var directory: Directory
  /// The directory's, at hand.
  private var starts: UnsafeMutablePointer<Start>
  private var ownStarts: UnsafeMutablePointer<Start?>
  private var capacity: Int32
  private(set) var endIndex: Int32

  init() {
    directory = Directory()
    (starts, ownStarts) = (directory.starts, directory.ownStarts)
    capacity = 0
    endIndex = 0
  }

  init(repeating element: Element, count: Int) {
    self.init()
    append(contentsOf: repeatElement(element, count: count))
  }

  var count: Int { Int(endIndex) }

  /// Makes sure that no copy sees what will be written; O(1), but O(pages) after a copy was taken.
  @inline(__always)
  mutating func own() {
    if !isOwned { part() }
  }

  /// Whether it may be written: nobody shares it, nor has parted from it and still uses its pages.
  @inline(__always)
  var isOwned: Bool {
    mutating get {
      isKnownUniquelyReferenced(&directory) && !directory.hasParted.load(ordering: .relaxed)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    checkOwner()
    if endIndex == capacity { addRoom() }
    let (page, place) = Self.place(endIndex)
    let start = ownPage(page)
    (start + place).initialize(to: element)
    Page.setCount(place + 1, at: start)
    endIndex += 1
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    checkOwner()
    precondition(endIndex > 0, "The table is empty")
    endIndex -= 1
    let (page, place) = Self.place(endIndex)
    let start = ownPage(page)
    Page.setCount(place, at: start)
    return (start + place).move()
  }

  mutating func removeAll(keepingCapacity: Bool) {
    guard keepingCapacity else { return self = Self() }
    checkOwner()
    while endIndex > 0 {
      let (page, place) = Self.place(endIndex - 1)
      let start = ownPage(page)
      start.deinitialize(count: place + 1)
      Page.setCount(0, at: start)
      endIndex -= Int32(place + 1)
    }
  }

  @inline(__always)
  private mutating func checkOwner() {
    assert(isOwned, "Own the table before it is written")
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
      checkOwner()
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
    precondition(
      UInt32(bitPattern: index) < UInt32(bitPattern: endIndex), "No element \(index)")
    return index
  }

  /// Brings an element into the processor's caches.
  @inline(__always)
  func fetch(_ index: Int32) {
    guard index != nowhere else { return }
    let (page, place) = Self.place(index)
    prefetch_memory(starts[page] + place)
  }
}

// The pages. The first grows from little to a whole one, so that a small table stays small.
extension Table {
  private typealias Start = UnsafeMutablePointer<Element>

  private final class Directory {
    private var pages: ContiguousArray<Page> = []
    /// Where each page begins.
    private(set) var starts: UnsafeMutablePointer<Start>
    /// The same, of those pages of which it is known that no other directory has them.
    private(set) var ownStarts: UnsafeMutablePointer<Start?>
    private var room = 1
    /// Whether a copy of the table has gone on with a directory of its own, in which these pages are.
    let hasParted = Atomic(false)

    init() {
      starts = .allocate(capacity: room)
      ownStarts = .allocate(capacity: room)
    }

    /// Another one with the same pages, none of which it owns yet.
    init(sharing other: Directory) {
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
      return set(isOwn ? pages[index] : Page(copying: pages[index]), at: index)
    }

    func enlargeFirst(to capacity: Int) {
      _ = own(0)
      set(Page(capacity: capacity, emptying: pages[0]), at: 0)
    }

    func append(capacity: Int) {
      let page = Page(capacity: capacity)
      if pages.count == room { grow() }
      pages.append(page)
      (starts + pages.count - 1).initialize(to: page.start)
      (ownStarts + pages.count - 1).initialize(to: page.start)
    }

    @discardableResult
    private func set(_ page: Page, at index: Int) -> Start {
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
  private final class Page {
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

    convenience init(copying other: Page) {
      self.init(capacity: other.capacity)
      start.initialize(from: other.start, count: other.count)
      Self.setCount(other.count, at: start)
    }

    /// A larger one with the elements of another, which is left empty.
    convenience init(capacity: Int, emptying other: Page) {
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

  /// A whole page has as many elements as 32 KiB hold, rounded down to a power of two.
  @inline(__always)
  private static var pageBits: Int {
    Int.bitWidth - 1 - (32_768 / MemoryLayout<Element>.stride).leadingZeroBitCount
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
  private mutating func part() {
    let own = Directory(sharing: directory)
    directory.hasParted.store(true, ordering: .relaxed)
    directory = own
    (starts, ownStarts) = (own.starts, own.ownStarts)
  }

  @inline(never)
  private mutating func addRoom() {
    let whole = 1 << Self.pageBits
    switch Int(capacity) {
    case 0: directory.append(capacity: 2)
    case ..<whole: directory.enlargeFirst(to: Swift.min(Int(capacity) * 2, whole))
    default: directory.append(capacity: whole)
    }
    (starts, ownStarts) = (directory.starts, directory.ownStarts)
    capacity = Int32(directory.capacity)
  }
}
