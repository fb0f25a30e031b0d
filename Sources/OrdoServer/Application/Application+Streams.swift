import BoardService
import HTTPServer

extension Application {
  /// Answers `GET /api/boards/{id}/events`; `Last-Event-ID` counts more than `?after=`.
  func openStream(of id: String, for head: HTTPRequest.Head, _ responder: Responder) {
    let position = head.fields[.lastEventID] ?? head.query["after"]
    if let channel = channels.channel(of: id) {
      responder.stream(channel, after: position)
      return
    }
    stream(to: responder) { [self] in
      EventStream([.init(channel: try await channel(of: id), after: position)])
    }
  }

  /// Answers `GET /api/events` with one stream of several boards.
  func openStream(ofBoardsIn query: HTTPQuery, _ responder: Responder) {
    stream(to: responder) { [self] in
      try await stream(of: try BoardPosition.list(in: query))
    }
  }

  /// A stream of the boards that are there; of each of the others it says that it is not.
  ///
  /// Only where none is there the request is refused: one board that was deleted in another window
  /// must not silence the rest.
  private func stream(of boards: [BoardPosition]) async throws -> EventStream {
    var stream = EventStream([])
    stream.carriesIDs = false
    var refusal: ServiceError?
    for place in boards {
      do {
        let channel = try await channel(of: place.board)
        stream.subscriptions.append(.init(channel: channel, after: place.position))
      } catch let error as ServiceError where error.isAbsence {
        stream.opening.append(DeletedEvent(board: place.board).frame)
        refusal = refusal ?? error
      }
    }
    if let refusal, stream.subscriptions.isEmpty { throw refusal }
    return stream
  }

  private func channel(of board: String) async throws -> EventChannel {
    try await channels.channel(of: board) { [service] in
      try await service.recentRows(of: board)
    }
  }

  private func stream(
    to responder: Responder, _ work: @escaping @Sendable () async throws -> EventStream
  ) {
    Task {
      do {
        responder.stream(try await work())
      } catch {
        responder.send(self.response(to: error))
      }
    }
  }
}

extension ServiceError {
  /// Whether there is no such board, or no longer.
  fileprivate var isAbsence: Bool {
    switch self {
    case .unknownBoard, .deletedBoard: true
    default: false
    }
  }
}
