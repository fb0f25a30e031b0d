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
  var configuration = HTTPServer.Configuration()
  configuration.port = 0
  // Longer than a busy machine may let a test wait.
  configuration.idleTimeout = .seconds(3_600)
  configuration.headTimeout = .seconds(3_600)
  configuration.loopCount = 2
  configuration.streamEndSpread = .milliseconds(50)
  configure(&configuration)
  let server = HTTPServer(configuration: configuration, handler: application)
  let port = try server.start()
  let result = await onThread { Swift.Result { try body(port, application) } }
  await server.stop(within: .seconds(2))
  return try result.get()
}

/// Runs what may block on a thread of its own: the threads that tests share are few.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
