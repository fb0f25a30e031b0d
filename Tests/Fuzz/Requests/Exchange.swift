import Sockets

/// What a connection makes of bytes that come in parts, until its client ends and all deadlines are
/// over.
struct Exchange {
  let outputs: [MachineRun.Output]
  /// The requests that reached the application.
  let requests: [HTTPRequest]
  private let isOver: Bool

  /// Small, so that inputs come near them.
  static let limits = limits(headBytes: 1_024, fieldCount: 12)
  /// For what is written anew and so may be a little longer.
  static let wideLimits = limits(headBytes: 4_096, fieldCount: 24)

  private static func limits(headBytes: Int, fieldCount: Int) -> HTTPServer.Configuration {
    var configuration = HTTPServer.Configuration()
    configuration.headBytes = headBytes
    configuration.fieldCount = fieldCount
    return configuration
  }

  init(of parts: [ArraySlice<UInt8>], limits: HTTPServer.Configuration = limits) {
    let application = EchoApplication()
    var run = MachineRun(application, configuration: limits)
    for part in parts { run.receive(part) }
    run.receiveEnd()
    run.wait(.seconds(100))
    outputs = run.outputs
    requests = application.requests
    isOver = run.isClosed
  }

  func checkRules() {
    rule(isOver, "the connection stays although its client has gone")
    checkAnswersEnd()
    for request in requests { request.checkRules() }
  }

  private func checkAnswersEnd() {
    let last = outputs.firstIndex { output in
      if case .response(_, _, closes: true) = output { true } else { output == .stream }
    }
    guard let last else { return }
    let rest = outputs[(last + 1)...]
    rule(rest.allSatisfy { $0 == .shutdown || $0 == .close }, "an answer follows the last one")
  }
}
