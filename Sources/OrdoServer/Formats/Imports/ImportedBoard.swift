import BoardModel

/// A board in a form of JSON that can be imported.
protocol ImportedBoard: Decodable {
  /// The board as a draft that is known to make a board.
  ///
  /// - Parameters:
  ///   - bytes: The text that this was read from, for the lines of what is at fault.
  ///   - name: The board's name where the file holds none.
  ///   - ids: Where ids that the file lacks come from.
  /// - Returns: The draft.
  /// - Throws: `FormatError`, which names the line and the value at fault.
  func checkedDraft(
    of bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft
}
