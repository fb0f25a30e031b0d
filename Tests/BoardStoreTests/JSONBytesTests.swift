import BoardModel
import BoardStore
import Foundation
import Testing

@Suite struct JSONBytesTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONBytes.encode(value), as: UTF8.self)
  }

  @Test func `rows, states and snapshots read back as they were`() throws {
    let board = try sampleBoard("a")
    try expectRoundTrip(sampleRow(7))
    try expectRoundTrip(board.state)
    try expectRoundTrip(board.snapshot)
    try expectRoundTrip(board.draft)
  }

  @Test func `they say the same as by Foundation`() throws {
    try expectSameAsFoundation(sampleRow(7))
    try expectSameAsFoundation(sampleBoard("a").state)
    try expectSameAsFoundation(sampleBoard("a").snapshot)
  }

  @Test func `every scalar reads back, in a key as well as in a value`() throws {
    for number in 0...0x2FF {
      guard let scalar = Unicode.Scalar(UInt32(number)) else { continue }
      try expectRoundTrip(["a\(scalar)\u{10FFFF}": "\(scalar)富\(scalar)"])
    }
  }

  @Test func `members stand in the order in which they are encoded`() throws {
    #expect(
      try text(Shapes()) == """
        {"first":1,"array":[[],[null,{}],{"in":true}],"object":{"in":{"deep":"\\"\\\\\\n\\u0001"}},\
        "none":null,"super":[0.5],"last":-3}
        """)
  }

  @Test func `a value alone is JSON too`() throws {
    #expect(try text("") == #""""#)
    #expect(try text(UInt64.max) == "18446744073709551615")
    #expect(try text([Int?]([1, nil])) == "[1,null]")
    #expect(try text(Int?.none) == "null")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON does not have is refused`(_ number: Double) {
    #expect(throws: EncodingError.self) { try JSONBytes.encode([number]) }
  }

  private func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    let json = Data(try JSONBytes.encode(value))
    #expect(try JSONDecoder().decode(Value.self, from: json) == value)
  }

  private func expectSameAsFoundation(_ value: some Encodable) throws {
    let ours = try JSONSerialization.jsonObject(with: Data(JSONBytes.encode(value)))
    let theirs = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    #expect((ours as? NSDictionary) == (theirs as? NSDictionary))
  }
}

/// Uses all that an encoder offers, and asks it for two parts of the same object.
private struct Shapes: Encodable {
  enum Key: String, CodingKey { case first, array, object, none, last, `in`, deep }

  func encode(to encoder: any Encoder) throws {
    var part = encoder.container(keyedBy: Key.self)
    try part.encode(1, forKey: .first)
    var array = part.nestedUnkeyedContainer(forKey: .array)
    _ = array.nestedUnkeyedContainer()
    var inner = array.nestedUnkeyedContainer()
    try inner.encodeNil()
    _ = inner.nestedContainer(keyedBy: Key.self)
    var element = array.nestedContainer(keyedBy: Key.self)
    try element.encode(true, forKey: .in)
    var object = part.nestedContainer(keyedBy: Key.self, forKey: .object)
    try object.encode([Key.deep.rawValue: "\"\\\n\u{1}"], forKey: .in)
    try part.encodeNil(forKey: .none)
    try [0.5].encode(to: part.superEncoder())
    var rest = encoder.container(keyedBy: Key.self)
    try rest.encode(-3, forKey: .last)
  }
}
