import BoardService
import HTTPServer

extension Application {
  /// What is answered where something went wrong; what a person should look at goes into the log.
  func response(to error: any Error) -> HTTPResponse {
    let problem = Self.problem(of: error)
    if problem.status.code >= 500 {
      logger.log(
        .error, "A request failed",
        ["problem.code": problem.code, "problem.detail": problem.detail])
    }
    return problem.response
  }

  private static func problem(of error: any Error) -> Problem {
    switch error {
    case let error as ServiceError: Problem(error)
    case let error as JSONError: Problem(error)
    case let error as FormatError: Problem(error)
    case let error as TemplateError: Problem(error)
    case let error as StreamRequestError:
      Problem(status: .unprocessableContent, code: error.code, detail: error.description)
    case let error as QueryError:
      Problem(status: .unprocessableContent, code: error.code, detail: error.description)
    case let error as UsageError:
      Problem(status: .unprocessableContent, code: "unknownFormat", detail: error.description)
    default:
      Problem(
        status: .internalServerError, code: "internalError",
        detail: "The server made a mistake; its log has the details. (\(error))")
    }
  }
}
