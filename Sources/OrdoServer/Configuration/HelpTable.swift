/// Words on the left, and what they mean on the right, in lines for a terminal of 80 columns.
struct HelpTable: CustomStringConvertible {
  private static let width = 80

  let rows: [(word: String, meaning: String)]

  init(_ rows: [(word: String, meaning: String)]) {
    self.rows = rows
  }

  var description: String {
    let left = 4 + (rows.map(\.word.count).max() ?? 0)
    return rows.flatMap { row in
      let word = "  " + row.word
      let lines = Self.lines(of: row.meaning, width: Self.width - left)
      return lines.enumerated().map { index, line in
        let start = index == 0 ? word : ""
        return start + String(repeating: " ", count: left - start.count) + line
      }
    }.joined(separator: "\n")
  }

  /// Breaks a text between words, so that no line is wider than it may be unless one word is.
  private static func lines(of text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
