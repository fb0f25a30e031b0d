import BoardModel

/// A board as CSV: RFC 4180 in UTF-8, one item a line, columns by name in any order.
///
/// Sections are known by their names, so rows of one name make one section, wherever they stand.
/// Layout, lock, trash, empty sections and the ids of sections are not kept.
enum CSVFormat {
  static func encode(_ draft: BoardDraft) -> [UInt8] {
    let sections = draft.sections.filter { !$0.items.isEmpty }
    var lines = [CSVColumn.allCases.map(\.rawValue)]
    for (name, section) in zip(uniqueNames(of: sections), sections) {
      for item in section.items {
        lines.append(CSVColumn.allCases.map { $0.value(of: item, in: name) })
      }
    }
    let text = lines.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
    return Array(text.utf8)
  }

  /// The names of the sections; one that comes again gets a number, so that the order survives.
  private static func uniqueNames(of sections: [BoardDraft.Section]) -> [String] {
    var taken: Set<[UInt8]> = []
    return sections.map { section in
      var name = section.section.name
      var number = 2
      while !taken.insert(Array(name.utf8)).inserted {
        name = "\(section.section.name) (\(number))"
        number += 1
      }
      return name
    }
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains { byte in
      byte == .comma || byte == .quote || byte == .lineFeed || byte == .carriageReturn
    }
    guard needsQuotes else { return field }
    let escaped = field.utf8.flatMap { $0 == .quote ? [.quote, .quote] : [$0] }
    return "\"" + String(decoding: escaped, as: UTF8.self) + "\""
  }
}
