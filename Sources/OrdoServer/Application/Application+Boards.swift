import BoardModel
import BoardService
import BoardStore
import HTTPServer

extension Application {
  /// Answers `GET /api/boards`; `?named=` gives only those whose names hold the words.
  func listBoards(matching query: HTTPQuery) async throws -> HTTPResponse {
    let boards = try await service.boards(named: query["named"] ?? "").map(BoardEntry.init)
    return .json(BoardList(boards: boards), fields: [.cacheControl: "no-cache"])
  }

  /// Answers `POST /api/boards` with the new board's snapshot.
  func createBoard(_ request: HTTPRequest) async throws -> HTTPResponse {
    var ids = IDGenerator()
    if let template = try JSONText.decode(TemplateRequest.self, from: request.body).template {
      return try await create(template.draft(ids: &ids))
    }
    return try await create(
      JSONFormat.decode(request.body, name: "Untitled", ids: &ids))
  }

  /// Answers `POST /api/boards/import`; `?name=` renames the board.
  func importBoard(_ request: HTTPRequest) async throws -> HTTPResponse {
    let format = BoardFormat(mediaType: request.head.mediaType) ?? .json
    var draft = try await fileWork.run {
      var ids = IDGenerator()
      return try format.decode(request.body, name: "Imported list", ids: &ids)
    }
    if let name = request.query["name"] {
      draft.settings.name = name
      try draft.checkName()
    }
    return try await create(draft)
  }

  private func create(_ draft: BoardDraft) async throws -> HTTPResponse {
    let snapshot = try await service.create(draft)
    return .json(snapshot, status: .created, fields: [.location: "/api/boards/\(snapshot.id)"])
  }

  /// Answers `GET /api/boards/{id}/export?format=` with a file to save.
  func export(_ id: String, for head: HTTPRequest.Head) async throws -> HTTPResponse {
    let name = head.query["format"] ?? BoardFormat.json.rawValue
    guard let format = BoardFormat(rawValue: name) else { throw UsageError.unknownFormat(name) }
    let draft = try await service.export(id)
    let body = try await fileWork.run { format.encode(draft) }
    return HTTPResponse(
      status: .ok,
      fields: [
        .contentType: format.mediaType + (format == .json ? "" : "; charset=utf-8"),
        .contentDisposition: format.contentDisposition(of: draft.settings.name),
        .cacheControl: "no-cache",
      ],
      body: body)
  }
}

/// A request for a board from a template; other members say that it is a whole board.
private struct TemplateRequest: Decodable {
  let template: BoardTemplate?
}

/// The answer to `GET /api/boards`.
private struct BoardList: Encodable {
  let boards: [BoardEntry]
}

private struct BoardEntry: Encodable {
  let id: String
  let name: String
  let layout: BoardLayout
  let itemCount: Int
  let changedAt: Timestamp

  init(_ summary: BoardSummary) {
    id = summary.id
    name = summary.name
    layout = summary.layout
    itemCount = summary.itemCount
    changedAt = summary.changedAt
  }
}
