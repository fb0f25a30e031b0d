import BoardService

/// Makes ids for what comes in without one.
public struct IDGenerator: Sendable {
  private var randomness: any RandomNumberGenerator & Sendable

  /// Makes a generator.
  ///
  /// - Parameter randomness: Where chance comes from.
  public init(randomness: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
    self.randomness = randomness
  }

  /// The next id.
  ///
  /// - Returns: An id that is new for all practical purposes.
  public mutating func next() -> String {
    RandomID.make(using: &randomness)
  }
}
