import Sockets
import Testing

@testable import HTTPServer

/// A client that follows `/events`.
final class StreamFollower {
  let client: TestClient
  var reader = EventStreamReader()

  convenience init(
    port: Int, after position: String? = nil, receiveBufferBytes: CInt? = nil
  ) throws {
    try self.init(
      TestClient(port: port, receiveBufferBytes: receiveBufferBytes), after: position)
  }

  init(_ client: TestClient, after position: String? = nil) throws {
    self.client = client
    try client.get("/events", position.map { "Last-Event-ID: \($0)\r\n" } ?? "")
    let response = try #require(try client.readResponse())
    #expect(response.status == 200)
    #expect(response.fields["content-type"] == "text/event-stream")
    #expect(response.fields["cache-control"] == "no-store")
    #expect(response.fields["x-accel-buffering"] == "no")
  }

  var data: [String] { reader.events.map(\.data) }

  func read(until isDone: (EventStreamReader) -> Bool) throws {
    while !isDone(reader) {
      let bytes = try client.readSome()
      try #require(!bytes.isEmpty, "The stream has ended")
      reader.read(bytes)
    }
  }

  func read(count: Int) throws {
    try read { $0.events.count >= count }
  }
}
