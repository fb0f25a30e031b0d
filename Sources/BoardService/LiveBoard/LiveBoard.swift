import BoardModel
import BoardStore

/// An open board, and the only one who writes to it.
actor LiveBoard {
  /// Changesets of one author, in order, and the way back to who sent them.
  struct Submission: Sendable {
    var changesets: [Changeset]
    /// What is written together with the one changeset, or not at all.
    var companions: [JournalWrite] = []
    let answer: @Sendable ([ChangesetOutcome]) -> Void
  }

  let id: String
  let epoch: String
  let surroundings: Surroundings
  private weak let owner: BoardService?

  /// The working board: what is committed, and while a group is being written, that group.
  var board: Board
  var committedRevision: Int
  var committedName: String
  /// Whether the journal may hold rows that this board has not seen.
  var mayBeBehind = false
  var isDeleted = false

  private(set) var waiting: [Submission] = []
  private var deletions: [CheckedContinuation<Result<Void, ServiceError>, Never>] = []
  private var readers: [CheckedContinuation<Board, Never>] = []
  private var isWriting = false
  private var snapshotTask: (revision: Int, task: Task<EncodedSnapshot, Never>)?

  /// The rows after the latest stored state.
  var tailRows: Int
  /// How many of them make it worth looking again whether to store a state.
  var nextLook = 0
  var storing: Task<Void, Never>?

  init(_ board: Board, tailRows: Int, surroundings: Surroundings, owner: BoardService) {
    id = board.id
    epoch = board.epoch
    committedRevision = board.revision
    committedName = board.settings.name
    self.owner = owner
    self.board = board
    self.tailRows = tailRows
    self.surroundings = surroundings
  }

  /// The service, as long as there is one.
  func service() throws(ServiceError) -> BoardService {
    guard let owner else { throw .unavailable(reason: "The server has stopped.") }
    return owner
  }

  /// Hands in changesets and waits for what becomes of them.
  func submit(
    _ changesets: [Changeset], with companions: [JournalWrite] = []
  ) async -> [ChangesetOutcome] {
    await withCheckedContinuation { continuation in
      waiting.append(
        Submission(changesets: changesets, companions: companions) {
          continuation.resume(returning: $0)
        })
      startWriting()
    }
  }

  /// Deletes the board after what was submitted before.
  func delete() async throws(ServiceError) {
    try await withCheckedContinuation { continuation in
      deletions.append(continuation)
      startWriting()
    }.get()
  }

  /// The board as it is committed; waits for a commit in flight, and reads on after one that failed.
  func committedBoard() async -> Board {
    if mayBeBehind { startWriting() }
    guard isWriting else { return board }
    return await withCheckedContinuation { readers.append($0) }
  }

  /// The committed board, for whoever reads it.
  func readableBoard() async throws(ServiceError) -> Board {
    let board = await committedBoard()
    guard !isDeleted else { throw .deletedBoard(id) }
    return board
  }

  /// Where the board stands; whoever asks before a deletion hears of it as an observer.
  func position() throws(ServiceError) -> (epoch: String, revision: Int) {
    guard !isDeleted else { throw .deletedBoard(id) }
    return (epoch, committedRevision)
  }

  /// The snapshot of the present revision, encoded once for all who ask.
  func snapshot() async throws(ServiceError) -> EncodedSnapshot {
    guard !isDeleted else { throw .deletedBoard(id) }
    if let snapshotTask, snapshotTask.revision == committedRevision, !mayBeBehind {
      return await snapshotTask.task.value
    }
    let board = try await readableBoard()
    if let snapshotTask, snapshotTask.revision == board.revision {
      return await snapshotTask.task.value
    }
    let task = Task.detached { EncodedSnapshot(board.snapshot) }
    snapshotTask = (board.revision, task)
    return await task.value
  }

  private func startWriting() {
    guard !isWriting else { return }
    isWriting = true
    Task { await writeAll() }
  }

  private func writeAll() async {
    while !waiting.isEmpty || !deletions.isEmpty || !readers.isEmpty {
      let submissions = waiting
      waiting = []
      if !submissions.isEmpty { await write(submissions) }
      await deleteIfAsked()
      try? await catchUp()
      for reader in readers { reader.resume(returning: board) }
      readers = []
    }
    isWriting = false
  }

  private func deleteIfAsked() async {
    let asked = deletions
    deletions = []
    guard !asked.isEmpty else { return }
    let result = await markDeleted()
    for continuation in asked { continuation.resume(returning: result) }
  }
}
