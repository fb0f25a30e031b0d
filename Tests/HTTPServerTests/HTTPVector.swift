import Foundation
import Testing

/// A request and its right answer, from `Tests/Vectors/http.json`.
struct HTTPVector: Decodable, CustomTestStringConvertible {
  struct Expectation: Decodable {
    var status: [Int]
    var close: Bool?
    var responses: Int?
  }

  var name: String
  var raw: String
  var expect: Expectation
  var halfClose: Bool?
  var slow: Bool?
  var noBody: Bool?

  /// The request's bytes: the file writes each as one Latin-1 character.
  var bytes: [UInt8] { raw.unicodeScalars.map { UInt8($0.value) } }

  var testDescription: String { name }

  static func all(file: String = #filePath) throws -> [HTTPVector] {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("../Vectors/http.json")
    return try JSONDecoder().decode([HTTPVector].self, from: Data(contentsOf: url))
  }
}
