import Glibc

/// Bytes that have come and are not consumed yet; none is looked at twice in search of a line's end.
struct InputBuffer {
  private(set) var bytes: [UInt8] = []
  private(set) var start = 0
  private var scanned = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { bytes.count == start }

  /// Adds bytes; ranges that were taken before are void then.
  mutating func append(_ new: UnsafeRawBufferPointer) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 4_096)
      (start, scanned) = (0, 0)
    } else if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      (start, scanned) = (0, scanned - start)
    }
    bytes.append(contentsOf: new)
  }

  /// Consumes a line with its CRLF.
  ///
  /// The limit comes before every other check: what is too long must be so wherever it was cut.
  ///
  /// - Parameters:
  ///   - limit: how many bytes the line may have with its CRLF.
  ///   - error: what is thrown where it has more.
  /// - Returns: where the line stands in `bytes`, without CRLF, or nil if its end has not come.
  /// - Throws: the error, or `bareLineFeed` where no CR stands before the LF.
  mutating func takeLine(
    atMost limit: Int, orThrow error: @autoclosure () -> RequestError
  ) throws(RequestError) -> Range<Int>? {
    let end = indexOfLineFeed()
    guard end.map({ $0 + 1 - start }) ?? count <= limit else { throw error() }
    guard let end else {
      scanned = bytes.count
      return nil
    }
    guard end > start, bytes[end - 1] == .carriageReturn else { throw .bareLineFeed }
    let line = start..<(end - 1)
    start = end + 1
    scanned = start
    return line
  }

  private func indexOfLineFeed() -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard scanned < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + scanned, CInt(UInt8.lineFeed), buffer.count - scanned)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Consumes up to a number of bytes.
  mutating func take(atMost limit: Int) -> Range<Int> {
    let range = start..<min(bytes.count, start + limit)
    start = range.upperBound
    scanned = start
    return range
  }
}
