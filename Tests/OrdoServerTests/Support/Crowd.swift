import Foundation

/// Many clients at once, each with one request; all of them belong to one thread.
final class Crowd {
  private struct Socket {
    let number: Int32
    var status: Int?
    var hasEnded = false

    /// Reads a short answer, or the end.
    mutating func read() {
      var bytes = [UInt8](repeating: 0, count: 16_384)
      let count = recv(number, &bytes, bytes.count, 0)
      hasEnded = count <= 0
      if status == nil, count > 12 {
        status = Int(String(decoding: bytes[9..<12], as: UTF8.self))
      }
    }
  }

  private var sockets: [Socket] = []

  /// Connects the clients and lets each send its request.
  init(of count: Int, port: Int, request: String) throws {
    for _ in 0..<count {
      let number = try connectedSocket(to: port)
      sockets.append(Socket(number: number))
      send(number, request, request.utf8.count, Int32(MSG_NOSIGNAL))
    }
  }

  deinit {
    for socket in sockets { close(socket.number) }
  }

  /// The statuses of those who were answered.
  var statuses: [Int] { sockets.compactMap(\.status) }
  /// How many have been told that nothing more comes.
  var endCount: Int { sockets.count { $0.hasEnded } }

  /// Reads what comes until something is so.
  func read(until isSo: (Crowd) -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while !isSo(self) {
      guard ContinuousClock.now < deadline else {
        throw ClientError.malformed("\(statuses), \(endCount) ends")
      }
      var waiting = sockets.filter { !$0.hasEnded }.map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      poll(&waiting, nfds_t(waiting.count), 1_000)
      let ready = Set(waiting.filter { $0.revents != 0 }.map(\.fd))
      for index in sockets.indices where ready.contains(sockets[index].number) {
        sockets[index].read()
      }
    }
  }

  /// Lets those go who have been told that nothing more comes.
  func dropEnded() {
    for socket in sockets where socket.hasEnded { close(socket.number) }
    sockets.removeAll { $0.hasEnded }
  }
}

/// A blocking socket that is connected to a port of this machine.
func connectedSocket(to port: Int) throws -> Int32 {
  let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  guard number >= 0 else { throw ClientError.failed(call: "socket", code: errno) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  let result = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  guard result == 0 else {
    defer { close(number) }
    throw ClientError.failed(call: "connect", code: errno)
  }
  return number
}
