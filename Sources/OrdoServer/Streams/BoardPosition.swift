import HTTPServer

/// A board that a stream is to follow, and what the client has of it: `9f3k@k3-118`.
struct BoardPosition: Hashable {
  /// How many boards one stream may follow.
  static let mostBoards = 50

  var board: String
  /// The position that the client has reached; nil for now.
  var position: String?

  init(board: String, position: String? = nil) {
    self.board = board
    self.position = position
  }

  /// Reads `ID@EPOCH-REVISION`, or `ID` alone; an id holds no `@`.
  init(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(board: String(parts[0]), position: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The boards of `?board=ID@EPOCH-REVISION&board=…`.
  static func list(in query: HTTPQuery) throws(StreamRequestError) -> [BoardPosition] {
    let places = query[values: "board"].map { BoardPosition($0) }
    guard !places.isEmpty else { throw .noBoard }
    guard places.count <= mostBoards else { throw .tooManyBoards(count: places.count) }
    var known: Set<String> = []
    for place in places where !known.insert(place.board).inserted {
      throw .repeatedBoard(place.board)
    }
    return places
  }
}
