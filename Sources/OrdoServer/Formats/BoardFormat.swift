import BoardModel

/// The text forms in which a whole board comes in and goes out.
public enum BoardFormat: String, CaseIterable, Sendable {
  case json, csv, markdown

  /// The format that a media type or a file's extension stands for.
  ///
  /// - Parameter fileExtension: The extension without its dot, in any case.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "json": self = .json
    case "csv": self = .csv
    case "md", "markdown", "txt": self = .markdown
    default: return nil
    }
  }

  /// The media type, without parameters.
  public var mediaType: String {
    switch self {
    case .json: "application/json"
    case .csv: "text/csv"
    case .markdown: "text/markdown"
    }
  }

  /// The usual extension of a file, without its dot.
  public var fileExtension: String {
    switch self {
    case .json: "json"
    case .csv: "csv"
    case .markdown: "md"
    }
  }

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
    case .json: try JSONFormat.decode(bytes, name: name, ids: &ids)
    case .csv: try CSVFormat.decode(bytes, name: name, ids: &ids)
    case .markdown: try MarkdownFormat.decode(bytes, name: name, ids: &ids)
    }
  }

  /// Writes a board.
  ///
  /// - Parameter draft: The board.
  /// - Returns: The file, in UTF-8.
  public func encode(_ draft: BoardDraft) -> [UInt8] {
    switch self {
    case .json: JSONFormat.encode(draft)
    case .csv: CSVFormat.encode(draft)
    case .markdown: MarkdownFormat.encode(draft)
    }
  }
}
