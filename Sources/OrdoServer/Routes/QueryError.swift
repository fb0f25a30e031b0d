/// What is wrong with the query of a request.
enum QueryError: Error, Hashable {
  case notARevision(name: String, value: String)

  /// Reads a revision.
  static func number(_ text: String, of name: String) throws(QueryError) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit), let number = Int(text) else {
      throw .notARevision(name: name, value: text)
    }
    return number
  }

  var code: String { "notARevision" }
}

extension QueryError: CustomStringConvertible {
  /// A sentence that names the value at fault and what to do.
  var description: String {
    switch self {
    case .notARevision(let name, let value):
      "?\(name)= is “\(value)”, which is not a revision. Use a whole number from 0 up."
    }
  }
}
