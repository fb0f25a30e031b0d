import Foundation
import Sockets

/// Asks a running server whether it is well, as a container's health check does.
public struct HealthProbe: Sendable {
  private let configuration: Configuration

  /// Makes a probe.
  ///
  /// - Parameter configuration: Where the server listens; a wildcard host means this machine.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// Asks `/healthz`, for at most three seconds a step; blocks.
  ///
  /// - Throws: `HealthError`, which says what was found instead.
  public func run() throws(HealthError) {
    guard let socket = try? connect() else { throw .noAnswer(place: place) }
    let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    let sent = Array(request.utf8).withUnsafeBytes { socket.send($0) }
    let line = sent == .bytes(request.utf8.count) ? firstLine(from: socket) : ""
    guard !line.isEmpty else { throw .noAnswer(place: place) }
    guard line.hasPrefix("HTTP/1.1 200 ") else { throw .unwell(answer: line) }
  }

  private func connect() throws(SocketError) -> FileDescriptor {
    if let path = configuration.socketPath { return try ClientSocket.connect(path: path) }
    return try ClientSocket.connect(host: configuration.reachableHost, port: configuration.port)
  }

  private var place: String {
    configuration.socketPath.map { "at the socket \($0)" }
      ?? "at port \(configuration.port) of \(configuration.reachableHost)"
  }

  private func firstLine(from socket: borrowing FileDescriptor) -> String {
    var answer: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while answer.count < 4_096, !answer.contains(.carriageReturn),
        case .bytes(let count) = socket.receive(into: buffer), count > 0
      {
        answer += buffer[..<count]
      }
    }
    return String(decoding: answer.prefix { $0 != .carriageReturn }, as: UTF8.self)
  }
}

/// Why a server is not well.
public enum HealthError: Error, Hashable, CustomStringConvertible {
  case noAnswer(place: String)
  case unwell(answer: String)

  /// A sentence that says what was found.
  public var description: String {
    switch self {
    case .noAnswer(let place):
      "No server answers \(place); start one with ordo serve."
    case .unwell(let answer):
      "The server is not well: it answers “\(answer)”."
    }
  }
}
