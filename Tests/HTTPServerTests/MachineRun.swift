import Sockets

@testable import HTTPServer

/// Drives the pure connection with an application that answers at once, and writes down what comes
/// out.
struct MachineRun {
  enum Output: Equatable {
    case proceed
    case response(HTTPResponse, omitsBody: Bool, closes: Bool)
    case stream
    case shutdown
    case close
  }

  let application: any HTTPHandler
  /// Whether the client takes each response at once.
  let isClientQuick: Bool
  var machine: HTTPConnection
  var now = MonotonicInstant(nanoseconds: 0)
  private(set) var outputs: [Output] = []
  /// What was known of each request that was not served.
  private(set) var rejected: [HTTPRequest.Head?] = []

  init(
    _ application: any HTTPHandler, configuration: HTTPServer.Configuration = .init(),
    isSpare: Bool = false, isClientQuick: Bool = true
  ) {
    self.application = application
    self.isClientQuick = isClientQuick
    machine = HTTPConnection(
      limits: .init(configuration), peer: .local, isSpare: isSpare, now: now)
  }

  mutating func receive(_ bytes: some Collection<UInt8>) {
    Array(bytes).withUnsafeBytes { machine.receive($0, at: now) }
    run()
  }

  mutating func receive(_ text: String) {
    receive(Array(text.utf8))
  }

  mutating func receiveEnd() {
    machine.receiveEnd()
    run()
  }

  /// Lets time pass; the deadline comes when it comes.
  mutating func wait(_ duration: Duration) {
    let end = now + duration
    while let deadline = machine.deadline, deadline <= end, !isClosed {
      now = deadline
      machine.timeOut()
      run()
    }
    now = end
  }

  mutating func run() {
    while let action = machine.next(at: now) {
      switch action {
      case .screen(let head):
        machine.screened(application.screen(head), at: now)
      case .sendContinue:
        outputs.append(.proceed)
      case .handle(let request):
        handle(request)
      case .respond(let response, let omitsBody, let closes):
        outputs.append(.response(response, omitsBody: omitsBody, closes: closes))
        if isClientQuick { machine.didSendResponse(at: now) }
      case .reject(let error, let head):
        rejected.append(head)
        outputs.append(.response(error.response, omitsBody: false, closes: true))
        if isClientQuick { machine.didSendResponse(at: now) }
      case .stream:
        outputs.append(.stream)
      case .shutdownSending:
        outputs.append(.shutdown)
      case .close:
        outputs.append(.close)
        return
      }
    }
  }

  private mutating func handle(_ request: HTTPRequest) {
    let box = AnswerBox()
    application.handle(request, Responder { box.answer = $0 })
    switch box.answer {
    case .response(let response): machine.respond(response)
    case .stream(let stream): _ = machine.stream(stream)
    case nil: break
    }
  }

  var statuses: [Int] {
    outputs.compactMap {
      if case .response(let response, _, _) = $0 { response.status.code } else { nil }
    }
  }

  /// Whether the server has ended its side.
  var isClosed: Bool {
    outputs.contains(.shutdown) || outputs.contains(.close)
  }

  private final class AnswerBox: @unchecked Sendable {
    var answer: Responder.Answer?
  }
}
