import BoardModel
import BoardService
import HTTPServer

extension Application {
  /// A browser asks for its own few tabs.
  private static let mostAuthors = 50

  /// Answers `GET /api/boards/{id}` with the snapshot.
  func snapshot(of id: String, for head: HTTPRequest.Head) async throws -> HTTPResponse {
    if let authors = head.query["authors"] {
      let authors = authors.split(separator: ",").prefix(Self.mostAuthors).map(String.init)
      return .json(
        try await service.snapshot(of: id, authors: authors), fields: [.cacheControl: "no-store"])
    }
    let snapshot = try await service.snapshot(of: id)
    return snapshots.representation(of: snapshot, board: id).response(to: head)
  }

  /// Answers `DELETE /api/boards/{id}`; streams get `deleted` and end.
  func deleteBoard(_ id: String) async throws -> HTTPResponse {
    try await service.delete(id)
    snapshots.remove(id)
    return HTTPResponse(status: .noContent)
  }
}
