import BoardModel

extension BoardDraft {
  /// Checks what a file holds by the text itself: the ids, by which a board would name what is too
  /// long, were made a moment ago and mean nothing to a person.
  func checkLimits(_ limits: BoardLimits = BoardLimits()) throws(FormatError) {
    guard itemCount <= limits.items else { throw .tooManyItems(limit: limits.items) }
    try checkName(limits)
    for section in sections {
      try check("section's name", section.section.name, limits.title)
      for item in section.items {
        try check("title", item.title, limits.title)
        try check("note", item.note, limits.note)
      }
    }
  }

  /// Checks the name alone, which may have come from elsewhere than the rest.
  func checkName(_ limits: BoardLimits = BoardLimits()) throws(FormatError) {
    try check("board's name", settings.name, limits.title)
  }

  private func check(_ field: String, _ text: String, _ limit: Int) throws(FormatError) {
    let count = text.unicodeScalars.count
    guard count <= limit else {
      throw .textTooLong(field: field, text: text, scalars: count, limit: limit)
    }
  }
}
