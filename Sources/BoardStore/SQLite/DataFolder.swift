import Foundation

/// The folder of one server's data, locked against a second server for as long as this lives.
final class DataFolder: Sendable {
  private let lock: Int32

  /// Makes the folder, if there is none, and locks it.
  ///
  /// - Parameter path: The folder.
  /// - Throws: `folderInUse` or `folderUnusable`.
  init(locking path: String) throws(JournalOpeningError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .folderUnusable(path: path, reason: "it cannot be made")
    }
    lock = open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else {
      throw .folderUnusable(path: path, reason: String(cString: strerror(errno)))
    }
    // Whatever is thrown from here on, `deinit` closes the lock.
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      throw reason == EWOULDBLOCK
        ? .folderInUse(path: path)
        : .folderUnusable(path: path, reason: String(cString: strerror(reason)))
    }
  }

  deinit {
    if lock >= 0 { close(lock) }
  }

  /// Lets another server in.
  func unlock() {
    flock(lock, LOCK_UN)
  }
}

/// The beginning of a file.
///
/// - Parameters:
///   - path: The file.
///   - count: The most bytes to read.
/// - Returns: The bytes; none if there is no such file.
/// - Throws: `fileUnusable`.
func beginning(ofFile path: String, count: Int) throws(JournalOpeningError) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  if file < 0 && errno == ENOENT { return [] }
  guard file >= 0 else { throw .fileUnusable(path: path, reason: String(cString: strerror(errno))) }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: count)
  let found = read(file, &bytes, count)
  guard found >= 0 else {
    throw .fileUnusable(path: path, reason: String(cString: strerror(errno)))
  }
  return Array(bytes.prefix(found))
}
