// Texts compare by their UTF-8 bytes; Swift takes canonically equal strings for one.

extension Item.Assignment {
  func isIdentical(to other: Self) -> Bool {
    switch (self, other) {
    case (.title(let text), .title(let old)), (.note(let text), .note(let old)):
      text.utf8.elementsEqual(old.utf8)
    case (.symbol(let text?), .symbol(let old?)): text.utf8.elementsEqual(old.utf8)
    default: self == other
    }
  }
}

extension Section.Assignment {
  func isIdentical(to other: Self) -> Bool {
    guard case (.name(let text), .name(let old)) = (self, other) else { return self == other }
    return text.utf8.elementsEqual(old.utf8)
  }
}

extension BoardSettings.Assignment {
  func isIdentical(to other: Self) -> Bool {
    guard case (.name(let text), .name(let old)) = (self, other) else { return self == other }
    return text.utf8.elementsEqual(old.utf8)
  }
}
