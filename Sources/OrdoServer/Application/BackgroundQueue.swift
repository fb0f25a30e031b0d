import Dispatch

/// Long work, one piece after another on a thread of its own: on the cooperative pool, which has a
/// thread for each core, a few large files would keep everybody waiting.
struct BackgroundQueue: Sendable {
  private let queue = DispatchQueue(label: "ordo.files")

  func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }
}
