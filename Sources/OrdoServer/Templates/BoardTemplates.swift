import BoardModel
import HTTPServer

/// Boards to begin with: the files `templates/NAME.LANGUAGE.json` of the public folder.
struct BoardTemplates {
  private static let fallback = "en"

  private let files: StaticFiles

  /// Finds the templates among files.
  ///
  /// - Parameter files: The public folder.
  init(in files: StaticFiles) {
    self.files = files
  }

  /// The names of all templates, sorted.
  var names: [String] {
    Array(Set(files.paths.compactMap(Self.name))).sorted()
  }

  /// Makes a board from a template, with ids of its own.
  ///
  /// - Parameters:
  ///   - name: The template.
  ///   - languages: The languages that it may be in, the dearest first; English where it has none.
  ///   - ids: Makes the ids of sections and items.
  /// - Returns: A whole board.
  /// - Throws: `TemplateError`, which names the template.
  func draft(
    named name: String, in languages: [String], ids: inout IDGenerator
  ) throws(TemplateError) -> BoardDraft {
    for language in languages + [Self.fallback] {
      let path = "/templates/\(name).\(language).json"
      guard let file = files.body(at: path) else { continue }
      do {
        return try JSONFormat.decode(file, name: name, ids: &ids).withNewIDs(&ids)
      } catch {
        throw .damagedTemplate(path: path, reason: error)
      }
    }
    throw .unknownTemplate(name, known: names)
  }

  private static func name(ofFileAt path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1] == "templates" else { return nil }
    let words = parts[2].split(separator: ".")
    return words.count == 3 && words[2] == "json" ? String(words[0]) : nil
  }
}

/// Why no board was made from a template.
enum TemplateError: Error, Hashable {
  case unknownTemplate(String, known: [String])
  case damagedTemplate(path: String, reason: FormatError)
}

extension TemplateError {
  /// The case's name, as it stands on the wire.
  var code: String {
    switch self {
    case .unknownTemplate: "unknownTemplate"
    case .damagedTemplate: "damagedTemplate"
    }
  }
}

extension TemplateError: CustomStringConvertible {
  /// A sentence that names the template and says what there is.
  var description: String {
    switch self {
    case .unknownTemplate(let name, known: []):
      "There is no template “\(name)”, as the public folder holds none. Leave it out."
    case .unknownTemplate(let name, let known):
      "There is no template “\(name)”. Use one of \(known.joined(separator: ", "))."
    case .damagedTemplate(let path, let reason):
      "The template “\(path)” of the public folder is no board. \(reason)"
    }
  }
}
