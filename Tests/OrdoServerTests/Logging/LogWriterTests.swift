import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct LogWriterTests {
  private static func line(_ number: Int, length: Int) -> [UInt8] {
    Array(#"{"number":"\#(number)","text":"\#(String(repeating: "x", count: length))"}"#.utf8) + [
      10
    ]
  }

  @Test(arguments: [10, 1_000, 10_000, 70_000], [false, true])
  func `where nobody reads, lines wait or are left out whole, and what is left out is told`(
    length: Int, isBlocking: Bool
  ) async throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    if !isBlocking { _ = fcntl(number, F_SETFL, O_NONBLOCK) }
    let writer = LogWriter(descriptor: number, capacity: 200_000) { Timestamp(milliseconds: 0) }
    let count = 1_000_000 / length + 10
    for index in 0..<count { writer.write(Self.line(index, length: length)) }
    writer.finish(within: .milliseconds(1))
    let text = try await onThread {
      let reading = pipe.fileHandleForReading
      Thread.detachNewThread {
        writer.finish(within: patience)
        writer.write(Self.line(-1, length: 0))
        writer.finish(within: patience)
        try? pipe.fileHandleForWriting.close()
      }
      return String(decoding: reading.readDataToEndOfFile(), as: UTF8.self)
    }
    let told = try text.split(separator: "\n").map {
      try JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
    let numbers = told.compactMap { $0["number"].flatMap { Int($0) } }
    #expect(numbers.last == -1 && numbers.dropLast() == numbers.dropLast().sorted()[...])
    let dropped = told.compactMap { $0["log.dropped"].flatMap { Int($0) } }.reduce(0, +)
    #expect(dropped > 0 && numbers.count - 1 + dropped == count)
  }
}
