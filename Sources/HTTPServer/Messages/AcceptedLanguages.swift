/// The languages that an `Accept-Language` asks for, the dearest first.
public struct AcceptedLanguages: Sendable {
  /// The languages without their regions and scripts, in lower case, such as `tr`.
  public let languages: [String]

  /// Reads the field's value.
  ///
  /// - Parameter value: The value, such as `tr-TR, tr;q=0.9, en;q=0.5`; nil where it was not sent.
  public init(_ value: String?) {
    let wishes = FieldList(value ?? "").prefix(32).enumerated().compactMap(Self.wish)
    languages = wishes.sorted { ($1.quality, $0.place) < ($0.quality, $1.place) }.map(\.language)
  }

  /// The language of a tag: what stands before its first hyphen, in lower case.
  ///
  /// - Parameter tag: The tag, such as `tr-TR`.
  /// - Returns: The language, such as `tr`.
  public static func language(of tag: String) -> String {
    tag.split(separator: "-", omittingEmptySubsequences: false).first?.lowercased() ?? ""
  }

  private static func wish(
    _ place: Int, _ member: String
  ) -> (language: String, quality: Double, place: Int)? {
    let parts = member.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.filter { !$0.isWhitespace }
    }
    guard let tag = parts.first, !tag.isEmpty, tag != "*" else { return nil }
    let weight = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
    let quality = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    guard quality > 0, quality <= 1 else { return nil }
    return (language(of: tag), quality, place)
  }
}
