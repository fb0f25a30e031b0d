import Foundation
import Testing

@testable import OrdoServer

@Suite struct JSONScannerTests {
  private func fault(in text: String) -> JSONFault? {
    var scanner = JSONScanner(Array(text.utf8))
    do throws(JSONFault) {
      try scanner.scan()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "0", "-0", "10.25e-3", "1E+9", "true", "false", "null", "\"\"", "[]", "{}",
    " [ 1 , [ ] , { } ]\r\n\t",
    #"{"a":{"b":[1,"c\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"]},"a":null}"#, "\u{feff}{}", "\"富士山 é\"",
  ])
  func `what is json has no fault`(text: String) throws {
    #expect(fault(in: text) == nil)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  @Test(
    arguments: [
      ("", .ended), (" ", .ended), ("{", .ended), ("[1", .ended), ("[1,", .ended), ("\"a", .ended),
      (#""\"#, .ended), (#""\u00"#, .ended), (#"{"a""#, .ended), (#"{"a":"#, .ended), ("-", .ended),
      ("1.", .ended), ("1e", .ended), ("[1,]", .unexpected(at: 3)), ("{,}", .unexpected(at: 1)),
      (#"{"a":1,}"#, .unexpected(at: 7)), ("{'a':1}", .unexpected(at: 1)),
      ("{a:1}", .unexpected(at: 1)),
      (#"{"a" 1}"#, .unexpected(at: 5)), ("[1 2]", .unexpected(at: 3)),
      ("{}{}", .unexpected(at: 2)),
      ("[}", .unexpected(at: 1)), (#"{"a":]"#, .unexpected(at: 5)), ("[,1]", .unexpected(at: 1)),
      ("01", .unexpected(at: 1)), ("+1", .unexpected(at: 0)), (".5", .unexpected(at: 0)),
      ("-x", .unexpected(at: 1)), ("1.x", .unexpected(at: 2)), ("1ex", .unexpected(at: 2)),
      ("tru", .unexpected(at: 0)), ("nullx", .unexpected(at: 4)), ("NaN", .unexpected(at: 0)),
      (#""\x""#, .unexpected(at: 2)), (#""\u00g0""#, .unexpected(at: 5)),
      ("\"a\nb\"", .control(at: 2)),
      (#""\ud83d""#, .halfCharacter(at: 1)), (#""x\ude00""#, .halfCharacter(at: 2)),
      (#""\ud83d\u0041""#, .halfCharacter(at: 1)), ("/* */ 1", .unexpected(at: 0)),
    ] as [(String, JSONFault)])
  func `the first fault is found at its place`(text: String, expected: JSONFault) {
    #expect(fault(in: text) == expected)
  }

  @Test func `whatever one byte makes of a text, the scanner lets no more pass than the decoder`() {
    let text = Array(#"{"a":[-1.5e+3,{"b":"c\u00e9\n"},[],{}],"d":null,"e":true}"#.utf8)
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        guard let changed = String(validating: changed, as: UTF8.self) else { continue }
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(changed.utf8))) != nil
        #expect(isJSON || fault(in: changed) != nil, "\(changed)")
      }
    }
  }

  @Test func `what nests as deep as a decoder follows has no fault, and one more level has`() throws
  {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let deepest = nested(JSONScanner.deepest)
    #expect(fault(in: deepest) == nil)
    _ = try JSONSerialization.jsonObject(with: Data(deepest.utf8))
    #expect(fault(in: nested(JSONScanner.deepest + 1)) == .tooDeep(at: JSONScanner.deepest))
  }

  @Test func `what holds as many values as a decoder is given has no fault, and one more has`() {
    // The list is a value as well.
    let most = Array(repeating: "1", count: JSONScanner.most - 1).joined(separator: ",")
    #expect(fault(in: "[\(most)]") == nil)
    #expect(fault(in: "[\(most),1]") == .tooMany(at: 2 * JSONScanner.most - 1))
  }

  @Test(
    arguments: [
      (JSONFault.unexpected(at: 9), "Line 2, column 2: “;” cannot stand here."),
      (.halfCharacter(at: 9), "Line 2, column 2: “;” is half of a character."),
      (.control(at: 0), "Line 1, column 1: a control character"),
    ])
  func `a sentence names line, column and character`(fault: JSONFault, expected: String) {
    #expect(fault.sentence(about: Array("[1,2,\n山;".utf8)).hasPrefix(expected))
  }
}
