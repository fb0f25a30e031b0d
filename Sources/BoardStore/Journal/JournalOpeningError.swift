/// Why the journal's file or folder cannot be used.
public enum JournalOpeningError: Error, Hashable, Sendable {
  case folderUnusable(path: String, reason: String)
  case folderInUse(path: String)
  case noJournal(path: String)
  case foreignFile(path: String)
  case newerVersion(path: String, found: Int, known: Int)
  case fileUnusable(path: String, reason: String)
}

extension JournalOpeningError: CustomStringConvertible {
  /// A sentence that names the path and says what to do.
  public var description: String {
    switch self {
    case .folderUnusable(let path, let reason):
      "The data folder “\(path)” cannot be used (\(reason)): "
        + "make it writable for this user, or choose another folder."
    case .folderInUse(let path):
      "Another Ordo server is using the data folder “\(path)”: "
        + "stop that server first, or choose another folder."
    case .noJournal(let path):
      "There is no “\(path)”: check the data folder, or start the server once to make it."
    case .foreignFile(let path):
      "The file “\(path)” belongs to another program and was left as it is: "
        + "move it away, or choose another data folder."
    case .newerVersion(let path, let found, let known):
      "The file “\(path)” was written by a newer Ordo (version \(found), this one knows \(known)) "
        + "and was left as it is: update Ordo, or choose another data folder."
    case .fileUnusable(let path, let reason):
      "The file “\(path)” cannot be used (\(reason)): "
        + "check the disk and the file's permissions, or restore a backup."
    }
  }
}
