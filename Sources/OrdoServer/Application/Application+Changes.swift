import BoardModel
import BoardService
import HTTPServer

extension Application {
  /// `POST /api/boards/{id}/changes`, with one changeset or an array of one author's.
  func submit(_ request: HTTPRequest, to id: String) async throws -> HTTPResponse {
    guard request.body.first(where: { !$0.isJSONBlank }) == UInt8(ascii: "[") else {
      let changeset = try JSONText.decode(Changeset.self, from: request.body)
      return .json(ChangesetAnswer(try await service.submit(changeset, to: id)))
    }
    let changesets = try JSONText.decode([Changeset].self, from: request.body)
    let outcomes = try await service.submit(changesets, to: id)
    return .json(zip(changesets, outcomes).map(OutcomeAnswer.init))
  }
}
