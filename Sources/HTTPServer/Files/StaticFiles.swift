import Foundation

/// The files of a folder, read once at start; a request's path is looked up in a table and never
/// reaches the file system.
public final class StaticFiles: Sendable {
  private let folder: URL
  private let reloads: Bool
  private let lock = NSLock()
  // Guarded by `lock`; it changes only where `reloads` is set.
  private nonisolated(unsafe) var table: FileTable

  /// Reads a folder and everything below it; names that begin with a dot are left out.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - reloads: looks for changed files at every request, for development.
  /// - Throws: an error that names the folder or file that cannot be read.
  public init(folder: String, reloads: Bool = false) throws(StaticFilesError) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    self.reloads = reloads
    table = try FileTable(reading: self.folder)
  }

  /// The paths that are served, sorted.
  public var paths: [String] {
    current().files.keys.sorted()
  }

  /// Tells whether there is a file.
  ///
  /// - Parameter path: the path under which it is served.
  /// - Returns: whether `response` has an answer for it.
  public func contains(_ path: String) -> Bool {
    current().file(at: path) != nil
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: the path under which it is served.
  /// - Returns: the bytes, or nil if there is no such file.
  public func body(at path: String) -> [UInt8]? {
    current().file(at: path)?.identity.body
  }

  /// Answers a request for a file.
  ///
  /// - Parameters:
  ///   - head: the request.
  ///   - path: the file's path, where it is not the request's own; a path that ends with a slash
  ///     stands for the `index.html` there.
  /// - Returns: the answer, 405 for a method that files do not have, or nil if there is no such file.
  public func response(to head: HTTPRequest.Head, path: String? = nil) -> HTTPResponse? {
    let path = path ?? head.path
    guard let file = current().file(at: path) else { return nil }
    guard head.method == .get || head.method == .head else {
      return RequestRefusal.methodNotAllowed(head.method, path: path, allowed: [.get, .head])
        .response
    }
    return file.response(to: head)
  }

  private func current() -> FileTable {
    lock.withLock {
      if reloads, let stamps = try? FileTable.stamps(in: folder), stamps != table.stamps,
        let changed = try? FileTable(reading: folder)
      {
        table = changed
      }
      return table
    }
  }
}
