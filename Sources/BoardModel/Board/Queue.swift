/// A first-in, first-out queue with numbered elements, whose last steps can be taken back until it is
/// tidied.
struct Queue<Element: Sendable>: Sendable {
  private var storage: ContiguousArray<Element> = []
  private var head = 0
  /// The number of the first element in storage.
  private var offset = 0

  var first: Element? { head < storage.count ? storage[head] : nil }
  var last: Element? { head < storage.count ? storage[storage.count - 1] : nil }
  var count: Int { storage.count - head }
  var elements: Slice<ContiguousArray<Element>> {
    Slice(base: storage, bounds: head..<storage.count)
  }

  /// The number of the first element.
  var firstNumber: Int { offset + head }
  /// The number that the next element gets; numbers are never given twice.
  var nextNumber: Int { offset + storage.count }

  mutating func append(_ element: Element) { storage.append(element) }
  mutating func unappend() { storage.removeLast() }
  mutating func popFirst(_ count: Int = 1) { head += count }
  mutating func unpopFirst(_ count: Int = 1) { head -= count }

  /// The element with a number, which must be in the queue.
  subscript(number: Int) -> Element {
    get { storage[number - offset] }
    _modify { yield &storage[number - offset] }
  }

  /// Lets go of what was popped; amortized constant.
  mutating func tidy() {
    guard head > 64, head > storage.count / 2 else { return }
    storage.removeFirst(head)
    offset += head
    head = 0
  }
}
