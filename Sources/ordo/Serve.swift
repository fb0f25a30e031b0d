import Foundation
import OrdoServer

/// Serves until a signal asks it to stop.
///
/// - Parameter configuration: Where to listen and what to serve.
/// - Throws: `StartError`.
func serve(_ configuration: Configuration) async throws {
  let signals = StopSignals()
  let logger = Logger.standardError(configuration.logLevel)
  let instance = try await OrdoInstance(configuration, logger: logger)
  FileHandle.standardOutput.write(Data("Ordo is at \(instance.url)\n".utf8))
  logger.log(.notice, "The server has started", ["server.url": instance.url])
  await signals.first()
  logger.log(.notice, "The server is stopping")
  await instance.stop()
  logger.log(.notice, "The server has stopped")
}
