import Glibc
import Sockets
import Testing

@testable import HTTPServer

struct DismissalTests {
  /// A client, and the server's end of its connection.
  private final class Client {
    let server: CInt
    private let descriptor: FileDescriptor

    init() {
      var ends: [CInt] = [0, 0]
      let kind =
        CInt(SOCK_STREAM.rawValue) | CInt(SOCK_NONBLOCK.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
      socketpair(AF_UNIX, kind, 0, &ends)
      server = ends[0]
      descriptor = FileDescriptor(owning: ends[1])
    }

    func say(_ count: Int) -> Transfer {
      [UInt8](repeating: 120, count: count).withUnsafeBytes { descriptor.send($0) }
    }

    /// Waits until the other end is closed: a process that a test is just starting holds a copy of
    /// every descriptor for a moment.
    func isCutOff() -> Bool {
      waits { say(1) == .failed(EPIPE) }
    }

    func hear() -> Transfer {
      withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { descriptor.receive(into: $0) }
    }
  }

  private static func dismiss(_ client: Client, _ dismissals: inout Dismissals) {
    dismissals.add(FileDescriptor(owning: client.server))
  }

  @Test func `who still sends after the answer is not reset`() {
    var dismissals = Dismissals()
    let client = Client()
    Self.dismiss(client, &dismissals)
    #expect(client.hear() == .bytes(0), "the answer is over")
    #expect(client.say(50_000) == .bytes(50_000))
    dismissals.age()
    #expect(client.say(50_000) == .bytes(50_000), "it has its time")
    dismissals.age()
    #expect(dismissals.isEmpty)
    #expect(client.hear() == .bytes(0), "a reset would be a failure here")
    #expect(client.isCutOff())
  }

  @Test func `beyond so many the oldest leaves, and what it sent is read too`() {
    var dismissals = Dismissals()
    let clients = (0..<18).map { _ in Client() }
    Self.dismiss(clients[0], &dismissals)
    #expect(clients[0].say(10) == .bytes(10))
    Self.dismiss(clients[1], &dismissals)
    dismissals.age()
    for client in clients[2...16] { Self.dismiss(client, &dismissals) }
    #expect(clients[0].hear() == .bytes(0))
    #expect(clients[0].isCutOff())
    #expect(clients[1].say(1) == .bytes(1))
    Self.dismiss(clients[17], &dismissals)
    #expect(clients[1].isCutOff())
    #expect(clients[2].say(1) == .bytes(1))
  }
}
