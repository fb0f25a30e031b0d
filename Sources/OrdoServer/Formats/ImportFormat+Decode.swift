import BoardModel

extension ImportFormat {
  /// Reads a board.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: The board's name where the file holds none.
  ///   - ids: Where ids that the file lacks come from.
  /// - Returns: The board.
  /// - Throws: `FormatError`, which names the line and the value at fault.
  public func decode(
    _ bytes: [UInt8], name: String, ids: inout IDGenerator
  ) throws(FormatError) -> BoardDraft {
    switch self {
    case .own(.json):
      try JSONImport.decode(RecognizedBoard.self, from: bytes, name: name, ids: &ids)
    case .own(.csv) where KanboardTable.isRecognized(bytes):
      try KanboardTable(bytes).checkedDraft(name: name, ids: &ids)
    case .own(let format): try format.decode(bytes, name: name, ids: &ids)
    case .trello: try JSONImport.decode(TrelloBoard.self, from: bytes, name: name, ids: &ids)
    case .kanboard where Self.isJSON(bytes):
      try JSONImport.decode(KanboardBoard.self, from: bytes, name: name, ids: &ids)
    case .kanboard: try KanboardTable(bytes).checkedDraft(name: name, ids: &ids)
    }
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !$0.isJSONBlank }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
