import BoardService
import HTTPServer
import Synchronization

/// Ordo as the HTTP server sees it: which requests it takes, and what answers them.
final class Application: HTTPHandler {
  let service: BoardService
  let snapshots: SnapshotCache
  let channels: BoardChannels
  let fileWork = BackgroundQueue()
  let files: StaticFiles
  let gate: RequestGuard
  let proxies: TrustedProxies
  let monitor: ServerMonitor
  let requests = RequestMetrics()
  let logger: Logger
  private let isStopping = Atomic(false)

  /// Makes the application.
  ///
  /// - Parameters:
  ///   - service: The boards.
  ///   - snapshots: The boards' snapshots; an observer of the service.
  ///   - channels: The boards' event streams.
  ///   - files: The pages.
  ///   - gate: Which hosts and origins are accepted.
  ///   - proxies: Peers whose word on their clients counts.
  ///   - monitor: Tells what the HTTP server counts.
  ///   - logger: Takes what went wrong.
  init(
    service: BoardService, snapshots: SnapshotCache, channels: BoardChannels, files: StaticFiles,
    gate: RequestGuard, proxies: TrustedProxies, monitor: ServerMonitor, logger: Logger
  ) {
    self.service = service
    self.snapshots = snapshots
    self.channels = channels
    self.files = files
    self.gate = gate
    self.proxies = proxies
    self.monitor = monitor
    self.logger = logger
  }

  /// Tells whoever asks for readiness that nobody should come any more.
  func beginStopping() {
    isStopping.store(true, ordering: .relaxed)
  }

  var isReady: Bool { !isStopping.load(ordering: .relaxed) }

  func handle(_ request: HTTPRequest, _ responder: Responder) {
    let route = Route(path: request.path)
    let observed = responder.adding(
      fields(for: request.head), onAnswer: observer(of: request.head, route))
    if let route {
      answer(request, on: route, observed)
    } else {
      observed.send(files.response(to: request.head) ?? .unknownPath(request.path))
    }
  }

  private func answer(_ request: HTTPRequest, on route: Route, _ responder: Responder) {
    let isPost = request.method == .post
    switch route {
    case .boardsPage: responder.send(page("/index.html", for: request.head))
    case .boardPage: responder.send(page("/board.html", for: request.head))
    case .health: responder.send(health())
    case .readiness: answer(responder) { try await self.readiness() }
    case .metrics: answer(responder) { await self.metrics() }
    case .boards where isPost: answer(responder) { try await self.createBoard(request) }
    case .boards: answer(responder) { try await self.listBoards(matching: request.query) }
    case .importBoard: answer(responder) { try await self.importBoard(request) }
    case .board(let id) where request.method == .delete:
      answer(responder) { try await self.deleteBoard(id) }
    case .board(let id): answerSnapshot(of: id, for: request.head, responder)
    case .changes(let id): answer(responder) { try await self.submit(request, to: id) }
    case .export(let id): answer(responder) { try await self.export(id, for: request.head) }
    case .history(let id): answer(responder) { try await self.history(of: id, request.query) }
    case .trash(let id): answer(responder) { try await self.trash(of: id) }
    case .events(let id): openStream(of: id, for: request.head, responder)
    case .boardEvents: openStream(ofBoardsIn: request.query, responder)
    }
  }

  /// Answers when the work is done, with what went wrong if it fails.
  func answer(
    _ responder: Responder, _ work: @escaping @Sendable () async throws -> HTTPResponse
  ) {
    Task {
      do {
        responder.send(try await work())
      } catch {
        responder.send(self.response(to: error))
      }
    }
  }
}
