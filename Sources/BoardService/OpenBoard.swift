/// A board that is held in memory.
struct OpenBoard {
  var board: LiveBoard
  /// For how many rounds of housekeeping nobody has asked for it.
  var quietRounds = 0

  /// Whether nobody else holds the board: no request is under way and it writes nothing.
  ///
  /// A board may have only one `LiveBoard`, so one that is in use is never let go.
  mutating func isUnused() -> Bool {
    isKnownUniquelyReferenced(&board)
  }
}
