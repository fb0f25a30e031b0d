import BoardStore

/// Why a file was not imported, or a board not exported.
public enum TransferError: Error, Hashable, Sendable {
  case unreadableFile(path: String, reason: String)
  case unknownFileFormat(path: String)
  case folderInUse(path: String)
  case unknownBoard(String, folder: String)
  case ambiguousName(String, ids: [String])
}

extension TransferError: CustomStringConvertible {
  /// A sentence that names the value at fault and says what to do.
  public var description: String {
    switch self {
    case .unreadableFile(let path, let reason):
      "The file “\(path)” cannot be read (\(reason))."
    case .unknownFileFormat(let path):
      "The ending of “\(path)” tells no format; say --format \(ImportFormat.list)."
    case .folderInUse(let path):
      "A server is using the data folder “\(path)”: send the file to the server by "
        + "POST /api/boards/import, or stop the server first."
    case .unknownBoard(let board, let folder):
      "There is no board with the id or the name “\(board)” in “\(folder)”."
    case .ambiguousName(let name, let ids):
      "\(ids.count) boards have the name “\(name)”; use one of their ids: "
        + ids.joined(separator: ", ") + "."
    }
  }
}
