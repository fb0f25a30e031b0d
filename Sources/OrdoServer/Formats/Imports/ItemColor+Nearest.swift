import BoardModel

extension ItemColor {
  /// The colour that comes nearest to one of another program.
  ///
  /// - Parameter name: Its name in English, such as `Deep Orange`, `deep_orange` or `sky_light`.
  init?(nearestTo name: String) {
    let words = name.lowercased().split { $0 == " " || $0 == "_" }
      .filter { !["light", "dark", "deep"].contains($0) }
    guard words.count == 1 else { return nil }
    switch words[0] {
    case "yellow": self = .olive
    case "amber": self = .orange
    case "lime": self = .green
    case "cyan", "sky": self = .teal
    case "purple": self = .violet
    case "magenta": self = .pink
    case "grey", "black": self = .gray
    default: self.init(rawValue: String(words[0]))
    }
  }
}
