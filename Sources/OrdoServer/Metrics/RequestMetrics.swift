import Foundation
import HTTPServer

/// Counts what was asked and how it was answered; a lock once a request, never once a delivery.
final class RequestMetrics: Sendable {
  /// The answers that are counted together.
  struct Answer: Hashable {
    var route: String
    var status: Int
  }

  /// What was counted.
  struct Counts {
    var answers: [Answer: Int] = [:]
    var rejections: [String: Int] = [:]
    /// The seconds from a request with changes until its answer, by which time they are durable.
    var changes = Histogram.seconds
  }

  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var present = Counts()

  /// All that was counted so far.
  var counts: Counts { lock.withLock { present } }

  /// Counts an answer.
  func count(_ status: HTTPStatus, on route: String) {
    let answer = Answer(route: route, status: status.code)
    lock.withLock { present.answers[answer, default: 0] += 1 }
  }

  /// Counts a request that was refused before its body was read.
  func count(_ refusal: RequestRefusal, on route: String) {
    count(refusal.response.status, on: route)
    lock.withLock { present.rejections[refusal.code, default: 0] += 1 }
  }

  /// Records how long changes took.
  func recordChange(seconds: Double) {
    lock.withLock { present.changes.record(seconds) }
  }
}
