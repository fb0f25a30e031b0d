/// How far a word that somebody typed is from one that is known.
enum EditDistance {
  /// Counts the letters to insert, leave out, replace, or swap with their neighbour.
  ///
  /// - Complexity: O(n · m), so give it words and not texts.
  static func between(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var next = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        next.append(best)
      }
      (beforeLast, last) = (last, next)
    }
    return last[second.count]
  }

  /// The known word that was probably meant: one letter in three may be wrong.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - known: The words that there are.
  /// - Returns: The nearest, the earlier of two; nil where none is near.
  static func nearest(to word: String, among known: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let near = known.map { (name: $0, distance: between(word, $0)) }
      .filter { $0.distance <= min(word.utf8.count, $0.name.utf8.count) / 3 }
    return near.min { $0.distance < $1.distance }?.name
  }
}
