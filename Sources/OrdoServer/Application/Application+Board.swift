import BoardModel
import BoardService
import HTTPServer

extension Application {
  /// A browser asks for its own few tabs.
  private static let mostAuthors = 50

  /// Answers `GET /api/boards/{id}` with the snapshot.
  func answerSnapshot(of id: String, for head: HTTPRequest.Head, _ responder: Responder) {
    if let authors = head.query["authors"] {
      let authors = authors.split(separator: ",").prefix(Self.mostAuthors).map(String.init)
      answer(responder) {
        .json(
          try await self.service.snapshot(of: id, authors: authors),
          fields: [.cacheControl: "no-store"])
      }
    } else if let revision = head.query["revision"] {
      answer(responder) { try await self.snapshot(of: id, at: revision) }
    } else if let known = snapshots.representation(of: id) {
      responder.send(known.response(to: head))
    } else {
      answer(responder) {
        try await self.snapshots.representation(of: id) {
          try await self.service.snapshot(of: id)
        }.response(to: head)
      }
    }
  }

  /// Answers `GET /api/boards/{id}?revision=`.
  private func snapshot(of id: String, at text: String) async throws -> HTTPResponse {
    let revision = try QueryError.number(text, of: "revision")
    return .json(
      try await service.snapshot(of: id, at: revision), fields: [.cacheControl: "no-cache"])
  }

  /// Answers `GET /api/boards/{id}/trash`.
  func trash(of id: String) async throws -> HTTPResponse {
    .json(["items": try await service.trash(of: id)], fields: [.cacheControl: "no-cache"])
  }

  /// Answers `GET /api/boards/{id}/history` with up to 500 rows after `?after=`, the oldest first.
  func history(of id: String, _ query: HTTPQuery) async throws -> HTTPResponse {
    let after = try query["after"].map { try QueryError.number($0, of: "after") } ?? 0
    let rows = try await service.recentRows(of: id, after: after, limit: 500)
    return .json(HistoryPage(changesets: rows), fields: [.cacheControl: "no-cache"])
  }

  /// Answers `DELETE /api/boards/{id}`; streams get `deleted` and end.
  func deleteBoard(_ id: String) async throws -> HTTPResponse {
    try await service.delete(id)
    return HTTPResponse(status: .noContent)
  }
}
