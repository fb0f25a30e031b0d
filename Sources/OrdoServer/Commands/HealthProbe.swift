import Foundation
import Sockets

/// Asks a running server whether it is well, as a container's health check does.
public struct HealthProbe: Sendable {
  private let host: String
  private let port: Int

  /// Makes a probe.
  ///
  /// - Parameter configuration: The host and port of the server; a wildcard host means this machine.
  public init(_ configuration: Configuration) {
    host = configuration.reachableHost
    port = configuration.port
  }

  /// Asks `/healthz`, for at most three seconds a step; blocks.
  ///
  /// - Throws: `HealthError`, which says what was found instead.
  public func run() throws(HealthError) {
    let socket = try connect()
    let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let sent = send(socket.rawValue, request, request.utf8.count, Int32(MSG_NOSIGNAL))
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = sent < 0 ? -1 : recv(socket.rawValue, &buffer, buffer.count, Int32(MSG_WAITALL))
    guard count > 0 else { throw .noAnswer(host: host, port: port) }
    let line = String(
      decoding: buffer.prefix(count).prefix { $0 != .carriageReturn }, as: UTF8.self)
    guard line.hasPrefix("HTTP/1.1 200 ") else { throw .unwell(answer: line) }
  }

  private func connect() throws(HealthError) -> FileDescriptor {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let list else {
      throw .noAnswer(host: host, port: port)
    }
    defer { freeaddrinfo(list) }
    for address in sequence(first: list.pointee, next: { $0.ai_next?.pointee }) {
      let socket = FileDescriptor(
        owning: Foundation.socket(address.ai_family, address.ai_socktype, 0))
      setPatience(of: socket.rawValue)
      if Foundation.connect(socket.rawValue, address.ai_addr, address.ai_addrlen) == 0 {
        return socket
      }
    }
    throw .noAnswer(host: host, port: port)
  }

  private func setPatience(of socket: Int32) {
    var patience = timeval(tv_sec: 3, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
  }
}

/// Why a server is not well.
public enum HealthError: Error, Hashable, CustomStringConvertible {
  case noAnswer(host: String, port: Int)
  case unwell(answer: String)

  /// A sentence that says what was found.
  public var description: String {
    switch self {
    case .noAnswer(let host, let port):
      "No server answers at port \(port) of \(host); start one with ordo serve."
    case .unwell(let answer):
      "The server is not well: it answers “\(answer)”."
    }
  }
}
