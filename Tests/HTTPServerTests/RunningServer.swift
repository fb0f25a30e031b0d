import Foundation
import Sockets

@testable import HTTPServer

/// Runs a server on a free port for the length of a test; the test may block, since it has a thread
/// of its own.
func withServer<Result: Sendable>(
  _ application: TestApplication = TestApplication(),
  configure: (inout HTTPServer.Configuration) -> Void = { _ in },
  _ body: @escaping @Sendable (_ port: Int, _ application: TestApplication) throws -> Result
) async throws -> Result {
  var configuration = HTTPServer.Configuration.patient
  configuration.loopCount = 2
  configuration.streamEndSpread = .milliseconds(50)
  configure(&configuration)
  let server = HTTPServer(configuration: configuration, handler: application)
  let port = try server.start()
  let result = await onThread { Swift.Result { try body(port, application) } }
  await server.stop(within: .seconds(2))
  return try result.get()
}

extension HTTPServer.Configuration {
  /// A free port, and limits of time that no test reaches, however busy its machine is.
  static var patient: Self {
    var configuration = Self()
    configuration.port = 0
    configuration.headTimeout = patience
    configuration.bodyTimeout = patience
    configuration.idleTimeout = patience
    configuration.stallTimeout = patience
    configuration.lingerTimeout = patience
    return configuration
  }
}

/// How long a test waits for what has to come.
let patience = Duration.seconds(1_800)

/// Waits until something is so, which other threads bring about.
func waits(until isSo: () -> Bool) -> Bool {
  let deadline = MonotonicInstant.now + patience
  while !isSo() {
    if MonotonicInstant.now > deadline { return false }
    sched_yield()
  }
  return true
}

/// Runs what may block on a thread of its own: the threads that tests share are few.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
