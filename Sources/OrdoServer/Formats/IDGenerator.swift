/// Makes ids: 12 characters of `a` to `z` and `2` to `9`, without those that look alike.
public struct IDGenerator: Sendable {
  private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789".utf8)

  private var randomness: any RandomNumberGenerator & Sendable

  /// Makes a generator.
  ///
  /// - Parameter randomness: Where chance comes from.
  public init(randomness: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
    self.randomness = randomness
  }

  /// The next id.
  ///
  /// - Returns: An id that is new for all practical purposes: one of 31^12.
  public mutating func next() -> String {
    let characters = (0..<12).map { _ in
      Self.alphabet[Int.random(in: Self.alphabet.indices, using: &randomness)]
    }
    return String(decoding: characters, as: UTF8.self)
  }
}
