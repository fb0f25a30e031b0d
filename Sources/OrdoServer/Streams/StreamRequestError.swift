/// Why a stream of several boards cannot be opened.
enum StreamRequestError: Error, Hashable {
  case noBoard
  case tooManyBoards(count: Int)
  case repeatedBoard(String)
}

extension StreamRequestError: CustomStringConvertible {
  /// The case's name, as it stands on the wire.
  var code: String {
    switch self {
    case .noBoard: "noBoard"
    case .tooManyBoards: "tooManyBoards"
    case .repeatedBoard: "repeatedBoard"
    }
  }

  /// A sentence that names the value at fault and says what to do.
  var description: String {
    switch self {
    case .noBoard:
      "No board is named; ask with ?board=ID or ?board=ID@EPOCH-REVISION, once for each board."
    case .tooManyBoards(let count):
      "\(count) boards are too many for one stream; open one for each "
        + "\(BoardPosition.mostBoards) of them."
    case .repeatedBoard(let board):
      "The board “\(board)” is named twice; name it once, with the position that you have."
    }
  }
}
