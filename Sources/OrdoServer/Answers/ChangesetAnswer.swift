import BoardModel
import BoardService

/// What an author is told of a changeset that was accepted.
struct ChangesetAnswer: Encodable {
  let id: Changeset.ID
  let revision: Int
  let outcome: Resolution.Outcome
  let skipped: [String]
  let fallback: [Int]
  let effects: [Effect]
  let digest: UInt32
  /// Present only where the changeset had been accepted before.
  let isRetry: Bool?

  init(_ result: ChangesetResult) {
    id = result.row.changeset.id
    revision = result.row.revision
    outcome = result.row.resolution.outcome
    skipped = result.row.resolution.skipped
    fallback = result.row.resolution.fallback
    effects = result.row.resolution.effects
    digest = result.row.resolution.digest
    isRetry = result.isRetry ? true : nil
  }
}

/// What an author is told of one changeset among several.
enum OutcomeAnswer: Encodable {
  case accepted(ChangesetAnswer)
  case rejected(Changeset.ID, Problem)
  case notTried(Changeset.ID)

  init(_ changeset: Changeset, _ outcome: ChangesetOutcome) {
    switch outcome {
    case .accepted(let result): self = .accepted(ChangesetAnswer(result))
    case .refused(let error): self = .rejected(changeset.id, Problem(error))
    case .notTried: self = .notTried(changeset.id)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case id, outcome, problem
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .accepted(let answer):
      try answer.encode(to: encoder)
    case .rejected(let id, let problem):
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(id, forKey: .id)
      try members.encode("rejected", forKey: .outcome)
      try members.encode(problem, forKey: .problem)
    case .notTried(let id):
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(id, forKey: .id)
      try members.encode("notTried", forKey: .outcome)
    }
  }
}
