import Foundation
import Glibc
import Sockets
import Testing

@testable import HTTPServer

/// What concerns the descriptors of the whole process runs in a process of its own.
struct DescriptorTests {
  @Test func `a server that has stopped leaves no descriptor behind`() async {
    await #expect(processExitsWith: .success) {
      try await Self.serveOnce()
      let before = Self.openDescriptors()
      for _ in 0..<10 { try await Self.serveOnce() }
      // A loop's thread lets go of its descriptors just after it has said that it is done.
      Self.demand(waits { Self.openDescriptors() <= before }, "\(before) before")
    }
  }

  private static func serveOnce() async throws {
    try await withServer { port, application in
      let clients = try (0..<10).map { _ in try TestClient(port: port) }
      for client in clients {
        try client.get("/events")
        _ = try client.readResponse()
      }
      application.publish(1...3)
      for client in clients { _ = try client.readSome() }
    }
  }

  @Test func `without descriptors the server rests, tells those who wait, and recovers`() async {
    await #expect(processExitsWith: .success) {
      try await withServer { port, _ in
        // Connections wait in the kernel's queue until the server takes them, so the clients get
        // their descriptors first.
        let first = try TestClient(port: port)
        try first.get("/")
        _ = try first.readResponse()
        var waiting = (0..<12).map { _ in TestClient() }
        Self.leaveDescriptors(8)
        let before = Self.processorTime()
        for client in waiting {
          try client.connect(to: port)
          try client.get("/")
        }
        let statuses = try waiting.map { try $0.readResponse()?.status ?? 0 }
        Self.demand(Set(statuses) == [200, 503], "\(statuses)")
        Self.demand(Self.processorTime() - before < 0.5, "the server does not rest")
        try first.get("/")
        Self.demand(try first.readResponse()?.status == 200, "the connections that are there live")
        waiting.removeAll()
        // Who comes before the server has noticed that others left is still told to come again.
        let deadline = Date(timeIntervalSinceNow: 60)
        var status = 503
        while status == 503, Date() < deadline {
          let late = try TestClient(port: port)
          try late.get("/")
          status = try late.readResponse()?.status ?? 0
        }
        Self.demand(status == 200, "\(status) after the others have left")
      }
    }
  }

  private static func demand(_ condition: Bool, _ message: String) {
    if !condition { fatalError(message) }
  }

  private static func openDescriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  /// The limit is one of numbers, not of how many are open: the open ones may leave gaps.
  private static func leaveDescriptors(_ count: Int) {
    let free = (0..<count).map { _ in dup(STDIN_FILENO) }
    for number in free { close(number) }
    var limit = rlimit(rlim_cur: rlim_t((free.max() ?? 0) + 1), rlim_max: 4_096)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  private static func processorTime() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }
}
