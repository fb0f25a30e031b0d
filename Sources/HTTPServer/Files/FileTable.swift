import Foundation

/// What a folder held when it was read.
struct FileTable: Sendable {
  /// Each file by the path under which it is served.
  let files: [String: Representation]
  /// When each file was last changed.
  let stamps: [String: Date]

  init(reading folder: URL) throws(StaticFilesError) {
    stamps = try Self.stamps(in: folder)
    var files: [String: Representation] = [:]
    for path in stamps.keys {
      let file = folder.appendingPathComponent(String(path.dropFirst()))
      do {
        // `Data(contentsOf:)` never gives back what it allocates for a file that is empty.
        let body = try FileHandle(forReadingFrom: file).readToEnd() ?? Data()
        files[path] = Representation(
          body: [UInt8](body),
          contentType: MediaType.ofFile(named: file.lastPathComponent))
      } catch {
        throw .unreadable(file.path, reason: error.localizedDescription)
      }
    }
    self.files = files
  }

  /// The file at a path; one that ends with a slash stands for the `index.html` there.
  func file(at path: String) -> Representation? {
    files[path.hasSuffix("/") ? path + "index.html" : path]
  }

  static func stamps(in folder: URL) throws(StaticFilesError) -> [String: Date] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .missingFolder(folder.path) }
    var stamps: [String: Date] = [:]
    try collect(folder, "/", into: &stamps)
    return stamps
  }

  private static func collect(
    _ folder: URL, _ prefix: String, into stamps: inout [String: Date]
  ) throws(StaticFilesError) {
    let manager = FileManager.default
    do {
      for name in try manager.contentsOfDirectory(atPath: folder.path) where !name.hasPrefix(".") {
        let entry = folder.appendingPathComponent(name)
        let attributes = try manager.attributesOfItem(atPath: entry.path)
        // Links to folders are not followed, so that none can lead in a circle.
        if attributes[.type] as? FileAttributeType == .typeDirectory {
          try collect(entry, prefix + name + "/", into: &stamps)
        } else if let date = try modificationDateOfFile(entry) {
          stamps[prefix + name] = date
        }
      }
    } catch let error as StaticFilesError {
      throw error
    } catch {
      throw .unreadable(folder.path, reason: error.localizedDescription)
    }
  }

  private static func modificationDateOfFile(_ entry: URL) throws -> Date? {
    let path = entry.resolvingSymlinksInPath().path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes[.modificationDate] as? Date
  }
}
