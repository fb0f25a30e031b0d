/// Collects the body of a request, by its length or chunk by chunk; trailers are checked and dropped.
struct BodyReader {
  private enum State {
    case data(remaining: Int)
    case chunkSize
    case chunkData(remaining: Int)
    case chunkEnd
    case trailer
  }

  private let limit: Int
  private let chunkLineBytes: Int
  private let trailerBytes: Int
  private var state: State
  private var trailerCount = 0
  private(set) var body: [UInt8] = []

  init(
    _ framing: ParsedHead.Framing, limit: Int, chunkLineBytes: Int, trailerBytes: Int
  ) throws(RequestError) {
    self.limit = limit
    self.chunkLineBytes = chunkLineBytes
    self.trailerBytes = trailerBytes
    switch framing {
    case .length(let length):
      guard length <= limit else { throw .bodyTooLarge(limit: limit) }
      // No more is reserved than a client is likely to send soon after it has announced it.
      body.reserveCapacity(min(length, 64 * 1_024))
      state = .data(remaining: length)
    case .chunked:
      state = .chunkSize
    }
  }

  /// Consumes what has come.
  ///
  /// - Returns: whether the body is complete.
  mutating func read(_ input: inout InputBuffer) throws(RequestError) -> Bool {
    while true {
      switch state {
      case .data(let remaining):
        let rest = take(remaining, from: &input)
        state = .data(remaining: rest)
        return rest == 0
      case .chunkSize:
        guard let line = try takeChunkLine(&input) else { return false }
        try beginChunk(size: ChunkLine.size(input.bytes[line]))
      case .chunkData(let remaining):
        let rest = take(remaining, from: &input)
        state = rest == 0 ? .chunkEnd : .chunkData(remaining: rest)
        if rest > 0 { return false }
      case .chunkEnd:
        guard try takeChunkEnd(&input) else { return false }
        state = .chunkSize
      case .trailer:
        guard let isEnd = try takeTrailer(&input) else { return false }
        if isEnd { return true }
      }
    }
  }

  private mutating func take(_ count: Int, from input: inout InputBuffer) -> Int {
    let range = input.take(atMost: count)
    body.append(contentsOf: input.bytes[range])
    return count - range.count
  }

  private mutating func beginChunk(size: Int) throws(RequestError) {
    guard size <= limit - body.count else { throw .bodyTooLarge(limit: limit) }
    state = size == 0 ? .trailer : .chunkData(remaining: size)
  }

  private func takeChunkLine(_ input: inout InputBuffer) throws(RequestError) -> Range<Int>? {
    try input.takeLine(
      atMost: chunkLineBytes, orThrow: .chunkLineTooLong(limit: chunkLineBytes))
  }

  private func takeChunkEnd(_ input: inout InputBuffer) throws(RequestError) -> Bool {
    for (byte, expected) in zip(input.bytes[input.start...], "\r\n".utf8) where byte != expected {
      throw .malformedChunk([byte].quoted)
    }
    guard input.count >= 2 else { return false }
    _ = input.take(atMost: 2)
    return true
  }

  /// Takes a trailer line: nil if it has not come, true for the empty one that ends the body.
  private mutating func takeTrailer(_ input: inout InputBuffer) throws(RequestError) -> Bool? {
    let line = try input.takeLine(
      atMost: trailerBytes - trailerCount, orThrow: .headTooLarge(limit: trailerBytes))
    guard let line else { return nil }
    trailerCount += line.count + 2
    if line.isEmpty { return true }
    _ = try FieldLine.parse(input.bytes, line)
    return false
  }
}
