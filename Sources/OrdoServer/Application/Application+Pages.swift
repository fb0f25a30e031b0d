import BoardService
import HTTPServer

extension Application {
  /// Answers `GET /` and `GET /b/{id}`.
  func page(_ path: String, for head: HTTPRequest.Head) -> HTTPResponse {
    files.response(to: head, path: path) ?? .unknownPath(head.path)
  }

  /// Answers `GET /healthz`: the process is alive.
  func health() -> HTTPResponse {
    .json(["status": "ok"], fields: [.cacheControl: "no-store"])
  }

  /// Answers `GET /readyz`: whether requests should be sent here.
  func readiness() async throws -> HTTPResponse {
    guard isReady else {
      return .problem(
        .serviceUnavailable, code: "stopping", detail: "The server is stopping.",
        fields: [.retryAfter: "5"])
    }
    guard await service.isWritable else {
      return .problem(
        .serviceUnavailable, code: "unwritable",
        detail: "The journal cannot be written; see whether the disk is full.",
        fields: [.retryAfter: "5"])
    }
    return health()
  }
}
