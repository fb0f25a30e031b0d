/// A place in a text, as editors count: from 1, a column being a Unicode scalar.
public struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Finds the place of a byte.
  ///
  /// - Parameters:
  ///   - index: The byte's index; the text's count for its end.
  ///   - bytes: The text.
  init(_ index: Int, in bytes: [UInt8]) {
    let before = bytes[..<index]
    line = before.count { $0 == .lineFeed } + 1
    let start = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
  }

  /// The place in words, such as `line 3, column 5`.
  public var description: String { "line \(line), column \(column)" }
}
