extension BoardLayout: Codable {
  /// Reads the name of a layout.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names what is no layout.
  public init(from decoder: any Decoder) throws { self = try decoder.choice() }
}

extension ItemColor: Codable {
  /// Reads the name of a color.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError` that names what is no color.
  public init(from decoder: any Decoder) throws { self = try decoder.choice() }
}
