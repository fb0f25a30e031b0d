import Foundation
import OrdoServer
import Sockets

/// Serves until a signal asks it to stop.
///
/// - Parameters:
///   - configuration: Where to listen and what to serve.
///   - environment: The variables of the process, which tell of whoever manages it.
/// - Throws: `StartError`.
func serve(_ configuration: Configuration, _ environment: [String: String]) async throws {
  let signals = StopSignals()
  let log = LogWriter()
  // Whoever takes no lines must not keep the process from its end.
  defer { log.finish(within: .seconds(1)) }
  let logger = Logger(level: configuration.logLevel, writer: log)
  let manager = ServiceManager(environment: environment)
  let instance = try await OrdoInstance(
    configuration, inheriting: manager.sockets, logger: logger)
  FileHandle.standardOutput.write(Data("Ordo is at \(instance.url)\n".utf8))
  logger.log(.notice, "The server has started", ["server.url": instance.url])
  manager.ready()
  await signals.first()
  manager.stopping()
  logger.log(.notice, "The server is stopping")
  await instance.stop()
  logger.log(.notice, "The server has stopped")
}
