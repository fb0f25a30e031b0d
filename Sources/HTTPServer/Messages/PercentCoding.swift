enum PercentCoding {
  /// Decodes `%XX`; nil where a percent sign is not followed by two hexadecimal digits.
  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex, let high = bytes[index + 1].hexDigitValue,
        let low = bytes[index + 2].hexDigitValue
      else { return nil }
      decoded.append(high << 4 | low)
      index += 3
    }
    return decoded
  }
}
