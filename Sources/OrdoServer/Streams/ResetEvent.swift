import HTTPServer

/// The event that tells a follower to fetch the board anew.
struct ResetEvent: Encodable {
  let board: String
  let epoch: String
  let revision: Int

  /// Makes the event at a position of the board's channel.
  init(board: String, position: String) {
    let place = StreamPosition(position)
    precondition(place != nil, "“\(position)” is no position of a channel")
    self.board = board
    epoch = place?.epoch ?? ""
    revision = place?.revision ?? 0
  }

  var frame: EventFrame {
    EventFrame(event: "reset", data: JSONText.encode(self))
  }
}

/// The last event of a board that is deleted.
struct DeletedEvent: Encodable {
  let board: String

  var frame: EventFrame {
    EventFrame(event: "deleted", data: JSONText.encode(self))
  }
}
