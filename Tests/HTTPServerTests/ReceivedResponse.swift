/// A response as a client reads it.
struct ReceivedResponse {
  var status: Int
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  /// Reads a response from the beginning of what has come.
  ///
  /// - Returns: nil if it is not complete; a response without a length, such as a stream, is its
  ///   head.
  static func parse(
    _ bytes: [UInt8], omitsBody: Bool
  ) -> (response: ReceivedResponse, byteCount: Int)? {
    let end = Array("\r\n\r\n".utf8)
    guard let headEnd = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
      return nil
    }
    let lines = String(decoding: bytes[..<headEnd], as: UTF8.self).split(separator: "\r\n")
    guard let code = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    var response = ReceivedResponse(status: code)
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      response.fields[parts[0].lowercased()] = parts[1].drop { $0 == " " }.description
    }
    let length = omitsBody ? 0 : response.fields["content-length"].flatMap { Int($0) } ?? 0
    let total = headEnd + 4 + length
    guard bytes.count >= total else { return nil }
    response.body = Array(bytes[(headEnd + 4)..<total])
    return (response, total)
  }

  static func all(in bytes: [UInt8], isFirstWithoutBody: Bool = false) -> [ReceivedResponse] {
    var responses: [ReceivedResponse] = []
    var rest = bytes
    while let (response, count) = parse(
      rest, omitsBody: responses.isEmpty && isFirstWithoutBody)
    {
      responses.append(response)
      rest.removeFirst(count)
    }
    return responses
  }
}
