/// A first-in, first-out queue whose last steps can be taken back until it is tidied.
struct Queue<Element: Sendable>: Sendable {
  private var storage: ContiguousArray<Element> = []
  private var head = 0

  var first: Element? { head < storage.count ? storage[head] : nil }
  var count: Int { storage.count - head }
  var elements: Slice<ContiguousArray<Element>> {
    Slice(base: storage, bounds: head..<storage.count)
  }

  /// The number that the next element gets; numbers are never given twice.
  private(set) var nextNumber = 0

  mutating func append(_ element: Element) {
    storage.append(element)
    nextNumber += 1
  }

  mutating func unappend() {
    storage.removeLast()
    nextNumber -= 1
  }

  mutating func popFirst() { head += 1 }
  mutating func unpopFirst() { head -= 1 }

  /// The element with a number, unless it has left the queue.
  subscript(number number: Int) -> Element? {
    let index = storage.count - (nextNumber - number)
    return index >= head && index < storage.count ? storage[index] : nil
  }

  /// Lets go of what was popped; amortized constant.
  mutating func tidy() {
    guard head > 64, head > storage.count / 2 else { return }
    storage.removeFirst(head)
    head = 0
  }
}
