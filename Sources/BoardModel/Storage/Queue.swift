/// A first-in, first-out queue with numbered elements, whose last steps can be taken back until it is
/// tidied.
///
/// It is kept in pages, so that neither growth nor a copy that is written to moves all of it.
struct Queue<Element: Sendable>: Sendable {
  private typealias Page = ContiguousArray<Element>
  private static var pageBits: Int { 9 }
  private static var pageCount: Int { 1 << pageBits }

  /// The full pages, and the one that is being filled.
  private var pages: ContiguousArray<Page> = []
  private var lastPage: Page = []
  /// The number of the first element in the pages.
  private var offset = 0
  /// The number of the first element.
  private(set) var firstNumber = 0
  /// The number that the next element gets; numbers are never given twice.
  private(set) var nextNumber = 0

  var count: Int { nextNumber - firstNumber }
  var first: Element? { count > 0 ? self[firstNumber] : nil }
  var last: Element? { count > 0 ? self[nextNumber - 1] : nil }
  var elements: some Sequence<Element> { (firstNumber..<nextNumber).lazy.map { self[$0] } }

  @inline(__always)
  mutating func append(_ element: Element) {
    if lastPage.count == Self.pageCount { turnPage() }
    lastPage.append(element)
    nextNumber += 1
  }

  @inline(never)
  private mutating func turnPage() {
    pages.append(lastPage)
    lastPage = []
    lastPage.reserveCapacity(Self.pageCount)
  }

  mutating func unappend() {
    if lastPage.isEmpty, let page = pages.popLast() { lastPage = page }
    lastPage.removeLast()
    nextNumber -= 1
  }

  mutating func popFirst(_ count: Int = 1) { firstNumber += count }
  mutating func unpopFirst(_ count: Int = 1) { firstNumber -= count }

  /// The element with a number, which must be in the queue.
  subscript(number: Int) -> Element {
    get {
      let (page, place) = Self.place(number - offset)
      return page == pages.count ? lastPage[place] : pages[page][place]
    }
    _modify {
      let (page, place) = Self.place(number - offset)
      if page == pages.count { yield &lastPage[place] } else { yield &pages[page][place] }
    }
  }

  private static func place(_ index: Int) -> (page: Int, place: Int) {
    (index >> pageBits, index & (pageCount - 1))
  }

  /// Lets go of the full pages of which all was popped.
  @inline(__always)
  mutating func tidy() {
    if firstNumber - offset >= Self.pageCount { dropPages() }
  }

  @inline(never)
  private mutating func dropPages() {
    let count = min(pages.count, Self.place(firstNumber - offset).page)
    pages.removeFirst(count)
    offset += count << Self.pageBits
  }
}
