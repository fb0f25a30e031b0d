import BoardService
import HTTPServer
import Synchronization

/// Ordo as the HTTP server sees it: which requests it takes, and what answers them.
final class Application: HTTPHandler {
  let service: BoardService
  let channels: BoardChannels
  let snapshots = SnapshotCache()
  let fileWork = BackgroundQueue()
  let files: StaticFiles
  let gate: RequestGuard
  let proxies: TrustedProxies
  let logger: Logger
  private let isStopping = Atomic(false)

  /// Makes the application.
  ///
  /// - Parameters:
  ///   - service: The boards.
  ///   - channels: The boards' event streams.
  ///   - files: The pages.
  ///   - gate: Which hosts and origins are accepted.
  ///   - proxies: Peers whose word on their clients counts.
  ///   - logger: Takes what went wrong.
  init(
    service: BoardService, channels: BoardChannels, files: StaticFiles, gate: RequestGuard,
    proxies: TrustedProxies, logger: Logger
  ) {
    self.service = service
    self.channels = channels
    self.files = files
    self.gate = gate
    self.proxies = proxies
    self.logger = logger
  }

  /// Tells whoever asks for readiness that nobody should come any more.
  func beginStopping() {
    isStopping.store(true, ordering: .relaxed)
  }

  var isReady: Bool { !isStopping.load(ordering: .relaxed) }

  func isVital(_ head: HTTPRequest.Head) -> Bool {
    Route(path: head.path)?.isVital ?? false
  }

  func screen(_ head: HTTPRequest.Head) -> Screening {
    switch Route(path: head.path).map({ screen(head, for: $0) }) ?? screenFile(head) {
    case .refuse(let response): .refuse(response.adding(fields(for: head)))
    case .accept(let bodyLimit): .accept(bodyLimit: bodyLimit)
    }
  }

  private func screen(_ head: HTTPRequest.Head, for route: Route) -> Screening {
    if let answer = gate.preflight(head, methods: route.methods) { return .refuse(answer) }
    guard route.methods.contains(head.method) else {
      return .refuse(.methodNotAllowed(head.method, path: head.path, allowed: route.methods))
    }
    let refusal = gate.refusal(of: head, contentTypes: route.contentTypes)
    return refusal.map(Screening.refuse) ?? .accept(bodyLimit: route.bodyLimit)
  }

  private func screenFile(_ head: HTTPRequest.Head) -> Screening {
    guard head.method.isSafe else {
      return .refuse(files.response(to: head) ?? .unknownPath(head.path))
    }
    return gate.refusal(of: head).map(Screening.refuse) ?? .accept(bodyLimit: 1 << 20)
  }

  func handle(_ request: HTTPRequest, _ responder: Responder) {
    answer(request, responder.adding(fields(for: request.head)))
  }

  /// What an answer tells the browser beyond what every answer does.
  private func fields(for head: HTTPRequest.Head) -> HTTPFields {
    let fields = gate.crossOriginFields(for: head)
    return proxies.isSecure(head) ? fields.appending(.transportSecurity) : fields
  }

  private func answer(_ request: HTTPRequest, _ responder: Responder) {
    let isPost = request.method == .post
    switch Route(path: request.path) {
    case nil: responder.send(files.response(to: request.head) ?? .unknownPath(request.path))
    case .boardsPage: responder.send(page("/index.html", for: request.head))
    case .boardPage: responder.send(page("/board.html", for: request.head))
    case .health: responder.send(health())
    case .readiness: answer(responder) { try await self.readiness() }
    case .metrics: answer(responder) { await self.metrics() }
    case .boards where isPost: answer(responder) { try await self.createBoard(request) }
    case .boards: answer(responder) { try await self.listBoards() }
    case .importBoard: answer(responder) { try await self.importBoard(request) }
    case .board(let id) where request.method == .delete:
      answer(responder) { try await self.deleteBoard(id) }
    case .board(let id): answer(responder) { try await self.snapshot(of: id, for: request.head) }
    case .changes(let id): answer(responder) { try await self.submit(request, to: id) }
    case .export(let id): answer(responder) { try await self.export(id, for: request.head) }
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
