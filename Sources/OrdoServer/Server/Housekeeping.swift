import BoardService

/// Lets go of boards that nobody has asked for and nobody follows for some minutes.
struct Housekeeping: Sendable {
  private static let interval = Duration.seconds(60)
  /// How many rounds a board stays after it was last asked for.
  private static let patience = 5

  let service: BoardService
  let snapshots: SnapshotCache
  let channels: BoardChannels

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
  }
}
