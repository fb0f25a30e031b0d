/// Why a folder of files cannot be served.
public enum StaticFilesError: Error, Equatable, CustomStringConvertible {
  /// The folder is not there, or it is no folder.
  case missingFolder(String)
  /// A file or folder cannot be read.
  case unreadable(String, reason: String)

  /// A sentence that names the folder or file and says what to do.
  public var description: String {
    switch self {
    case .missingFolder(let folder):
      "There is no folder \(folder) with files to serve; name the right one with --public."
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)); make it readable for the user that runs the server."
    }
  }
}
