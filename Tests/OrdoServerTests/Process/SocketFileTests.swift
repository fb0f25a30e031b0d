import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct SocketFileTests {
  /// A path that is short enough for a socket, whatever the temporary folder is called.
  private static func path(in folder: TemporaryFolder) -> String { folder.path + "/s" }

  private static func words(_ folders: ProcessFolders, _ path: String) -> [String] {
    folders.words + ["--socket", path]
  }

  @Test func `a server on a socket serves, is found well and takes its file along`() async throws {
    let folders = try ProcessFolders()
    let path = Self.path(in: folders.data)
    let server = try ServerProcess(Self.words(folders, path))
    #expect(try await server.greeting() == "Ordo is at unix:\(path)")
    let client = try HTTPClient(path: path)
    let board = try await client.createBoard()
    let stream = try HTTPClient(path: path)
    _ = try await stream.openStream("/api/boards/\(board.id)/events")
    #expect(try await client.move("e", before: "a", on: board.id, id: "m").status == 200)
    #expect(try await stream.nextEvent()?.id == "\(board.epoch)-1")
    #expect(try await run(["health", "--socket", path]).status == 0)
    server.process.terminate()
    #expect(try await server.result().status == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
    let health = try await run(["health", "--socket", path])
    #expect(health.status == 1 && health.errors.contains(path))
  }

  @Test func `what a killed server left is replaced`() async throws {
    let folders = try ProcessFolders()
    let path = Self.path(in: folders.data)
    let first = try ServerProcess(Self.words(folders, path))
    _ = try await first.greeting()
    try await first.crash()
    #expect(FileManager.default.fileExists(atPath: path))
    let second = try ServerProcess(Self.words(folders, path))
    _ = try await second.greeting()
    #expect(try await HTTPClient(path: path).get("/healthz").status == 200)
    second.process.terminate()
    #expect(try await second.result().status == 0)
  }

  @Test func `a path that cannot be had is named, and nothing there is touched`() async throws {
    let holders = try ProcessFolders()
    let held = Self.path(in: holders.data)
    let holder = try ServerProcess(Self.words(holders, held))
    _ = try await holder.greeting()
    let folders = try ProcessFolders()
    let file = folders.data.path + "/notes"
    try folders.data.write("mine", to: "notes")
    let long = "/tmp/" + String(repeating: "x", count: 200)
    for path in [held, file, long, "/nowhere/s", folders.data.path] {
      let result = try await run(Self.words(folders, path))
      #expect(result.status == 1 && result.errors.contains(path), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    #expect(FileManager.default.contents(atPath: file) == Data("mine".utf8))
    #expect(try await HTTPClient(path: held).get("/healthz").status == 200)
    holder.process.terminate()
    #expect(try await holder.result().status == 0)
  }
}
