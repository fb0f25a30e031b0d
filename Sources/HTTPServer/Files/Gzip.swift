import CZlib

/// The gzip coding, through the system's zlib.
public enum Gzip {
  /// Compresses bytes.
  ///
  /// - Parameters:
  ///   - bytes: what to compress.
  ///   - level: from 1, fast, to 9, small.
  /// - Returns: the compressed bytes with gzip's header and checksum.
  public static func compress(_ bytes: [UInt8], level: Int = 6) -> [UInt8] {
    precondition((1...9).contains(level), "\(level) is not a level of compression from 1 to 9")
    var stream = z_stream()
    let deflated: CInt = 8
    let windowBitsWithGzipHeader: CInt = 15 + 16
    let status = deflateInit2_(
      &stream, CInt(level), deflated, windowBitsWithGzipHeader, 8, 0, zlibVersion(),
      CInt(MemoryLayout<z_stream>.size))
    precondition(status == 0, "zlib refuses to start (\(status))")
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(capacity)
        let finish: CInt = 4
        let streamEnd: CInt = 1
        let status = deflate(&stream, finish)
        precondition(status == streamEnd, "zlib did not finish (\(status))")
        count = Int(stream.total_out)
      }
    }
  }
}
