// Texts compare by their UTF-8 bytes.

extension Item.Assignment {
  func isIdentical(to other: Self) -> Bool {
    switch (self, other) {
    case (.title(let text), .title(let old)), (.note(let text), .note(let old)):
      text.isIdentical(to: old)
    case (.symbol(let text?), .symbol(let old?)): text.isIdentical(to: old)
    default: self == other
    }
  }
}

extension Section.Assignment {
  func isIdentical(to other: Self) -> Bool {
    guard case (.name(let text), .name(let old)) = (self, other) else { return self == other }
    return text.isIdentical(to: old)
  }
}

extension BoardSettings.Assignment {
  func isIdentical(to other: Self) -> Bool {
    guard case (.name(let text), .name(let old)) = (self, other) else { return self == other }
    return text.isIdentical(to: old)
  }
}
