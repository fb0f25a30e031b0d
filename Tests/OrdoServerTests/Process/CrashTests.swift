import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct CrashTests {
  @Test func `what was answered is there after a kill, and streams go on where they were`()
    async throws
  {
    let folders = try ProcessFolders()
    let first = try ServerProcess(folders.serve)
    let client = try HTTPClient(port: try await first.port())
    let board = try await client.createBoard()
    for number in 1...20 {
      let answer = try await client.move(
        number % 2 == 0 ? "a" : "e", before: "c", on: board.id, id: "m\(number)")
      #expect(answer.status == 200)
    }
    let before = try await client.snapshot(of: board.id)
    try await first.crash()

    let second = try ServerProcess(folders.serve)
    let port = try await second.port()
    let again = try HTTPClient(port: port)
    #expect(try await again.snapshot(of: board.id) == before)
    let retry: ToldResult = try await again.move("a", before: "c", on: board.id, id: "m20").json()
    #expect(retry.isRetry == true && retry.revision == 20)
    let stream = try HTTPClient(port: port)
    _ = try await stream.openStream(
      "/api/boards/\(board.id)/events", fields: [("Last-Event-ID", "\(board.epoch)-18")])
    #expect(try await stream.nextEvent()?.id == "\(board.epoch)-19")
    #expect(try await stream.nextEvent()?.id == "\(board.epoch)-20")
    second.process.terminate()
    #expect(try await second.result().status == 0)
  }
}

/// A data folder and a folder of pages for a process.
struct ProcessFolders {
  let data: TemporaryFolder
  let pages: TemporaryFolder

  init() throws {
    data = try TemporaryFolder()
    pages = try TemporaryFolder()
    try pages.write("<title>boards</title>", to: "index.html")
  }

  /// The words that start a server on a free port.
  var serve: [String] { ["serve", "--port", "0"] + words }

  /// The words that name the folders; a busy machine may let a test wait long between two requests.
  var words: [String] {
    [
      "--data", data.path, "--public", pages.path, "--idle-timeout",
      "\(patience.components.seconds)",
    ]
  }
}
