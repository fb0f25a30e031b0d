import Sockets

extension HTTPConnection {
  /// Takes bytes from the client.
  mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: MonotonicInstant) {
    switch state {
    case .streaming, .closed:
      return
    case .lingering(let remaining):
      state = bytes.count > remaining ? .closed : .lingering(remaining: remaining - bytes.count)
    default:
      if isIdle, !isSpare { deadline = now + limits.headTimeout }
      input.append(bytes)
    }
  }

  /// Learns that the client will send nothing more.
  mutating func receiveEnd() {
    peerHasEnded = true
    switch state {
    case .streaming, .lingering: state = .closed
    default: break
    }
  }

  /// Learns that the deadline has passed.
  mutating func timeOut() {
    switch state {
    case .readingHead where !isIdle: fail(.headTimeout, parser.head(from: peer))
    case .readingBody(let request, _): fail(.bodyTimeout, request.head)
    default: state = .closed
    }
  }

  /// Learns that the server ends: the present request is the last one.
  mutating func stop() {
    isStopping = true
    if isIdle { state = .closed }
  }

  /// Takes the decision on a request.
  mutating func screened(_ screening: Screening, at now: MonotonicInstant) {
    guard case .screening(let request) = state else { return }
    switch screening {
    case .accept(let bodyLimit):
      owesContinue = request.expectsContinue && request.framing != .length(0)
      beginBody(request, limit: bodyLimit, at: now)
    case .refuse(let response) where request.isBodyQuicklySkipped(limits.skippedBodyBytes):
      refusal = response
      beginBody(request, limit: limits.skippedBodyBytes, at: now)
    case .refuse(let response):
      answer(response, to: request, closes: true)
    }
  }

  private mutating func beginBody(_ request: ParsedHead, limit: Int, at now: MonotonicInstant) {
    do {
      let body = try BodyReader(
        request.framing, limit: limit, chunkLineBytes: limits.chunkLineBytes,
        trailerBytes: limits.head.headBytes)
      state = .readingBody(request, body)
      deadline = now + limits.bodyTimeout
    } catch {
      owesContinue = false
      fail(error, request.head)
    }
  }

  /// Takes the answer to the request that is being handled.
  mutating func respond(_ response: HTTPResponse) {
    guard case .handling(let request) = state else { return }
    answer(response, to: request, closes: false)
  }

  /// Takes a stream as the answer to the request that is being handled.
  ///
  /// - Returns: whether the stream opens; `HEAD` gets its head only.
  mutating func stream(_ stream: EventStream) -> Bool {
    guard case .handling(let request) = state else { return false }
    guard request.head.method != .head else {
      let response = HTTPResponse(status: .ok, fields: ResponseEncoder.streamFields)
      answer(response, to: request, closes: true)
      return false
    }
    state = .streamAnswered(stream)
    return true
  }

  mutating func beginSending(closes: Bool, at now: MonotonicInstant) {
    state = .sending(closes: closes)
    sendLimit = now + limits.stallTimeout
    deadline = sendLimit
  }

  /// Learns that so many bytes of a response have left.
  mutating func didSendPart(_ count: Int, at now: MonotonicInstant) {
    guard case .sending = state else { return }
    sendLimit.nanoseconds += Int64(count) * 1_000_000_000 / limits.leastSendRate
    deadline = min(now + limits.stallTimeout, sendLimit)
  }

  /// Learns that the response has left.
  mutating func didSendResponse(at now: MonotonicInstant) {
    guard case .sending(let closes) = state else { return }
    if closes {
      state = .sentLast
      return
    }
    state = .readingHead
    parser = HeadParser(limits: limits.head)
    deadline = now + (input.isEmpty ? limits.idleTimeout : limits.headTimeout)
    if isStopping, isIdle { state = .closed }
  }
}

extension ParsedHead {
  /// Whether a refused request's body is so short, and so sure to come, that reading past it is
  /// better than losing the connection.
  fileprivate func isBodyQuicklySkipped(_ limit: Int) -> Bool {
    guard case .length(let length) = framing else { return false }
    return length == 0 || (length <= limit && !expectsContinue)
  }
}
