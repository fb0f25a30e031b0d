import BoardModel
import Foundation

/// An error as it is told.
struct ToldProblem: Decodable, Equatable {
  var title: String
  var status: Int
  var detail: String
  var code: String
}

/// The answer to a changeset.
struct ToldResult: Decodable {
  var id: String
  var revision: Int
  var outcome: String
  var skipped: [String]
  var fallback: [Int]
  var effects: [Effect]
  var digest: UInt32
  var isRetry: Bool?
}

extension HTTPClient {
  /// Sends JSON by POST.
  func post(_ path: String, _ json: String) async throws -> ClientResponse {
    try await send("POST", path, type: "application/json", body: Array(json.utf8))
  }

  func get(_ path: String, fields: [(String, String)] = []) async throws -> ClientResponse {
    try await send("GET", path, fields: fields)
  }

  /// A board with the section `s` that holds items `a` to `e`, and an empty section `t`.
  func createBoard() async throws -> BoardSnapshot {
    let items = "abcde".map { #"{"id":"\#($0)","title":"\#($0)"}"# }.joined(separator: ",")
    return try await post(
      "/api/boards",
      #"{"name":"Test","sections":[{"id":"s","items":[\#(items)]},{"id":"t","items":[]}]}"#
    ).json()
  }

  func snapshot(of board: String) async throws -> BoardSnapshot {
    try await get("/api/boards/\(board)").json()
  }

  /// Moves an item before another one.
  func move(
    _ item: String, before anchor: String, on board: String, id: String
  ) async throws -> ClientResponse {
    try await post("/api/boards/\(board)/changes", Self.move(item, before: anchor, id: id))
  }

  /// The changeset that moves an item before another one.
  static func move(_ item: String, before anchor: String, id: String) -> String {
    #"{"id":"\#(id)","changes":[{"reorder":{"sources":["\#(item)"],"destination":"#
      + #"{"collectionID":"s","position":{"before":"\#(anchor)"}}}}]}"#
  }
}

extension BoardSnapshot {
  /// The ids in order.
  var order: [[String]] { sections.map { $0.items.map(\.id) } }
}
