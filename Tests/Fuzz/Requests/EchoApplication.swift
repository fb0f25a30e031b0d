/// Answers each request with what was understood, so that equal answers mean equal requests.
final class EchoApplication: HTTPHandler, @unchecked Sendable {
  static let bodyLimit = 600

  private(set) var requests: [HTTPRequest] = []

  func screen(_ head: HTTPRequest.Head) -> Screening {
    if head.path == "*" { return .refuse(.generalOptions) }
    return head.path.hasPrefix("/no")
      ? .refuse(HTTPResponse(status: .forbidden)) : .accept(bodyLimit: Self.bodyLimit)
  }

  func handle(_ request: HTTPRequest, _ responder: Responder) {
    requests.append(request)
    if request.path == "/events" {
      responder.stream(EventStream([]))
    } else {
      responder.send(
        HTTPResponse(contentType: "text/plain", body: request.canonicalBytes))
    }
  }
}
