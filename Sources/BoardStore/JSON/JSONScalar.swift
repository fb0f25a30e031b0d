/// A value that is no object or array.
protocol JSONScalar {
  func write(to text: inout JSONText) throws
}

extension String: JSONScalar {
  func write(to text: inout JSONText) { text.write(self) }
}

extension Bool: JSONScalar {
  func write(to text: inout JSONText) { text.write(plain: self ? "true" : "false") }
}

extension JSONScalar where Self: FixedWidthInteger {
  func write(to text: inout JSONText) { text.write(plain: String(self)) }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}

extension JSONScalar where Self: BinaryFloatingPoint & CustomStringConvertible {
  func write(to text: inout JSONText) throws {
    guard isFinite else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: [], debugDescription: "JSON has no number \(self)."))
    }
    text.write(plain: description)
  }
}

extension Double: JSONScalar {}
extension Float: JSONScalar {}
