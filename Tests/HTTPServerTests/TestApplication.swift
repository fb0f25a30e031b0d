import Foundation
import Synchronization

@testable import HTTPServer

/// The smallest application that the vectors are about: a page, and a board that can be made.
final class TestApplication: HTTPHandler {
  static let page = Representation(
    body: Array("<!doctype html><title>Ordo</title>".utf8), contentType: "text/html; charset=utf-8")

  static let large = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  let requestGuard = RequestGuard()
  let channel: EventChannel
  let openStreams = Atomic(0)
  /// Answers `/later` when it is told to.
  let held = Held()
  /// Keeps a loop busy with `/hold` until it is opened.
  let gate = Gate()

  init(limits: EventChannel.Limits = .init()) {
    channel = EventChannel(position: "k3-0", limits: limits) { position in
      EventFrame(event: "reset", data: position)
    }
  }

  func screen(_ head: HTTPRequest.Head) -> Screening {
    if let refusal = requestGuard.refusal(of: head) { return .refuse(refusal.response) }
    return head.path == "*" ? .refuse(.generalOptions) : .accept(bodyLimit: 1 << 20)
  }

  func handle(_ request: HTTPRequest, _ responder: Responder) {
    switch (request.path, request.method) {
    case ("/", .get), ("/", .head):
      responder.send(Self.page.response(to: request.head))
    case ("/", _):
      responder.send(
        RequestRefusal.methodNotAllowed(request.method, path: "/", allowed: [.get, .head]).response)
    case ("/api/boards", .post):
      responder.send(createBoard(request.body))
    case ("/large", .get):
      responder.send(HTTPResponse(contentType: "application/octet-stream", body: Self.large))
    case ("/later", .get):
      held.hold(responder)
    case ("/hold", .get):
      gate.hold()
      responder.send(HTTPResponse(text: "held"))
    case ("/never", .get):
      break
    case ("/events", .get), ("/events", .head):
      openStreams.add(1, ordering: .relaxed)
      responder.stream(
        EventStream([.init(channel: channel, after: request.fields[.lastEventID])]) { [self] in
          openStreams.subtract(1, ordering: .relaxed)
        })
    default:
      responder.send(.problem(.notFound, code: "notFound", detail: "\(request.path) is not here."))
    }
  }

  func isVital(_ head: HTTPRequest.Head) -> Bool {
    head.path == "/"
  }

  private func createBoard(_ body: [UInt8]) -> HTTPResponse {
    guard (try? JSONSerialization.jsonObject(with: Data(body))) is [String: Any] else {
      return .problem(.badRequest, code: "malformedJSON", detail: "The body is not JSON.")
    }
    return HTTPResponse(status: .created, contentType: "application/json", body: body)
  }

  func publish(_ numbers: ClosedRange<Int>) {
    for number in numbers {
      channel.publish(EventFrame(event: "change", data: "\(number)", id: "k3-\(number)"))
    }
  }
}

/// Holds the thread that comes until a test lets it go.
final class Gate: Sendable {
  private let arrival = DispatchSemaphore(value: 0)
  private let opening = DispatchSemaphore(value: 0)

  func hold() {
    arrival.signal()
    opening.wait()
  }

  func waitForArrival() { arrival.wait() }

  func open() { opening.signal() }
}

/// Responders that a test answers later, from its own thread.
final class Held: Sendable {
  private let condition = NSCondition()
  private nonisolated(unsafe) var responders: [Responder] = []

  func hold(_ responder: Responder) {
    condition.withLock {
      responders.append(responder)
      condition.broadcast()
    }
  }

  /// Waits until a responder is there and takes it.
  func take() -> Responder? {
    let deadline = Date(timeIntervalSinceNow: TimeInterval(patience.components.seconds))
    return condition.withLock {
      while responders.isEmpty, condition.wait(until: deadline) {}
      return responders.isEmpty ? nil : responders.removeFirst()
    }
  }
}
