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

  /// Answers `DELETE /api/boards/{id}`; streams get `deleted` and end.
  func deleteBoard(_ id: String) async throws -> HTTPResponse {
    try await service.delete(id)
    return HTTPResponse(status: .noContent)
  }
}
