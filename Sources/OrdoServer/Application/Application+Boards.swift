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
    let wish = try JSONText.decode(TemplateRequest.self, from: request.body)
    if let template = wish.template {
      let languages =
        wish.language.map { [AcceptedLanguages.language(of: $0)] }
        ?? AcceptedLanguages(request.head.fields[.acceptLanguage]).languages
      return try await create(
        BoardTemplates(in: files).draft(named: template, in: languages, ids: &ids))
    }
    return try await create(
      JSONFormat.decode(request.body, name: "Untitled", ids: &ids))
  }

  /// Answers `POST /api/boards/import`; `?name=` renames the board, and `?format=` names what is
  /// not recognized.
  func importBoard(_ request: HTTPRequest) async throws -> HTTPResponse {
    let format = try importFormat(of: request)
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

  /// The format that `?format=` names, or that the body's type stands for.
  private func importFormat(of request: HTTPRequest) throws(UsageError) -> ImportFormat {
    guard let name = request.query["format"] else {
      return .own(BoardFormat(mediaType: request.head.mediaType) ?? .json)
    }
    guard let format = ImportFormat(name: name) else { throw .unknownImportFormat(name) }
    return format
  }

  private func create(_ draft: BoardDraft) async throws -> HTTPResponse {
    let snapshot = try await service.create(draft)
    return .json(snapshot, status: .created, fields: [.location: "/api/boards/\(snapshot.id)"])
  }

  /// Answers `GET /api/boards/{id}/export?format=` with a file to save.
  func export(_ id: String, for head: HTTPRequest.Head) async throws -> HTTPResponse {
    let name = head.query["format"] ?? BoardFormat.json.rawValue
    let format = try BoardFormat(exportName: name)
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
