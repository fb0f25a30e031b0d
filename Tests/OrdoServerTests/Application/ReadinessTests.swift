import BoardModel
import BoardService
import BoardStore
import HTTPServer
import Testing

@testable import OrdoServer

@Suite struct ReadinessTests {
  private func application(_ journal: MemoryJournal) throws -> Application {
    let pages = try TemporaryFolder()
    let channels = BoardChannels()
    let zero = Timestamp(milliseconds: 0)
    return Application(
      service: BoardService(journal: journal, observers: [channels], clock: { zero }),
      snapshots: SnapshotCache(), channels: channels,
      files: try StaticFiles(folder: pages.path), gate: RequestGuard(),
      proxies: TrustedProxies(), monitor: ServerMonitor(),
      logger: Logger(clock: { zero }, write: { _ in }))
  }

  private func status(of path: String, _ application: Application) async -> Int {
    await withCheckedContinuation { continuation in
      application.handle(
        HTTPRequest(head: .init(target: path)),
        Responder { answer in
          guard case .response(let response) = answer else { return }
          continuation.resume(returning: response.status.code)
        })
    }
  }

  @Test func `a server that stops is well but not ready`() async throws {
    let application = try application(MemoryJournal())
    #expect(await status(of: "/readyz", application) == 200)
    application.beginStopping()
    #expect(await status(of: "/readyz", application) == 503)
    #expect(await status(of: "/healthz", application) == 200)
  }

  @Test func `a server that cannot write its journal is well but not ready`() async throws {
    let journal = MemoryJournal()
    let application = try application(journal)
    _ = try await application.service.create(
      BoardDraft(settings: BoardSettings(name: "a"), sections: []), id: "a")
    await journal.close()
    await #expect(throws: ServiceError.self) {
      try await application.service.create(
        BoardDraft(settings: BoardSettings(name: "a"), sections: []), id: "b")
    }
    #expect(await status(of: "/readyz", application) == 503)
    #expect(await status(of: "/healthz", application) == 200)
  }
}
