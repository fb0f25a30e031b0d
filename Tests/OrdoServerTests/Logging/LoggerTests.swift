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

  @Test(arguments: [
    "\n", "\r\n", "\0", "\u{1b}[2J", "\u{7f}", "\u{85}", "\u{9b}", "\u{2028}", "\u{2029}",
  ])
  func `nothing that ends a line or moves a cursor gets through`(text: String) throws {
    let lines = Lines()
    let logger = Logger(clock: { Timestamp(milliseconds: 0) }, write: lines.append)
    logger.log(.error, "a\(text)b", ["c\(text)": "d\(text)\"}"])
    let line = lines.text.dropLast()
    let isPlain = line.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && !$0.properties.isWhitespace || $0 == " "
    }
    #expect(isPlain && lines.text.hasSuffix("}\n"))
    let told = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(told["message"] == "a\(text)b" && told["c\(text)"] == "d\(text)\"}")
  }

  @Test func `a long value is cut, and what is not logged is not made`() throws {
    let lines = Lines()
    let logger = Logger(level: .info, clock: { Timestamp(milliseconds: 0) }, write: lines.append)
    logger.log(.info, "Long", ["value": String(repeating: "é", count: 100_000)])
    let line = Data(lines.text.dropLast().utf8)
    let told = try JSONDecoder().decode([String: String].self, from: line)
    #expect(told["value"] == String(repeating: "é", count: 1_024) + "…")
    func never() -> [String: String] {
      Issue.record("the metadata was made")
      return [:]
    }
    logger.log(.debug, "Nobody sees it", never())
    #expect(lines.text.filter { $0 == "\n" }.count == 1)
  }

  @Test func `levels are ordered by how much they matter`() {
    #expect(LogLevel.allCases.sorted() == LogLevel.allCases)
    #expect(LogLevel.allCases.sorted(by: >) == LogLevel.allCases.reversed())
  }
}

/// What was written.
final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []

  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }

  @Sendable func append(_ line: [UInt8]) {
    lock.withLock { bytes += line }
  }
}
