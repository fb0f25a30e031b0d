/// An event as a browser would hand it to a page.
struct ReceivedEvent: Equatable {
  var id: String?
  var event = "message"
  var data = ""
}

/// Reads an event stream as the standard describes it, for tests.
struct EventStreamReader {
  private(set) var events: [ReceivedEvent] = []
  private(set) var comments = 0
  private(set) var retries: [Int] = []
  private var line: [UInt8] = []
  private var fields: [(name: String, value: String)] = []

  static func events(in bytes: [UInt8]) -> [ReceivedEvent] {
    var reader = EventStreamReader()
    reader.read(bytes)
    return reader.events
  }

  /// Reads bytes whose lines end with LF, as this server writes them.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == 10 { endLine() } else { line.append(byte) }
    }
  }

  private mutating func endLine() {
    defer { line = [] }
    if line.isEmpty { return endEvent() }
    guard line[0] != UInt8(ascii: ":") else {
      comments += 1
      return
    }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == 32 { value = value.dropFirst() }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    let text = String(decoding: value, as: UTF8.self)
    if name == "retry", let time = Int(text) { retries.append(time) }
    fields.append((name, text))
  }

  private mutating func endEvent() {
    defer { fields = [] }
    let data = fields.filter { $0.name == "data" }.map(\.value)
    if data.isEmpty { return }
    events.append(
      ReceivedEvent(
        id: fields.last { $0.name == "id" }?.value,
        event: fields.last { $0.name == "event" }?.value ?? "message",
        data: data.joined(separator: "\n")))
  }
}
