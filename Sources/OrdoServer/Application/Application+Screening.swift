import HTTPServer
import Sockets

extension Application {
  func isVital(_ head: HTTPRequest.Head) -> Bool {
    Route(path: head.path)?.isVital ?? false
  }

  func screen(_ head: HTTPRequest.Head) -> Screening {
    let route = Route(path: head.path)
    do throws(RequestRefusal) {
      if let refusal = gate.refusalByHost(of: head) { throw refusal }
      if let answer = answerToOptions(head, route) {
        requests.count(answer.status, on: Self.name(of: route))
        log(answer.status, of: head)
        return .refuse(answer.adding(fields(for: head)))
      }
      return .accept(bodyLimit: try admit(head, to: route))
    } catch {
      requests.count(error, on: Self.name(of: route))
      log(error.response.status, of: head, ["problem.code": error.code])
      return .refuse(error.response.adding(fields(for: head)))
    }
  }

  /// What a request is told that asks only what it may ask for.
  private func answerToOptions(_ head: HTTPRequest.Head, _ route: Route?) -> HTTPResponse? {
    if head.path == "*" { return .generalOptions }
    return route.flatMap { gate.preflight(head, methods: $0.methods) }
  }

  /// Lets a request in, with a body of so many bytes at most.
  private func admit(
    _ head: HTTPRequest.Head, to route: Route?
  ) throws(RequestRefusal) -> Int {
    guard let route else {
      try admitToFiles(head)
      return 1 << 20
    }
    guard route.methods.contains(head.method) else {
      throw .methodNotAllowed(head.method, path: head.path, allowed: route.methods)
    }
    if let refusal = gate.refusal(of: head, contentTypes: route.contentTypes) { throw refusal }
    return route.bodyLimit
  }

  private func admitToFiles(_ head: HTTPRequest.Head) throws(RequestRefusal) {
    guard head.method == .get || head.method == .head else {
      guard files.contains(head.path) else { throw .unknownPath(head.path) }
      throw .methodNotAllowed(head.method, path: head.path, allowed: [.get, .head])
    }
  }

  /// What an answer tells the browser beyond what every answer does.
  func fields(for head: HTTPRequest.Head) -> HTTPFields {
    let fields = gate.crossOriginFields(for: head)
    return proxies.isSecure(head) ? fields.appending(.transportSecurity) : fields
  }

  /// Counts and logs the answer to a request when it is given.
  func observer(
    of head: HTTPRequest.Head, _ route: Route?
  ) -> @Sendable (HTTPStatus) -> Void {
    let start = MonotonicInstant.now
    return { [self] status in
      let seconds = Double(MonotonicInstant.now.nanoseconds - start.nanoseconds) / 1e9
      requests.count(status, on: Self.name(of: route))
      if case .changes = route { requests.recordChange(seconds: seconds) }
      log(status, of: head, ["response.seconds": "\(seconds)"])
    }
  }

  func didReject(_ request: RejectedRequest) {
    requests.count(
      request.status, on: request.head.map { Self.name(of: Route(path: $0.path)) } ?? "-")
    guard let head = request.head else {
      return logger.log(
        .debug, "A request was refused",
        [
          "response.status": "\(request.status.code)", "problem.code": request.code,
          "client.address": request.peer.ip?.description ?? "local",
        ])
    }
    log(request.status, of: head, ["problem.code": request.code])
  }

  private func log(
    _ status: HTTPStatus, of head: HTTPRequest.Head,
    _ metadata: @autoclosure () -> [String: String] = [:]
  ) {
    logger.log(
      .debug, "A request was answered",
      [
        "request.method": head.method.rawValue, "request.target": head.rawTarget,
        "response.status": "\(status.code)",
        "client.address": proxies.client(of: head)?.description ?? "local",
      ].merging(metadata()) { $1 })
  }

  /// The name under which a route's requests are counted; what has none is a file, or nothing.
  private static func name(of route: Route?) -> String {
    route?.template ?? "/*"
  }
}

extension RequestRefusal {
  /// The refusal of a path that stands for nothing.
  static func unknownPath(_ path: String) -> RequestRefusal {
    RequestRefusal(
      .notFound, code: "unknownPath", detail: "There is nothing at “\(path)” on this server.")
  }
}
