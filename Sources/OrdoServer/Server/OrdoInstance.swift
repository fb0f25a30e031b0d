import BoardService
import BoardStore
import HTTPServer
import Sockets

/// A running server of boards: the journal, the boards, their streams and the pages.
public final class OrdoInstance: Sendable {
  /// Where the server is found: by a browser on this machine, with a slash at the end, or a socket.
  public let url: String
  /// The TCP port that the server got; 0 if it has none.
  public let port: Int

  let application: Application
  private let server: HTTPServer
  private let journal: any Journal
  private let housekeeping: Task<Void, Never>

  /// Starts a server; when this returns, it answers.
  ///
  /// - Parameters:
  ///   - configuration: Where to listen and what to serve.
  ///   - sockets: Descriptors of sockets to serve instead, on which another process listens already.
  ///   - limits: What the HTTP server allows, where `configuration` does not say otherwise.
  ///   - logger: Takes what happens.
  /// - Throws: `StartError`, with a sentence that says what to do.
  public init(
    _ configuration: Configuration, inheriting sockets: [CInt] = [],
    limits: HTTPServer.Configuration = .init(), logger: Logger
  ) async throws(StartError) {
    try configuration.checkReach(inheriting: sockets)
    let files = try Self.files(configuration)
    let journal = try Self.journal(configuration)
    let channels = BoardChannels()
    let monitor = ServerMonitor()
    let snapshots = SnapshotCache()
    // Whoever sees an event finds no older snapshot.
    let service = BoardService(
      journal: journal, observers: [snapshots, channels], clock: { .now })
    application = Application(
      service: service, snapshots: snapshots, channels: channels, files: files,
      gate: configuration.gate, proxies: configuration.trustedProxies, monitor: monitor,
      logger: logger)
    server = HTTPServer(
      configuration: configuration.http(limits, monitor, logger, inheriting: sockets),
      handler: application)
    self.journal = journal
    do {
      port = try server.start()
    } catch {
      await journal.close()
      throw .socket(error)
    }
    housekeeping = Task {
      await Housekeeping(
        service: service, snapshots: snapshots, channels: channels, clock: { .now }, logger: logger
      ).run()
    }
    url = configuration.url(port: port, inheriting: sockets)
  }

  /// Stops gracefully: no new connections, streams end, requests finish, the journal closes.
  public func stop() async {
    application.beginStopping()
    housekeeping.cancel()
    await server.stop()
    await journal.close()
  }

  private static func files(_ configuration: Configuration) throws(StartError) -> StaticFiles {
    let files: StaticFiles
    do {
      files = try StaticFiles(
        folder: configuration.publicFolder, reloads: configuration.reloadsPublicFolder)
    } catch {
      throw .files(error)
    }
    guard files.contains("/index.html") else {
      throw .noPages(folder: configuration.publicFolder)
    }
    return files
  }

  private static func journal(_ configuration: Configuration) throws(StartError) -> SQLiteJournal {
    do {
      return try SQLiteJournal(folder: configuration.dataFolder)
    } catch {
      throw .journal(error)
    }
  }
}
