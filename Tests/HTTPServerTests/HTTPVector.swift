import Foundation
import Testing

/// A request and its right answer, from a file of `Tests/Vectors`.
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

  /// The vectors of the reference, and those of the families that it names beside them.
  static func all() throws -> [HTTPVector] {
    try read("http") + read("http-families")
  }

  static func read(_ name: String, file: String = #filePath) throws -> [HTTPVector] {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("../Vectors/\(name).json")
    return try JSONDecoder().decode([HTTPVector].self, from: Data(contentsOf: url))
  }
}
