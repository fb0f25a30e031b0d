extension BoardFormat {
  /// The format of a name, or of a file's extension.
  init?(name: String) {
    guard let format = Self(rawValue: name.lowercased()) ?? Self(fileExtension: name) else {
      return nil
    }
    self = format
  }

  /// The format of a name, for a board that goes out.
  init(exportName name: String) throws(UsageError) {
    if let format = Self(name: name) {
      self = format
    } else if ImportFormat(name: name) != nil {
      throw .importOnly(name)
    } else {
      throw .unknownFormat(name)
    }
  }

  /// All names, as a sentence lists them.
  static let list = "json, csv or markdown"
}
