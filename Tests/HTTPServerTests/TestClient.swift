import Glibc
import Sockets

@testable import HTTPServer

/// A client over a real socket; it blocks, but not for ever.
final class TestClient: @unchecked Sendable {
  struct Failure: Error {
    var call: String
    var code: CInt
  }

  let descriptor: FileDescriptor
  private var buffer: [UInt8] = []
  private let deadline = MonotonicInstant.now + patience

  convenience init(port: Int, receiveBufferBytes: CInt? = nil) throws {
    self.init(receiveBufferBytes: receiveBufferBytes)
    try connect(to: port)
  }

  /// Makes a client that is not connected yet.
  init(receiveBufferBytes: CInt? = nil, family: CInt = AF_INET) {
    descriptor = FileDescriptor(
      owning:
        socket(family, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0))
    var limit = timeval(tv_sec: Int(patience.components.seconds), tv_usec: 0)
    setsockopt(
      descriptor.rawValue, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    if var bytes = receiveBufferBytes {
      setsockopt(
        descriptor.rawValue, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<CInt>.size))
    }
  }

  func connect(to port: Int) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor.rawValue, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(call: "connect", code: errno) }
  }

  /// Makes a client of a socket in the file system.
  convenience init(path: String) throws {
    self.init(family: AF_UNIX)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor.rawValue, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw Failure(call: "connect", code: errno) }
  }

  /// Waits, without reading, until the server has closed a connection of this machine alone.
  func waitForHangUp() -> Bool {
    var state = pollfd(fd: descriptor.rawValue, events: 0, revents: 0)
    return poll(&state, 1, CInt(patience.components.seconds) * 1_000) == 1
      && state.revents & Int16(POLLHUP) != 0
  }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard case .bytes(let count) = rest.withUnsafeBytes({ descriptor.send($0) }) else {
        throw Failure(call: "send", code: errno)
      }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  func get(_ path: String, _ fields: String = "") throws {
    try send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n")
  }

  func endSending() {
    descriptor.shutdownSending()
  }

  /// Receives more; false at the end.
  private func receiveMore() throws -> Bool {
    // Heartbeats would keep a hopeless wait alive.
    guard MonotonicInstant.now < deadline else { throw Failure(call: "recv", code: ETIMEDOUT) }
    return try receiveNow()
  }

  private func receiveNow() throws -> Bool {
    try withUnsafeTemporaryAllocation(byteCount: 64 * 1_024, alignment: 1) { scratch in
      switch descriptor.receive(into: scratch) {
      case .bytes(let count):
        buffer.append(contentsOf: scratch[..<count])
        return count > 0
      case .wouldBlock, .failed:
        throw Failure(call: "recv", code: errno)
      }
    }
  }

  func readToEnd() throws -> [UInt8] {
    while try receiveMore() {}
    return take(buffer.count)
  }

  /// Reads at least one byte, and all that has come with it.
  func readSome() throws -> [UInt8] {
    if buffer.isEmpty { _ = try receiveMore() }
    return take(buffer.count)
  }

  /// Reads a response; nil at the end of the connection.
  func readResponse(to method: HTTPMethod = .get) throws -> ReceivedResponse? {
    while true {
      if let (response, count) = ReceivedResponse.parse(buffer, omitsBody: method == .head) {
        _ = take(count)
        return response
      }
      if try !receiveMore() { return nil }
    }
  }

  private func take(_ count: Int) -> [UInt8] {
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }
}
