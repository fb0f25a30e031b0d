/// What a board can be made of: Ordo's own forms, and the exports of other programs.
public enum ImportFormat: Hashable, Sendable {
  /// One of the forms in which boards also go out; where another program's export comes in its guise,
  /// that is recognized.
  case own(BoardFormat)
  /// The JSON that Trello exports.
  case trello
  /// What Kanboard exports: the table of a project's tasks, or what its API answers to `getBoard`.
  case kanboard

  /// The format of a name on the command line.
  ///
  /// - Parameter name: `trello`, `kanboard`, or a name or an extension of Ordo's own forms.
  public init?(name: String) {
    switch name.lowercased() {
    case "trello": self = .trello
    case "kanboard": self = .kanboard
    default:
      guard let format = BoardFormat(name: name) else { return nil }
      self = .own(format)
    }
  }

  /// All names, as a sentence lists them.
  static let list = "json, csv, markdown, trello or kanboard"
}
