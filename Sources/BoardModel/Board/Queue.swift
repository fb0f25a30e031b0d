/// A first-in, first-out queue whose last steps can be taken back until it is tidied.
struct Queue<Element: Sendable>: Sendable {
  private var elements: ContiguousArray<Element> = []
  private var head = 0

  var first: Element? { head < elements.count ? elements[head] : nil }
  var count: Int { elements.count - head }
  var live: ArraySlice<Element> { ArraySlice(elements[head...]) }

  /// The number that the next element gets; numbers are never given twice.
  private(set) var nextNumber = 0

  mutating func append(_ element: Element) {
    elements.append(element)
    nextNumber += 1
  }

  mutating func unappend() {
    elements.removeLast()
    nextNumber -= 1
  }

  mutating func popFirst() { head += 1 }
  mutating func unpopFirst() { head -= 1 }

  /// The element with a number, unless it has left the queue.
  subscript(number number: Int) -> Element? {
    let index = elements.count - (nextNumber - number)
    return index >= head && index < elements.count ? elements[index] : nil
  }

  /// Lets go of what was popped; amortized constant.
  mutating func tidy() {
    guard head > 64, head > elements.count / 2 else { return }
    elements.removeFirst(head)
    head = 0
  }
}
