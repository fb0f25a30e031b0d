/// What the first bytes of a database file tell, read without opening it as a database.
enum SQLiteHeader: Equatable {
  /// There is nothing in the file, or no file.
  case empty
  /// A database of this program, at a version of its schema.
  case version(Int)
  /// A file of another program.
  case foreign

  static let length = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Reads the header.
  ///
  /// - Parameter bytes: The first 100 bytes of the file, or all if there are fewer.
  init(_ bytes: [UInt8]) {
    func number(at offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    let isOurs =
      bytes.count >= Self.length && bytes.starts(with: Self.magic)
      && number(at: 68) == SQLiteSchema.applicationID
    self = isOurs ? .version(Int(number(at: 60))) : .foreign
  }
}
