import Foundation

/// An answer as it came over the socket.
struct ClientResponse: Sendable {
  var status: Int
  /// The fields by their names in lower case.
  var fields: [String: String]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }
}

/// What went wrong on the client's side of a test.
enum ClientError: Error {
  case failed(call: String, code: Int32)
  case closed
  case malformed(String)
}

/// One blocking connection on a queue of its own, so that no test blocks the cooperative pool.
final class HTTPClient: @unchecked Sendable {
  private let queue = DispatchQueue(label: "client")
  private let socket: Int32
  // Used on `queue` alone.
  private var input: [UInt8] = []
  private var isChunked = false
  /// What the chunks of a stream held.
  private var decoded: [UInt8] = []

  convenience init(port: Int) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    try self.init(AF_INET, address)
  }

  /// Connects to a socket in the file system.
  convenience init(path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    try self.init(AF_UNIX, address)
  }

  private init<Address>(_ family: Int32, _ address: Address) throws {
    socket = Foundation.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw ClientError.failed(call: "socket", code: errno) }
    var patience = timeval(tv_sec: Int(patience.components.seconds), tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    guard result == 0 else { throw ClientError.failed(call: "connect", code: errno) }
  }

  // It runs also where `init` throws.
  deinit { close(socket) }

  /// Sends a request and reads its answer.
  func send(
    _ method: String, _ path: String, type: String? = nil, fields: [(String, String)] = [],
    body: [UInt8] = []
  ) async throws -> ClientResponse {
    try await onQueue {
      try self.write(Self.request(method, path, type: type, fields: fields, body: body))
      var response = try self.readHead()
      if method != "HEAD" { response.body = try self.readBody(of: response) }
      return response
    }
  }

  /// Sends bytes as they are, ends the sending side and reads until the server closes.
  func exchange(_ bytes: [UInt8]) async throws -> [UInt8] {
    try await onQueue {
      try self.write(bytes)
      shutdown(self.socket, Int32(SHUT_WR))
      while try self.receive() {}
      return self.input
    }
  }

  /// Opens an event stream; its events are then read by `nextEvent`.
  func openStream(
    _ path: String, fields: [(String, String)] = []
  ) async throws -> ClientResponse {
    try await onQueue {
      try self.write(Self.request("GET", path, type: nil, fields: fields, body: []))
      let response = try self.readHead()
      self.isChunked = response.fields["transfer-encoding"] == "chunked"
      return response
    }
  }

  /// The next event with data; nil where the stream ends.
  func nextEvent() async throws -> ClientEvent? {
    try await onQueue { try self.readEvent() }
  }

  private func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }

  private static func request(
    _ method: String, _ path: String, type: String?, fields: [(String, String)], body: [UInt8]
  ) -> [UInt8] {
    var lines = ["\(method) \(path) HTTP/1.1"]
    if !fields.contains(where: { $0.0 == "Host" }) { lines.append("Host: localhost") }
    if let type { lines.append("Content-Type: \(type)") }
    if !body.isEmpty || method == "POST" { lines.append("Content-Length: \(body.count)") }
    lines += fields.map { "\($0.0): \($0.1)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}

extension HTTPClient {
  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw ClientError.failed(call: "send", code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads what has come; false at the end.
  private func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0 && errno == ECONNRESET { return false }
    guard count >= 0 else { throw ClientError.failed(call: "recv", code: errno) }
    input += buffer.prefix(count)
    return count > 0
  }

  private func readLine() throws -> String {
    while true {
      if let end = input.firstIndex(of: 10) {
        let line = input[..<end]
        input.removeFirst(end + 1)
        return String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
      }
      guard try receive() else { throw ClientError.closed }
    }
  }

  private func readBytes(_ count: Int) throws -> [UInt8] {
    while input.count < count {
      guard try receive() else { throw ClientError.closed }
    }
    defer { input.removeFirst(count) }
    return Array(input.prefix(count))
  }

  private func readHead() throws -> ClientResponse {
    let words = try readLine().split(separator: " ")
    guard words.count >= 2, let status = Int(words[1]) else {
      throw ClientError.malformed(words.joined(separator: " "))
    }
    var response = ClientResponse(status: status, fields: [:])
    while true {
      let line = try readLine()
      if line.isEmpty { return response }
      let parts = line.split(separator: ":", maxSplits: 1)
      response.fields[parts[0].lowercased()] =
        parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
  }

  private func readBody(of response: ClientResponse) throws -> [UInt8] {
    if let length = response.fields["content-length"].flatMap({ Int($0) }) {
      return try readBytes(length)
    }
    guard response.fields["transfer-encoding"] == "chunked" else { return [] }
    var body: [UInt8] = []
    while let chunk = try readChunk() { body += chunk }
    return body
  }

  private func readChunk() throws -> [UInt8]? {
    guard let size = Int(try readLine(), radix: 16) else { throw ClientError.malformed("chunk") }
    let chunk = try readBytes(size)
    _ = try readLine()
    return size == 0 ? nil : chunk
  }
}

extension HTTPClient {
  private func readEvent() throws -> ClientEvent? {
    var event = ClientEvent()
    do {
      while true {
        let line = try readStreamLine()
        if line.isEmpty {
          if event.data != nil { return event }
          event = ClientEvent()
        } else {
          event.take(line)
        }
      }
    } catch ClientError.closed {
      return nil
    }
  }

  private func readStreamLine() throws -> String {
    guard isChunked else { return try readLine() }
    while true {
      if let end = decoded.firstIndex(of: 10) {
        let line = String(decoding: decoded[..<end], as: UTF8.self)
        decoded.removeFirst(end + 1)
        return line
      }
      guard let chunk = try readChunk() else { throw ClientError.closed }
      decoded += chunk
    }
  }
}

/// An event of a stream.
struct ClientEvent: Sendable, Equatable {
  var id: String?
  var name = "message"
  var data: String?

  mutating func take(_ line: String) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    switch parts[0] {
    case "id": id = value
    case "event": name = value
    case "data": data = data.map { $0 + "\n" + value } ?? value
    default: break
    }
  }

  func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data((data ?? "").utf8))
  }
}
