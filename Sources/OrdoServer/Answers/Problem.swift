import BoardModel
import BoardService
import HTTPServer

/// What went wrong with a request, as `application/problem+json` tells it.
struct Problem: Encodable, Hashable {
  var status: HTTPStatus
  var code: String
  var detail: String
  /// Whether the same request may do better in a moment.
  var canBeRetried = false

  private enum CodingKeys: String, CodingKey {
    case title, status, detail, code
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(status.reasonPhrase, forKey: .title)
    try members.encode(status.code, forKey: .status)
    try members.encode(detail, forKey: .detail)
    try members.encode(code, forKey: .code)
  }

  /// The whole answer.
  var response: HTTPResponse {
    .problem(
      status, code: code, detail: detail, fields: canBeRetried ? [.retryAfter: "1"] : [:])
  }
}

extension Problem {
  init(_ error: ServiceError) {
    self.init(
      status: Self.status(of: error), code: error.code, detail: error.description,
      canBeRetried: Self.canBeRetried(error))
  }

  private static func status(of error: ServiceError) -> HTTPStatus {
    switch error {
    case .unknownBoard, .unknownRevision: .notFound
    case .deletedBoard: .gone
    case .boardExists, .epochChanged: .conflict
    case .rejected(let rejection): rejection.isMalformed ? .unprocessableContent : .conflict
    case .malformedBoard, .idReused: .unprocessableContent
    case .serverOwned: .forbidden
    case .unavailable: .serviceUnavailable
    case .damaged: .internalServerError
    }
  }

  private static func canBeRetried(_ error: ServiceError) -> Bool {
    if case .unavailable = error { true } else { false }
  }

  init(_ error: JSONError) {
    let status: HTTPStatus =
      if case .brokenJSON = error { .badRequest } else { .unprocessableContent }
    self.init(status: status, code: error.code, detail: error.description)
  }

  init(_ error: TemplateError) {
    let status: HTTPStatus =
      if case .damagedTemplate = error { .internalServerError } else { .unprocessableContent }
    self.init(status: status, code: error.code, detail: error.description)
  }

  init(_ error: FormatError) {
    if case .json(let error) = error {
      self.init(error)
    } else {
      self.init(
        status: .unprocessableContent, code: error.code, detail: error.description)
    }
  }
}
