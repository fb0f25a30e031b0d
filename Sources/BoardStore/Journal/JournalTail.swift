/// How much there is to read after the latest state of a board.
public struct JournalTail: Hashable, Sendable {
  /// The rows after the state.
  public var rows: Int
  /// Their size in bytes.
  public var bytes: Int
  /// The size of the state in bytes.
  public var stateBytes: Int

  /// Makes the sizes.
  ///
  /// - Parameters:
  ///   - rows: The rows after the state.
  ///   - bytes: Their size in bytes.
  ///   - stateBytes: The size of the state in bytes.
  public init(rows: Int, bytes: Int, stateBytes: Int) {
    self.rows = rows
    self.bytes = bytes
    self.stateBytes = stateBytes
  }
}
