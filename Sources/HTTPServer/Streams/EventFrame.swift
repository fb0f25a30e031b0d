/// An event as it goes over the wire, formatted once and shared by all who receive it.
public struct EventFrame: Sendable, Hashable {
  /// The bytes, with the empty line that ends the event.
  public let bytes: [UInt8]
  /// The position in the channel that a stream has reached with this frame, if it marks one.
  public let position: String?
  /// How many of the bytes are the line with the event's id, which comes first.
  private let idByteCount: Int

  /// Formats an event.
  ///
  /// - Parameters:
  ///   - event: the event's name; CR, LF and NUL in it are a programmer's error.
  ///   - data: the data, one `data:` line for each of its lines.
  ///   - id: what the client is to send as `Last-Event-ID`; CR, LF and NUL in it are a programmer's
  ///     error.
  ///   - position: the position that the frame stands for; left out, it is the id.
  public init(event: String? = nil, data: [UInt8], id: String? = nil, position: String? = nil) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 64)
    if let id { Self.append("id", id, to: &bytes) }
    let idByteCount = bytes.count
    if let event { Self.append("event", event, to: &bytes) }
    for line in EventLines(data) {
      bytes.append(contentsOf: "data: ".utf8)
      bytes.append(contentsOf: line)
      bytes.append(.lineFeed)
    }
    bytes.append(.lineFeed)
    self.init(bytes: bytes, position: position ?? id, idByteCount: idByteCount)
  }

  /// Formats an event whose data is text.
  ///
  /// - Parameters:
  ///   - event: the event's name; CR, LF and NUL in it are a programmer's error.
  ///   - data: the data, one `data:` line for each of its lines.
  ///   - id: what the client is to send as `Last-Event-ID`; CR, LF and NUL in it are a programmer's
  ///     error.
  ///   - position: the position that the frame stands for; left out, it is the id.
  public init(event: String? = nil, data: String, id: String? = nil, position: String? = nil) {
    self.init(event: event, data: Array(data.utf8), id: id, position: position)
  }

  private init(bytes: [UInt8], position: String?, idByteCount: Int = 0) {
    self.bytes = bytes
    self.position = position
    self.idByteCount = idByteCount
  }

  /// Formats a comment, which clients ignore.
  ///
  /// - Parameter text: the text, one line of comment for each of its lines.
  /// - Returns: the frame.
  public static func comment(_ text: String) -> EventFrame {
    var bytes: [UInt8] = []
    for line in EventLines(Array(text.utf8)) {
      bytes.append(UInt8(ascii: ":"))
      if !line.isEmpty { bytes.append(.space) }
      bytes.append(contentsOf: line)
      bytes.append(.lineFeed)
    }
    return EventFrame(bytes: bytes + [.lineFeed], position: nil)
  }

  /// Formats the time that a client is to wait before it connects again.
  ///
  /// - Parameter milliseconds: the time.
  /// - Returns: the frame.
  public static func retry(milliseconds: Int) -> EventFrame {
    EventFrame(bytes: Array("retry: \(milliseconds)\n\n".utf8), position: nil)
  }

  /// The same bytes, standing for a position or for none.
  func at(_ position: String?) -> EventFrame {
    EventFrame(bytes: bytes, position: position, idByteCount: idByteCount)
  }

  /// Whether a stream tells its client the ids of the events.
  enum Form {
    case withIDs
    /// For a stream of several channels: a single id would not say where it is in the others.
    case withoutIDs
  }

  /// The bytes in a form.
  func bytes(_ form: Form) -> ArraySlice<UInt8> {
    form == .withIDs ? bytes[...] : bytes[idByteCount...]
  }

  private static func append(_ field: String, _ value: String, to bytes: inout [UInt8]) {
    precondition(
      value.utf8.allSatisfy { $0 != .lineFeed && $0 != .carriageReturn && $0 != 0 },
      "The event's \(field) \(value.utf8.quoted) holds CR, LF or NUL")
    bytes.append(contentsOf: "\(field): \(value)\n".utf8)
  }
}
