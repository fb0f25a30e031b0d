import Foundation
import Sockets
import Testing

@testable import OrdoServer

@Suite struct ServiceManagerTests {
  @Test(
    arguments: [
      ([:], []), (["LISTEN_PID": "7", "LISTEN_FDS": "2"], [3, 4]),
      (["LISTEN_PID": "8", "LISTEN_FDS": "2"], []), (["LISTEN_FDS": "2"], []),
      (["LISTEN_PID": "7", "LISTEN_FDS": "0"], []), (["LISTEN_PID": "7", "LISTEN_FDS": "-1"], []),
      (["LISTEN_PID": "7", "LISTEN_FDS": "x"], []),
      (["LISTEN_PID": "7", "LISTEN_FDS": "99999999"], []),
    ] as [([String: String], [Int32])])
  func `sockets are taken from whoever hands them to this very process`(
    environment: [String: String], sockets: [Int32]
  ) {
    #expect(ServiceManager(environment: environment, process: 7).sockets == sockets)
  }

  @Test func `a socket that was handed over is served, and another process's is not`()
    async throws
  {
    let folders = try ProcessFolders()
    let socket = try ListeningSocket("127.0.0.1")
    let words = folders.serve
    let server = try ServerProcess(words, listeningOn: socket.handle)
    #expect(try await server.greeting() == "Ordo is at port \(socket.port)")
    #expect(try await HTTPClient(port: socket.port).get("/healthz").status == 200)
    server.process.terminate()
    #expect(try await server.result().status == 0)
    let other = try ServerProcess(words, listeningOn: socket.handle, addressed: false)
    #expect(try await other.port() != socket.port)
    other.process.terminate()
    #expect(try await other.result().status == 0)
  }

  @Test func `what was handed over must listen, and be meant to be reached`() async throws {
    let folders = try ProcessFolders()
    for (handle, value) in [
      (try #require(FileHandle(forReadingAtPath: "/dev/null")), "descriptor 3"),
      (try ListeningSocket("0.0.0.0").handle, "0.0.0.0"),
    ] {
      let result = try await ServerProcess(folders.words, listeningOn: handle).result()
      #expect(result.status == 1 && result.errors.contains(value), "\(result.errors)")
    }
  }

  @Test(arguments: [false, true])
  func `whoever wants to know is told of the start and the end`(isAbstract: Bool) async throws {
    let folders = try ProcessFolders()
    let name = (isAbstract ? "@ordo-" : "/tmp/ordo-") + UUID().uuidString
    let ear = try DatagramSocket(name)
    let server = try ServerProcess(folders.serve, environment: ["NOTIFY_SOCKET": name])
    #expect(try await ear.next() == "READY=1")
    #expect(try await HTTPClient(port: server.port()).get("/healthz").status == 200)
    server.process.terminate()
    #expect(try await ear.next() == "STOPPING=1")
    #expect(try await server.result().status == 0)
  }

  @Test(arguments: ["/nowhere/at/all", "@", String(repeating: "x", count: 500)])
  func `somebody who cannot be told keeps nobody from serving`(name: String) async throws {
    let folders = try ProcessFolders()
    let server = try ServerProcess(folders.serve, environment: ["NOTIFY_SOCKET": name])
    #expect(try await HTTPClient(port: server.port()).get("/healthz").status == 200)
    server.process.terminate()
    #expect(try await server.result().status == 0)
  }
}

/// A TCP socket that listens, for another process to serve.
private struct ListeningSocket {
  let handle: FileHandle
  let port: Int

  init(_ host: String) throws {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, host, &address.sin_addr)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(number, 16) == 0 else {
      throw ClientError.failed(call: "listen", code: errno)
    }
    port = SocketAddress(ofSocket: number).port ?? 0
  }
}

/// A socket to which a service tells how it fares.
private final class DatagramSocket: Sendable {
  private let number: Int32
  private let path: String?

  init(_ name: String) throws {
    path = name.hasPrefix("@") ? nil : name
    number = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var patience = timeval(tv_sec: Int(patience.components.seconds), tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = path == nil ? [0] + name.utf8.dropFirst() : Array(name.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, length) == 0 }
    }
    guard isBound else { throw ClientError.failed(call: "bind", code: errno) }
  }

  deinit {
    close(number)
    if let path { unlink(path) }
  }

  /// Waits for the next message.
  func next() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [self] in
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = recv(number, &buffer, buffer.count, 0)
        continuation.resume(
          with: count < 0
            ? .failure(ClientError.failed(call: "recv", code: errno))
            : .success(String(decoding: buffer.prefix(count), as: UTF8.self)))
      }
    }
  }
}
