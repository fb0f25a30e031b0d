import Foundation

/// Runs work in a folder of its own, which is gone afterwards.
func withTemporaryFolder<Value>(_ work: (String) async throws -> Value) async throws -> Value {
  let folder = NSTemporaryDirectory() + "ordo-store-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await work(folder)
}
