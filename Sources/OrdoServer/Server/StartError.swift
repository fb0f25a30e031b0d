import BoardStore
import HTTPServer
import Sockets

/// Why the server did not start.
public enum StartError: Error {
  /// The host can be reached from other machines, and nothing says that this is meant.
  case notOpen(host: String)
  /// The pages cannot be read.
  case files(StaticFilesError)
  /// The folder holds no pages.
  case noPages(folder: String)
  /// The journal cannot be used.
  case journal(JournalOpeningError)
  /// The port cannot be had.
  case socket(SocketError)
}

extension StartError: CustomStringConvertible {
  /// A sentence that names the value at fault and says what to do.
  public var description: String {
    switch self {
    case .notOpen(let host):
      "\(host) can be reached from other machines, and whoever reaches the port can edit every "
        + "board: add --open if that is meant, or leave --host out."
    case .files(let error): error.description
    case .noPages(let folder):
      "“\(folder)” holds no index.html; give the folder with Ordo's pages as --public."
    case .journal(let error): error.description
    case .socket(let error): error.description
    }
  }
}
