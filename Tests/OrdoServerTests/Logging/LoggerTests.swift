import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct LoggerTests {
  @Test func `a line is one JSON object, time first`() {
    let lines = Lines()
    let logger = Logger(clock: { Timestamp(milliseconds: 0) }, write: lines.append)
    logger.log(.error, "It \"broke\"", ["z": "two\nlines", "a.b": "1"])
    #expect(
      lines.text == """
        {"time":"1970-01-01T00:00:00.000Z","level":"error","message":"It \\"broke\\"","a.b":"1",\
        "z":"two\\nlines"}

        """)
  }

  @Test func `levels are ordered by how much they matter`() {
    #expect(LogLevel.allCases.sorted() == LogLevel.allCases)
    #expect(LogLevel.debug < .error)
  }
}

/// What was written.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []

  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }

  @Sendable func append(_ line: [UInt8]) {
    lock.withLock { bytes += line }
  }
}
