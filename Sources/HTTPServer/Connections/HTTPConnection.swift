import Sockets

/// What a connection does next, without sockets and clocks: bytes, times and answers go in, actions
/// come out.
struct HTTPConnection {
  /// What whoever owns the connection is to do.
  enum Action {
    /// Decide on a request and call `screened`.
    case screen(HTTPRequest.Head)
    /// Tell the client to go on with the body.
    case sendContinue
    /// Have a request answered and call `respond` or `stream`, now or later.
    case handle(HTTPRequest)
    /// Send a response and call `didSendResponse`.
    case respond(HTTPResponse, omitsBody: Bool, closes: Bool)
    /// Send the answer to a request that cannot be served, the last one of the connection, and call
    /// `didSendResponse`; the head is what is known of it.
    case reject(RequestError, HTTPRequest.Head?)
    /// Send the head of a stream, then its events until one side ends it.
    case stream(EventStream)
    /// End the sending side; what the client still sends is thrown away for a while, so that the
    /// last answer is not lost to a reset.
    case shutdownSending
    case close
  }

  enum State {
    case readingHead
    case screening(ParsedHead)
    case readingBody(ParsedHead, BodyReader)
    case handling(ParsedHead)
    case answered(HTTPResponse, omitsBody: Bool, closes: Bool)
    case failed(RequestError, HTTPRequest.Head?)
    case streamAnswered(EventStream)
    case sending(closes: Bool)
    case sentLast
    case lingering(remaining: Int)
    case streaming
    case closed
  }

  let limits: Limits
  let peer: SocketAddress
  /// Whether the connection lies beyond the server's limits, so that it serves vital requests only.
  let isSpare: Bool
  var state = State.readingHead
  /// When `timeOut` is to be called; nil while the application has its time.
  var deadline: MonotonicInstant?
  /// When the least rate asks for more of the response than has left so far.
  var sendLimit = MonotonicInstant(nanoseconds: 0)
  var parser: HeadParser
  var input = InputBuffer()
  /// The answer to a request that was refused and whose body is read only to get past it.
  var refusal: HTTPResponse?
  var owesContinue = false
  var peerHasEnded = false
  var isStopping = false

  init(limits: Limits, peer: SocketAddress, isSpare: Bool = false, now: MonotonicInstant) {
    self.limits = limits
    self.peer = peer
    self.isSpare = isSpare
    parser = HeadParser(limits: limits.head)
    deadline = now + (isSpare ? limits.lingerTimeout : limits.idleTimeout)
  }

  /// Whether more bytes are of use; what a client sends ahead of its turn is limited.
  var wantsInput: Bool {
    if peerHasEnded { return false }
    switch state {
    case .readingHead, .readingBody, .streaming, .lingering: return true
    case .closed: return false
    default: return input.count < limits.head.headBytes
    }
  }

  /// Whether no request has begun.
  var isIdle: Bool {
    if case .readingHead = state { !parser.hasBegun && input.isEmpty } else { false }
  }

  /// Finds out what is to be done; nil if nothing is before more bytes, times or answers come.
  mutating func next(at now: MonotonicInstant) -> Action? {
    switch state {
    case .readingHead:
      return readHead(at: now)
    case .readingBody:
      return readBody(at: now)
    case .answered(let response, let omitsBody, let closes):
      beginSending(closes: closes, at: now)
      return .respond(response, omitsBody: omitsBody, closes: closes)
    case .failed(let error, let head):
      beginSending(closes: true, at: now)
      return .reject(error, head)
    case .streamAnswered where peerHasEnded:
      // It would not be noticed again that nobody listens.
      state = .closed
      return .close
    case .streamAnswered(let stream):
      state = .streaming
      // Nothing of the request is kept: a quiet stream is to cost little.
      input = InputBuffer()
      parser = HeadParser(limits: limits.head)
      return .stream(stream)
    case .sentLast:
      state = .lingering(remaining: limits.lingerBytes)
      deadline = now + limits.lingerTimeout
      return peerHasEnded ? .close : .shutdownSending
    case .closed:
      return .close
    case .screening, .handling, .sending, .streaming, .lingering:
      return nil
    }
  }

  private mutating func readHead(at now: MonotonicInstant) -> Action? {
    do {
      guard let request = try parser.parse(&input, peer: peer) else {
        return endOfInput(of: parser.head(from: peer), at: now)
      }
      deadline = nil
      state = .screening(request)
      return .screen(request.head)
    } catch {
      fail(error, parser.head(from: peer))
      return next(at: now)
    }
  }

  private mutating func readBody(at now: MonotonicInstant) -> Action? {
    if owesContinue {
      owesContinue = false
      return .sendContinue
    }
    guard case .readingBody(let request, var body) = state else { return nil }
    // While anything else holds the body too, every part of it that comes would copy it.
    state = .closed
    do {
      let isComplete = try body.read(&input)
      guard isComplete else {
        state = .readingBody(request, body)
        return endOfInput(of: request.head, at: now)
      }
      deadline = nil
      if let refusal {
        self.refusal = nil
        answer(refusal, to: request, closes: false)
        return next(at: now)
      }
      state = .handling(request)
      return .handle(HTTPRequest(head: request.head, body: body.body))
    } catch {
      fail(error, request.head)
      return next(at: now)
    }
  }

  private mutating func endOfInput(of head: HTTPRequest.Head?, at now: MonotonicInstant) -> Action?
  {
    guard peerHasEnded else { return nil }
    if isIdle {
      state = .closed
    } else {
      fail(.incompleteRequest, head)
    }
    return next(at: now)
  }

  func doesClose(after request: ParsedHead) -> Bool {
    !request.isPersistent || isStopping || isSpare
  }

  mutating func answer(_ response: HTTPResponse, to request: ParsedHead, closes: Bool) {
    state = .answered(
      response, omitsBody: request.head.method == .head,
      closes: closes || doesClose(after: request))
  }

  mutating func fail(_ error: RequestError, _ head: HTTPRequest.Head?) {
    state = .failed(error, head)
  }
}
