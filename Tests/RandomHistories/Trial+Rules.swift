import BoardModel

// Each step beside the naive model.
extension Trial {
  mutating func checkRules(
    _ changeset: Changeset, _ resolution: Resolution
  ) throws {
    let naiveBefore = naive
    if case .failure(let rejection) = naive.result(of: changeset) {
      try check(false, "is accepted, but should be rejected: \(rejection)")
    }
    try check(naive.revision == board.revision, "takes no revision")
    try check(
      resolution.skipped == naive.skipped, "skips \(resolution.skipped), not \(naive.skipped)")
    try check(
      resolution.fallback == naive.fallback,
      "falls back in \(resolution.fallback), not in \(naive.fallback)")
    let (draft, expected) = (board.sortedDraft, naive.draft)
    try check(draft == expected, "gives \(draft), not \(expected)")
    try check(board.digest == naive.digest, "the digest is \(board.digest), not \(naive.digest)")
    try check(resolution.digest == naive.digest, "reports another digest")
    let outcome: Resolution.Outcome = naive.isSame(as: naiveBefore) ? .unchanged : .applied
    try check(resolution.outcome == outcome, "is \(resolution.outcome), not \(outcome)")
  }

  /// A rejected changeset leaves everything as it was, and is rejected again.
  mutating func checkRejection(
    _ rejection: Rejection, of changeset: Changeset, before: Board
  ) throws {
    try check(board.state == before.state, "is rejected, but changes something")
    let again = board.result(of: changeset)
    try check(again == .failure(rejection), "comes to \(again) when it is sent again")
    switch naive.result(of: changeset) {
    case .success: try check(false, "is rejected, but should be accepted: \(rejection)")
    case .failure(let expected):
      try check(
        rejection == expected, "is rejected: \(rejection) The reason should be: \(expected)")
    }
  }
}

extension NaiveBoard {
  fileprivate mutating func result(of changeset: Changeset) -> Result<Void, Rejection> {
    Result { () throws(Rejection) in try resolve(changeset) }
  }
}

extension Board {
  /// The draft with the trash by id, as the naive model has it.
  var sortedDraft: BoardDraft {
    var draft = draft
    draft.trash.sort { $0.id < $1.id }
    return draft
  }
}
