import CPrefetch

/// A growing table, each of whose elements can have a cache line of its own.
///
/// An array finds out at every write whether a copy shares its memory; a move would do so fifty times. A
/// table finds out once: whoever begins to write calls `own()`, and a debug build checks each write.
struct Table<Element: Sendable>: @unchecked Sendable {
  private final class Memory {
    let start: UnsafeMutablePointer<Element>
    let capacity: Int
    var count = 0

    init(capacity: Int) {
      start =
        UnsafeMutableRawPointer.allocate(
          byteCount: capacity * MemoryLayout<Element>.stride, alignment: 64
        ).bindMemory(to: Element.self, capacity: capacity)
      self.capacity = capacity
    }

    deinit {
      start.deinitialize(count: count)
      start.deallocate()
    }
  }

  private var memory: Memory
  private var start: UnsafeMutablePointer<Element>
  private(set) var count: Int

  init() {
    memory = Memory(capacity: 2)
    start = memory.start
    count = 0
  }

  init(repeating element: Element, count: Int) {
    self.init()
    append(contentsOf: repeatElement(element, count: count))
  }

  /// Makes sure that nobody shares the memory; O(1), but O(*n*) after a copy was taken.
  @inline(__always)
  mutating func own() {
    if !isKnownUniquelyReferenced(&memory) { move(to: memory.capacity) }
  }

  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > memory.capacity { move(to: capacity) }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    checkOwner()
    if count == memory.capacity { move(to: count + count / 2) }
    (start + count).initialize(to: element)
    setCount(count + 1)
  }

  mutating func append(contentsOf elements: some Swift.Collection<Element>) {
    if count + elements.count > memory.capacity {
      move(to: Swift.max(count + elements.count, memory.capacity + memory.capacity / 2))
    }
    for element in elements { append(element) }
  }

  @inline(__always)
  @discardableResult
  mutating func removeLast() -> Element {
    checkOwner()
    precondition(count > 0, "The table is empty")
    setCount(count - 1)
    return (start + count).move()
  }

  mutating func removeAll(keepingCapacity: Bool) {
    guard keepingCapacity else { return self = Self() }
    checkOwner()
    start.deinitialize(count: count)
    setCount(0)
  }

  @inline(__always)
  private mutating func checkOwner() {
    assert(isKnownUniquelyReferenced(&memory), "Own the table before it is written")
  }

  @inline(__always)
  private mutating func setCount(_ count: Int) {
    self.count = count
    memory.count = count
  }

  @inline(never)
  private mutating func move(to capacity: Int) {
    let larger = Memory(capacity: capacity)
    if isKnownUniquelyReferenced(&memory) {
      larger.start.moveInitialize(from: start, count: count)
      memory.count = 0
    } else {
      larger.start.initialize(from: start, count: count)
    }
    larger.count = count
    memory = larger
    start = larger.start
  }
}

extension Table: RandomAccessCollection {
  var startIndex: Int32 { 0 }
  var endIndex: Int32 { Int32(truncatingIfNeeded: count) }

  @inline(__always)
  subscript(index: Int32) -> Element {
    _read {
      yield start[checked(index)]
      withExtendedLifetime(memory) {}
    }
    _modify {
      checkOwner()
      yield &start[checked(index)]
    }
  }

  @inline(__always)
  private func checked(_ index: Int32) -> Int {
    precondition(UInt(UInt32(bitPattern: index)) < UInt(bitPattern: count), "No element \(index)")
    return Int(index)
  }

  /// Brings an element into the processor's caches.
  @inline(__always)
  func fetch(_ index: Int32) {
    if index != nowhere { prefetch_memory(start + Int(index)) }
  }
}
