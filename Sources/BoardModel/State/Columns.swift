/// Whole numbers, written as one text with spaces between them.
///
/// A state holds hundreds of thousands: as an array each would be a value of its own to a JSON coder.
struct Numbers: Hashable, Sendable, ExpressibleByArrayLiteral {
  var list: [Int32]

  init(arrayLiteral elements: Int32...) { list = elements }

  mutating func append(_ numbers: Int32...) { list += numbers }

  /// The rows of a table that is so many numbers wide; nothing if the last row is cut off.
  func rows(of width: Int) -> [Row]? {
    guard list.count.isMultiple(of: width) else { return nil }
    return stride(from: 0, to: list.count, by: width).map { Row(numbers: list, start: $0) }
  }

  struct Row {
    fileprivate let numbers: [Int32]
    fileprivate let start: Int

    subscript(column: Int) -> Int32 { numbers[start + column] }
  }
}

/// Ids, written as one text with spaces between them.
struct Words: Hashable, Sendable, ExpressibleByArrayLiteral {
  var list: [String]

  init(arrayLiteral elements: String...) { list = elements }
}

extension Numbers: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let list = text.withBytes(Self.parse) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "This is not a list of whole numbers.")
    }
    self.list = list
  }

  func encode(to encoder: any Encoder) throws {
    var text = ""
    text.reserveCapacity(list.count * 6)
    for number in list {
      if !text.isEmpty { text.append(" ") }
      text.append(String(number))
    }
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }

  private static func parse(_ bytes: UnsafeRawBufferPointer) -> [Int32]? {
    var list: [Int32] = []
    list.reserveCapacity(bytes.count / 3)
    var index = 0
    while index < bytes.count {
      let isNegative = bytes[index] == UInt8(ascii: "-")
      if isNegative { index += 1 }
      let start = index
      var number: Int64 = 0
      while index < bytes.count, bytes[index] != UInt8(ascii: " ") {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index], index - start < 10 else {
          return nil
        }
        number = number * 10 + Int64(bytes[index] - UInt8(ascii: "0"))
        index += 1
      }
      guard index > start, let exact = Int32(exactly: isNegative ? -number : number) else {
        return nil
      }
      list.append(exact)
      index += 1
    }
    return list
  }
}

extension Words: Codable {
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    list = text.withBytes { bytes in
      bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(list.joined(separator: " "))
  }
}
