import Glibc

/// The file of a socket that is listened on; it is removed when its owner lets go of it.
struct SocketFile: ~Copyable, Sendable {
  private let path: String
  private let inode: ino_t

  /// Takes over a file that was just made.
  init(at path: String) {
    self.path = path
    inode = Self.status(of: path)?.st_ino ?? 0
  }

  deinit {
    // Another server may have put its own in the place.
    if Self.status(of: path)?.st_ino == inode { unlink(path) }
  }

  /// Removes what a server left that did not end by itself.
  ///
  /// - Throws: an error if a server listens there, or if it is no socket.
  static func removeStale(at path: String) throws(SocketError) {
    guard let status = status(of: path) else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path: path) }
    do throws(SocketError) {
      _ = try ClientSocket.connect(path: path)
    } catch {
      guard case .failed(_, ECONNREFUSED) = error else { throw error }
      unlink(path)
      return
    }
    throw .pathInUse(path)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }
}
