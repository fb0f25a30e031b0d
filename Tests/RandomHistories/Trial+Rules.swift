import BoardModel

// Each step beside the naive model.
extension Trial {
  mutating func checkRules(
    _ changeset: Changeset, _ resolution: Resolution, before: Board
  ) throws {
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
    let isChanged = draft != before.sortedDraft
    let isApplied = resolution.outcome == .applied
    try check(
      isApplied == isChanged || isApplied && changeset.mayComeRound,
      "is \(resolution.outcome), though the draft \(isChanged ? "differs" : "is the same")")
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

extension Changeset {
  /// Whether it may change something and in the end, or to the eye, nothing: what it takes back may
  /// belong to a section that is gone.
  fileprivate var mayComeRound: Bool {
    changes.count > 1 || changes.contains { if case .undo = $0 { true } else { false } }
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
