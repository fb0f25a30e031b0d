/// Writes the heads of responses.
struct ResponseEncoder {
  private let defaultFields: HTTPFields

  init(defaultFields: HTTPFields) {
    self.defaultFields = defaultFields
  }

  /// The fields of every event stream.
  ///
  /// A stream has no `Content-Length` and no chunks but ends with its connection: frames can so be
  /// cut and joined anywhere, with the same bytes for every client, and a stream ends only when
  /// its connection is of no more use anyway.
  static let streamFields: HTTPFields = [
    .contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no",
  ]

  /// Appends the head of a response.
  func encodeHead(
    of response: HTTPResponse, closes: Bool, date: [UInt8], to output: inout [UInt8]
  ) {
    encode(response.status, response.fields, date: date, to: &output)
    if !response.status.forbidsBody {
      output.append("Content-Length: ")
      output.append(decimal: response.body.count)
      output.append("\r\n")
    }
    output.append(closes ? "Connection: close\r\n\r\n" : "\r\n")
  }

  /// Appends the head of an event stream.
  func encodeStreamHead(fields: HTTPFields, date: [UInt8], to output: inout [UInt8]) {
    encode(.ok, Self.streamFields.appending(fields), date: date, to: &output)
    output.append("Connection: close\r\n\r\n")
  }

  private func encode(
    _ status: HTTPStatus, _ fields: HTTPFields, date: [UInt8], to output: inout [UInt8]
  ) {
    output.append("HTTP/1.1 ")
    output.append(decimal: status.code)
    output.append(.space)
    output.append(contentsOf: status.reasonPhrase.utf8)
    output.append("\r\nDate: ")
    output.append(contentsOf: date)
    output.append("\r\n")
    output.append(contentsOf: fields.bytes)
    appendDefaults(missingFrom: fields, to: &output)
  }

  private func appendDefaults(missingFrom fields: HTTPFields, to output: inout [UInt8]) {
    for entry in defaultFields.entries where !fields.containsName(of: entry, in: defaultFields) {
      let line = entry.name.lowerBound..<(entry.value.upperBound + 2)
      output.append(contentsOf: defaultFields.bytes[line])
    }
  }
}

extension HTTPFields {
  fileprivate func containsName(of other: Entry, in others: HTTPFields) -> Bool {
    entries.contains { entry in
      entry.name.count == other.name.count
        && zip(bytes[entry.name], others.bytes[other.name]).allSatisfy {
          $0.asciiLowercased == $1.asciiLowercased
        }
    }
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
