import Foundation
import Glibc
import Testing

@testable import OrdoServer

@Suite struct DescriptorLimitTests {
  private static func request(_ path: String) -> String {
    "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
  }

  @Test func `500 clients of a server with 64 descriptors neither end nor spin it`() async throws {
    // It lets few in, tells all others, and still says that it is well.
    try await crowd([], isQueueFull: false) {
      $0.statuses.count == 500 && $0.endCount == $0.statuses.count { $0 == 503 }
    }
  }

  @Test func `clients that use up all descriptors neither end nor spin the server`() async throws {
    // All who wait in the kernel's queue are told one after another.
    try await crowd(["--max-connections", "1000"], isQueueFull: true) {
      $0.statuses.count { $0 == 503 } >= 8
    }
  }

  private func crowd(
    _ options: [String], isQueueFull: Bool, until isOver: @escaping @Sendable (Crowd) -> Bool
  ) async throws {
    let folders = try ProcessFolders()
    let server = try ServerProcess(folders.serve + options, descriptors: 64)
    let port = try await server.port()
    try await onThread { try Self.crowd(server, port, isQueueFull, until: isOver) }
    server.process.terminate()
    #expect(try await server.result().status == 0)
  }

  private static func crowd(
    _ server: ServerProcess, _ port: Int, _ isQueueFull: Bool, until isOver: (Crowd) -> Bool
  ) throws {
    let start = Date()
    let before = try server.processorTime()
    var crowd: Crowd? = try Crowd(of: 500, port: port, request: request("/"))
    try crowd?.read(until: isOver)
    let elapsed = Date().timeIntervalSince(start)
    let busy = try server.processorTime() - before
    let statuses = Dictionary(grouping: crowd?.statuses ?? []) { $0 }.mapValues(\.count)
    #expect(Set(statuses.keys) == [200, 503])
    // Not a matter of speed: a server that spins takes all the time there is.
    #expect(busy < elapsed / 2 + 0.5)
    crowd?.dropEnded()
    if !isQueueFull { _ = try timeUntilServed("/healthz", port) }
    crowd = nil
    let recovery = try timeUntilServed("/", port)
    print(
      "500 clients, 64 descriptors: \(statuses), \(busy) s of processor time in \(elapsed) s; "
        + "served \(recovery) s after they had left.")
  }

  private static func timeUntilServed(_ path: String, _ port: Int) throws -> TimeInterval {
    let start = Date()
    while Date().timeIntervalSince(start) < TimeInterval(patience.components.seconds) {
      let client = try Crowd(of: 1, port: port, request: request(path))
      try client.read { $0.statuses.count == 1 }
      if client.statuses == [200] { return Date().timeIntervalSince(start) }
    }
    throw ClientError.malformed("\(path) is not served")
  }
}
