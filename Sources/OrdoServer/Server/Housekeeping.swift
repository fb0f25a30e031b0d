import BoardModel
import BoardService

/// Lets go of boards that nobody has asked for and nobody follows for some minutes, and for ever of those
/// that were deleted long ago.
struct Housekeeping: Sendable {
  private static let interval = Duration.seconds(60)
  /// How many rounds a board stays after it was last asked for.
  private static let patience = 5
  /// How long a deleted board can be brought back, in milliseconds.
  private static let retention: Int64 = 30 * 86_400_000

  let service: BoardService
  let snapshots: SnapshotCache
  let channels: BoardChannels
  let clock: @Sendable () -> Timestamp
  let logger: Logger

  /// Goes around every minute until its task is cancelled.
  func run() async {
    while (try? await Task.sleep(for: Self.interval)) != nil { await goAround() }
  }

  /// Goes around once.
  func goAround() async {
    let followed = channels.releaseQuiet(after: Self.patience)
    await service.releaseQuiet(after: Self.patience) { followed.contains($0) }
    // So a board that is let go of is not answered for, and one that is read only is asked again before
    // it counts as quiet.
    snapshots.removeAll()
    await purgeBoards()
  }

  private func purgeBoards() async {
    let time = Timestamp(milliseconds: clock().milliseconds - Self.retention)
    do {
      try await service.purgeBoards(deletedBefore: time)
    } catch {
      logger.log(
        .warning, "Boards that were deleted long ago could not be purged; this is tried again",
        ["error": error.description])
    }
  }
}
