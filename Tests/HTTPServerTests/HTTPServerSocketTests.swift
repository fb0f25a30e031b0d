import Foundation
import Glibc
import Sockets
import Testing

@testable import HTTPServer

struct HTTPServerSocketTests {
  @Test func `a connection is kept for a thousand requests`() async throws {
    try await withServer { port, _ in
      let client = try TestClient(port: port)
      for _ in 0..<1_000 {
        try client.get("/")
        let response = try #require(try client.readResponse())
        #expect(response.status == 200)
        #expect(response.body == TestApplication.page.identity.body)
      }
    }
  }

  @Test func `requests sent all at once are answered in order`() async throws {
    try await withServer { port, _ in
      let client = try TestClient(port: port)
      try client.send((0..<200).map { "GET /\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
      for number in 0..<200 {
        let response = try #require(try client.readResponse())
        #expect(response.text.contains("\"/\(number) is not here.\""))
      }
    }
  }

  @Test func `an answer may come later and from another thread`() async throws {
    try await withServer { port, application in
      let client = try TestClient(port: port)
      try client.get("/later")
      let responder = try #require(application.held.take())
      responder.send(HTTPResponse(text: "now"))
      #expect(try client.readResponse()?.text == "now")
      try client.get("/never")
      #expect(try client.readResponse()?.status == 500)
    }
  }

  @Test func `an answer to a client that has gone is dropped`() async throws {
    try await withServer { port, application in
      do {
        let client = try TestClient(port: port)
        try client.get("/later")
        let responder = try #require(application.held.take())
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
          client.descriptor.rawValue, SOL_SOCKET, SO_LINGER, &linger,
          socklen_t(MemoryLayout.size(ofValue: linger)))
        responder.send(HTTPResponse(text: "to nobody"))
      }
      let client = try TestClient(port: port)
      try client.get("/")
      #expect(try client.readResponse()?.status == 200)
    }
  }

  @Test func `a body of a megabyte arrives whole, in as many parts as it takes`() async throws {
    try await withServer { port, _ in
      let client = try TestClient(port: port, receiveBufferBytes: 65_536)
      try client.get("/large", "Connection: close\r\n")
      let responses = ReceivedResponse.all(in: try client.readToEnd())
      #expect(try #require(responses.first).body == TestApplication.large)
    }
  }

  @Test func `a client that sends too much can still read why it was refused`() async throws {
    try await withServer { port, _ in
      let client = try TestClient(port: port)
      try client.send(
        "POST /api/boards HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
          + "Content-Length: 10737418240\r\n\r\n")
      try client.send([UInt8](repeating: 120, count: 100_000))
      #expect(try client.readResponse()?.status == 413)
      client.endSending()
      #expect(try client.readToEnd() == [])
    }
  }

  @Test func `default fields stand in answers, errors and streams alike`() async throws {
    try await withServer(configure: { $0.defaultFields = [.xContentTypeOptions: "nosniff"] }) {
      port, _ in
      for request in [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "BAD\r\n\r\n", "FROB / HTTP/1.1\r\n\r\n",
      ] {
        let client = try TestClient(port: port)
        try client.send(request)
        #expect(try client.readResponse()?.fields["x-content-type-options"] == "nosniff")
      }
      let client = try TestClient(port: port)
      try client.get("/events")
      #expect(try client.readResponse()?.fields["x-content-type-options"] == "nosniff")
    }
  }

  @Test func `an answer that its client does not take is given up, and nobody waits for it`()
    async throws
  {
    let path = NSTemporaryDirectory() + "ordo-stall-\(UUID().uuidString.prefix(8))"
    try await withServer(configure: {
      $0.socketPath = path
      $0.loopCount = 1
      $0.stallTimeout = .milliseconds(200)
    }) { _, _ in
      let stuck = try TestClient(path: path)
      try stuck.get("/large")
      #expect(stuck.waitForHangUp())
      let bytes = try stuck.readToEnd()
      #expect(bytes.count < TestApplication.large.count)
      let other = try TestClient(path: path)
      try other.get("/")
      #expect(try other.readResponse()?.status == 200)
    }
  }

  @Test func `a port in use is told from other troubles`() async throws {
    try await withServer { port, _ in
      var configuration = HTTPServer.Configuration()
      configuration.port = port
      let second = HTTPServer(configuration: configuration, handler: TestApplication())
      #expect(throws: SocketError.addressInUse(host: "127.0.0.1", port: port)) {
        try second.start()
      }
    }
  }

  @Test func `a host that is none, or not this machine's, is named`() {
    func failure(host: String, port: Int = 0) -> SocketError? {
      var configuration = HTTPServer.Configuration()
      (configuration.host, configuration.port) = (host, port)
      let server = HTTPServer(configuration: configuration, handler: TestApplication())
      do {
        try server.start()
        return nil
      } catch {
        return error
      }
    }
    #expect(failure(host: "192.0.2.1") == .addressNotAvailable(host: "192.0.2.1", port: 0))
    #expect(failure(host: "127.0.0.1", port: 65_536) == .invalidPort(65_536))
    guard case .cannotResolve(host: "no such host", reason: _) = failure(host: "no such host")
    else {
      Issue.record("The host resolves")
      return
    }
  }

  @Test func `beyond the limit of connections there is 503, and a vital request is answered`()
    async throws
  {
    let monitor = ServerMonitor()
    try await withServer(configure: {
      $0.maximumConnections = 2
      $0.spareConnections = 1
      $0.monitor = monitor
    }) { port, _ in
      let regular = try (0..<2).map { _ in try TestClient(port: port) }
      for client in regular {
        try client.get("/nowhere")
        #expect(try client.readResponse()?.status == 404)
      }
      for (path, status) in [("/nowhere", 503), ("/", 200)] {
        do {
          let spare = try TestClient(port: port)
          try spare.get(path)
          let response = try #require(try spare.readResponse())
          #expect(response.status == status)
          #expect(response.fields["connection"] == "close")
          #expect((response.fields["retry-after"] != nil) == (status == 503))
        }
        // The server counts a connection out a little after its client has gone.
        #expect(waits { monitor.currentStatistics.connections == 2 })
      }
      let spare = try TestClient(port: port)
      let refused = try TestClient(port: port)
      #expect(try refused.readResponse()?.status == 503)
      withExtendedLifetime((spare, regular)) {}
    }
  }

  @Test func `a stop answers what is in flight and then closes`() async throws {
    let application = TestApplication()
    var configuration = HTTPServer.Configuration.patient
    configuration.streamEndSpread = .milliseconds(20)
    let server = HTTPServer(configuration: configuration, handler: application)
    let port = try server.start()
    let busy = try TestClient(port: port)
    try busy.get("/later")
    let responder = try #require(application.held.take())
    let idle = try TestClient(port: port)
    try idle.get("/")
    #expect(try idle.readResponse()?.status == 200)
    let stream = try TestClient(port: port)
    try stream.get("/events")
    #expect(try stream.readResponse()?.status == 200)
    let stopped = Task { await server.stop(within: patience) }
    await onThread {
      #expect(throws: Never.self) {
        #expect(try idle.readToEnd() == [])
        var reader = EventStreamReader()
        reader.read(try stream.readToEnd())
        #expect(reader.retries.count == 2, "one at the beginning, one at the end")
        responder.send(HTTPResponse(text: "done"))
        let response = try #require(try busy.readResponse())
        #expect(response.text == "done")
        #expect(response.fields["connection"] == "close")
        busy.endSending()
      }
    }
    await stopped.value
    #expect(throws: TestClient.Failure.self) { try TestClient(port: port) }
  }

  @Test func `a stop answers also what has come unnoticed, on connections old and new`()
    async throws
  {
    let application = TestApplication()
    var configuration = HTTPServer.Configuration.patient
    configuration.loopCount = 1
    let server = HTTPServer(configuration: configuration, handler: application)
    let port = try server.start()
    let idle = try TestClient(port: port)
    try idle.get("/")
    #expect(try idle.readResponse()?.status == 200)
    // The only loop is kept busy while the requests and the stop come.
    let first = try TestClient(port: port)
    try first.get("/hold")
    await onThread { application.gate.waitForArrival() }
    let new = try (0..<100).map { _ in try TestClient(port: port) }
    for client in new + [idle] { try client.get("/") }
    let stopped = Task { await server.stop(within: patience) }
    application.gate.open()
    await onThread {
      for client in new + [idle, first] {
        let status = Result { try client.readResponse()?.status }
        #expect(throws: Never.self) { try #require(try status.get() == 200) }
        client.endSending()
      }
    }
    await stopped.value
  }

  @Test func `a stop ends at its deadline whatever is left`() async throws {
    let application = TestApplication()
    let server = HTTPServer(configuration: .patient, handler: application)
    let client = try TestClient(port: try server.start())
    try client.get("/later")
    let responder = try #require(application.held.take())
    await server.stop(within: .milliseconds(100))
    #expect(try client.readToEnd() == [])
    responder.send(HTTPResponse(text: "too late"))
  }
}
