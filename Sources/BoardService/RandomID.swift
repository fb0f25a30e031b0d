/// Ids that the server makes: 12 characters that people do not mix up when they read them aloud.
public enum RandomID {
  private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

  /// Makes an id.
  ///
  /// - Parameter generator: The source of chance.
  /// - Returns: 12 characters of a to z and 2 to 9 without i, l and o: one of 7 × 10^17.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    String((0..<12).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] })
  }
}
