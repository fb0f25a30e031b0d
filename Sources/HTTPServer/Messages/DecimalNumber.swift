enum DecimalNumber {
  /// Reads ASCII digits and nothing else: no sign, no space; nil also where the number is too large.
  ///
  /// `Int` itself would take `+12` and `-0`, which is how requests are smuggled.
  static func parse(_ digits: some Collection<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard digit.isASCIIDigit else { return nil }
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      guard !isTooLarge, !overflows else { return nil }
      value = sum
    }
    return value
  }
}
