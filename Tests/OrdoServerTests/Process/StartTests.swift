import BoardModel
import Foundation
import Testing

@testable import OrdoServer

@Suite struct StartTests {
  @Test func `a port in use, a missing folder, a foreign file and an open host end the start`()
    async throws
  {
    let folders = try ProcessFolders()
    let holder = try ServerProcess(folders.serve)
    let port = try await holder.port()
    let foreign = try ProcessFolders()
    try foreign.data.write("another program's notes", to: "ordo.sqlite")
    let free = try ProcessFolders()
    for (words, value) in [
      (free.serve + ["--port", "\(port)"], "Port \(port)"),
      (free.serve + ["--public", "/nowhere"], "/nowhere"),
      (free.serve + ["--public", free.data.path], "index.html"),
      (free.serve + ["--data", "/proc/nowhere"], "/proc/nowhere"),
      (foreign.serve, foreign.data.path + "/ordo.sqlite"),
      (folders.serve, folders.data.path),
      (free.serve + ["--host", "0.0.0.0"], "--open"),
      (free.serve + ["--port", "many"], "many"),
    ] {
      let result = try await run(words)
      #expect(result.status == 1 && result.output.isEmpty, "\(words)")
      #expect(result.errors.contains(value), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
    let untouched = FileManager.default.contents(atPath: foreign.data.path + "/ordo.sqlite")
    #expect(untouched == Data("another program's notes".utf8))
    holder.process.terminate()
    #expect(try await holder.result().status == 0)
  }

  @Test func `each request stands in the log where that is asked for, on a line of its own`()
    async throws
  {
    let folders = try ProcessFolders()
    let server = try ServerProcess(folders.serve + ["--log-level", "debug"])
    let port = try await server.port()
    let client = try HTTPClient(port: port)
    let paths = ["/api/boards", "/%1b%5b2J", "/?q=%0a%22,%22level%22:%22critical", "/x?\\\""]
    for path in paths { _ = try? await HTTPClient(port: port).get(path) }
    _ = try await client.get("/healthz", fields: [("X-Forwarded-For", "203.0.113.9")])
    server.process.terminate()
    let lines = try await server.result().errors.split(separator: "\n").map {
      try JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
    let requests = lines.filter { $0["level"] == "debug" }
    #expect(
      requests.map { $0["request.target"] } == [paths[0], nil, paths[2], paths[3], "/healthz"])
    #expect(requests[1]["problem.code"] == "malformedTarget")
    #expect(requests.allSatisfy { $0["client.address"] == "127.0.0.1" })
    #expect(lines.allSatisfy { ["debug", "notice"].contains($0["level"]) })
  }

  @Test func `a standard error that nobody reads stops neither the server nor its end`()
    async throws
  {
    let folders = try ProcessFolders()
    let server = try ServerProcess(folders.serve + ["--log-level", "debug"])
    let client = try HTTPClient(port: try await server.port())
    for _ in 0..<2_000 { #expect(try await client.get("/healthz").status == 200) }
    server.process.terminate()
    #expect(try await server.process.exitStatus() == 0)
    let lines = try await server.result().errors.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test func `an interrupt stops a server that has streams open`() async throws {
    let folders = try ProcessFolders()
    let server = try ServerProcess(folders.serve)
    let port = try await server.port()
    let board = try await HTTPClient(port: port).createBoard()
    let stream = try HTTPClient(port: port)
    _ = try await stream.openStream("/api/boards/\(board.id)/events")
    server.process.send(SIGINT)
    let result = try await server.result()
    #expect(result.status == 0)
    #expect(try await stream.nextEvent() == nil)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let told = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      #expect(told["level"] == "notice" && told["time"] != nil && told["message"] != nil)
    }
  }
}
