/// Finds where a value stands in a text that is known to be JSON.
struct JSONLocator {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
  }

  /// The place of the value at a path, or of the innermost one on the way to it that is there.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  mutating func place(of path: [JSONStep]) -> TextPlace {
    skipBlanks()
    var found = index
    for step in path {
      guard enter(step) else { break }
      found = index
    }
    return TextPlace(min(found, bytes.count), in: bytes)
  }

  /// Goes to the value of a member, or to an element, of the value that begins here.
  private mutating func enter(_ step: JSONStep) -> Bool {
    switch step {
    case .member(let name):
      guard take(UInt8(ascii: "{")) else { return false }
      return enterMember(Array(name.utf8))
    case .element(let number):
      guard take(UInt8(ascii: "[")) else { return false }
      return enterElement(number)
    }
  }

  private mutating func enterMember(_ name: [UInt8]) -> Bool {
    while peek == .quote {
      let start = index + 1
      skipValue()
      let isFound = bytes[start..<(index - 1)].elementsEqual(name)
      skipBlanks()
      _ = take(UInt8(ascii: ":"))
      if isFound { return true }
      skipValue()
      skipBlanks()
      guard take(.comma) else { return false }
    }
    return false
  }

  private mutating func enterElement(_ number: Int) -> Bool {
    for _ in 0..<number {
      skipValue()
      skipBlanks()
      guard take(.comma) else { return false }
    }
    return peek != UInt8(ascii: "]")
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Steps over a byte and the blanks behind it.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while peek?.isJSONBlank == true { index += 1 }
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      switch peek {
      case .quote: skipText()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case nil: return
      default: skipWord(depth)
      }
    } while depth > 0
  }

  private mutating func skipText() {
    index += 1
    while let byte = peek, byte != .quote { index += byte == .backslash ? 2 : 1 }
    index += 1
  }

  /// Steps over a number or a word, and inside of lists and objects over what parts them as well.
  private mutating func skipWord(_ depth: Int) {
    index += 1
    while let byte = peek, byte != .quote, !"{}[]".utf8.contains(byte),
      depth > 0 || byte != .comma && !byte.isJSONBlank
    {
      index += 1
    }
  }
}
