/// Ids that the server makes: 12 characters that people do not mix up when they read them aloud.
public enum RandomID {
  private static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789".utf8)

  private static let length = 12

  /// How many ids there are.
  private static let count = (0..<length).reduce(UInt64(1)) { product, _ in
    product * UInt64(alphabet.count)
  }

  /// Makes an id.
  ///
  /// - Parameter generator: The source of chance.
  /// - Returns: 12 characters of a to z and 2 to 9 without i, l and o: one of 7 × 10^17.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    // One number for all of it: the system's chance costs a call of the kernel each time.
    var number = UInt64.random(in: 0..<count, using: &generator)
    return String(unsafeUninitializedCapacity: length) { text in
      for place in 0..<length {
        text[place] = alphabet[Int(number % UInt64(alphabet.count))]
        number /= UInt64(alphabet.count)
      }
      return length
    }
  }
}
