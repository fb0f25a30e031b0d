import BoardModel
import BoardStore

/// All boards of a server, and the only one who writes to them.
public actor BoardService {
  let surroundings: Surroundings
  let limits: BoardLimits
  private var open: [String: OpenBoard] = [:]
  private var opening: [String: Task<Result<LiveBoard, ServiceError>, Never>] = [:]

  /// Makes a service; nothing is read yet.
  ///
  /// - Parameters:
  ///   - journal: Where the boards are kept.
  ///   - observers: Who is told of what was committed, one after the other.
  ///   - limits: How large new boards may grow.
  ///   - clock: The present time.
  ///   - random: The source of ids.
  public init(
    journal: any Journal, observers: [any BoardObserver] = [],
    limits: BoardLimits = BoardLimits(), clock: @escaping @Sendable () -> Timestamp,
    random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    surroundings = Surroundings(
      journal: journal, observers: observers, clock: clock, random: random)
    self.limits = limits
  }

  /// The boards that are held in memory.
  public var openBoardCount: Int { open.count }

  /// How many rows shared how many transactions of the journal.
  public nonisolated var journalStatistics: JournalStatistics { surroundings.journal.statistics }

  /// Whether changes can be taken: where the last write of the journal failed, it is tried again.
  public nonisolated var isWritable: Bool {
    get async {
      if surroundings.isWritable { return true }
      return (try? await surroundings.commit([.probe])) != nil
    }
  }

  /// The open board, opened at most once however many ask.
  func live(_ id: String) async throws(ServiceError) -> LiveBoard {
    if let board = open[id]?.board {
      open[id]?.quietRounds = 0
      return board
    }
    let task = opening[id] ?? startOpening(id)
    return try await task.value.get()
  }

  func openBoard(_ id: String) -> LiveBoard? { open[id]?.board }

  /// Lets go of a board, so that the next who asks reads the journal.
  func forget(_ id: String) {
    open[id] = nil
  }

  /// Lets go of boards that have not been asked for during so many rounds; each call is a round.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds a board stays.
  ///   - isKept: Whether a board stays, however quiet it is.
  public func releaseQuiet(after rounds: Int, except isKept: (String) -> Bool) {
    // An array, since the dictionary's own view of its keys would hold all boards too.
    for id in Array(open.keys) where !isKept(id) {
      guard var entry = open.removeValue(forKey: id) else { continue }
      entry.quietRounds += 1
      if entry.quietRounds <= rounds || !entry.isUnused() { open[id] = entry }
    }
  }

  private func openOrMake(_ id: String) async -> Result<LiveBoard, ServiceError> {
    do throws(JournalError) {
      if id == Home.id { try await makeHomeIfMissing() }
      return .success(try await LiveBoard.opened(id, by: self))
    } catch {
      return .failure(ServiceError(error))
    }
  }

  private func startOpening(_ id: String) -> Task<Result<LiveBoard, ServiceError>, Never> {
    let task = Task {
      let result = await openOrMake(id)
      open[id] = (try? result.get()).map { OpenBoard(board: $0) }
      opening[id] = nil
      return result
    }
    opening[id] = task
    return task
  }
}
