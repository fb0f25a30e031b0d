import Synchronization

/// Takes the answer to one request, exactly once and from any thread.
///
/// A responder that is let go without an answer answers 500.
public final class Responder: Sendable {
  /// What a request can be answered with.
  public enum Answer: Sendable {
    /// A response that is complete.
    case response(HTTPResponse)
    /// A stream that goes on until one side ends it.
    case stream(EventStream)
  }

  private let isAnswered = Atomic(false)
  private let deliver: @Sendable (Answer) -> Void

  /// Makes a responder.
  ///
  /// - Parameter deliver: takes the answer, on the thread that gives it.
  public init(_ deliver: @escaping @Sendable (Answer) -> Void) {
    self.deliver = deliver
  }

  deinit {
    if !isAnswered.load(ordering: .relaxed) {
      deliver(.response(RequestError.unanswered.response))
    }
  }

  /// Answers with a response.
  ///
  /// - Parameter response: the response.
  public func send(_ response: HTTPResponse) {
    answer(.response(response))
  }

  /// Answers with an event stream.
  ///
  /// - Parameter stream: the channels that the stream follows.
  public func stream(_ stream: EventStream) {
    answer(.stream(stream))
  }

  /// Answers with the events of one channel.
  ///
  /// - Parameters:
  ///   - channel: the channel to follow.
  ///   - position: the position after which to begin; nil for now.
  public func stream(_ channel: EventChannel, after position: String? = nil) {
    stream(EventStream([.init(channel: channel, after: position)]))
  }

  /// A responder in this one's place that gives the answer further fields and tells its status.
  ///
  /// - Parameters:
  ///   - fields: the fields to add to the answer.
  ///   - onAnswer: called with the status, on the thread that answers.
  /// - Returns: the responder to answer with.
  public func adding(
    _ fields: HTTPFields, onAnswer: @escaping @Sendable (HTTPStatus) -> Void
  ) -> Responder {
    Responder { [self] answer in
      switch answer {
      case .response(let response):
        onAnswer(response.status)
        send(response.adding(fields))
      case .stream(var stream):
        onAnswer(.ok)
        stream.fields = stream.fields.appending(fields)
        self.stream(stream)
      }
    }
  }

  private func answer(_ answer: Answer) {
    let wasAnswered = isAnswered.exchange(true, ordering: .relaxed)
    precondition(!wasAnswered, "A request is answered once")
    deliver(answer)
  }
}
