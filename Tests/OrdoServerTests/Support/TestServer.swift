import BoardModel
import Foundation
import HTTPServer

@testable import OrdoServer

/// A folder of its own under the temporary directory, removed when it is let go.
final class TemporaryFolder: Sendable {
  let path = NSTemporaryDirectory() + "ordo-tests-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}

/// A whole server on a free port, with a data folder and pages of its own.
struct TestServer {
  let instance: OrdoInstance
  let data: TemporaryFolder
  private let pages: TemporaryFolder

  static func start(
    data: TemporaryFolder? = nil,
    limits change: (inout HTTPServer.Configuration) -> Void = { _ in },
    log: @escaping @Sendable ([UInt8]) -> Void = { _ in },
    _ configure: (inout Configuration) -> Void = { _ in }
  ) async throws -> TestServer {
    let pages = try TemporaryFolder()
    try pages.write("<title>boards</title>", to: "index.html")
    try pages.write("<title>board</title>", to: "board.html")
    try pages.write("export {}", to: "main.js")
    let data = try data ?? TemporaryFolder()
    var configuration = Configuration()
    configuration.port = 0
    configuration.idleTimeout = Int(patience.components.seconds)
    configuration.dataFolder = data.path
    configuration.publicFolder = pages.path
    configure(&configuration)
    var limits = limits
    change(&limits)
    let logger = Logger(level: .debug, clock: { Timestamp(milliseconds: 0) }, write: log)
    return TestServer(
      instance: try await OrdoInstance(configuration, limits: limits, logger: logger), data: data,
      pages: pages)
  }

  /// Limits of time that no test reaches, however busy its machine is.
  private static var limits: HTTPServer.Configuration {
    var limits = HTTPServer.Configuration()
    limits.headTimeout = patience
    limits.bodyTimeout = patience
    limits.stallTimeout = patience
    limits.lingerTimeout = patience
    return limits
  }

  /// A new connection.
  func client() throws -> HTTPClient { try HTTPClient(port: instance.port) }
}

/// How long a test waits for what has to come.
let patience = Duration.seconds(1_800)

/// Runs a test against a server of its own, which is stopped whatever comes.
func withServer(
  data: TemporaryFolder? = nil, limits: (inout HTTPServer.Configuration) -> Void = { _ in },
  log: @escaping @Sendable ([UInt8]) -> Void = { _ in },
  configure: (inout Configuration) -> Void = { _ in },
  _ test: (TestServer) async throws -> Void
) async throws {
  let server = try await TestServer.start(
    data: data, limits: limits, log: log, configure)
  do {
    try await test(server)
  } catch {
    await server.instance.stop()
    throw error
  }
  await server.instance.stop()
}
