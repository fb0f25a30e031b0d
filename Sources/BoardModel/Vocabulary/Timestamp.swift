/// A moment in UTC, to the millisecond; its text is ISO 8601, `2026-11-30T21:00:00.123Z`.
public struct Timestamp: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var milliseconds: Int64

  /// Makes a moment.
  ///
  /// - Parameter milliseconds: Milliseconds since 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whether one moment is before another.
  ///
  /// - Parameters:
  ///   - lhs: A moment.
  ///   - rhs: Another moment.
  /// - Returns: Whether the first is earlier.
  public static func < (lhs: Timestamp, rhs: Timestamp) -> Bool {
    lhs.milliseconds < rhs.milliseconds
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment as ISO 8601 text with milliseconds.
  public var description: String {
    let (days, time) = milliseconds.quotientAndFloorRemainder(by: 86_400_000)
    let (year, month, day) = Self.civil(fromDays: days)
    let seconds = time / 1000
    return pad(year, 4) + "-" + pad(month, 2) + "-" + pad(day, 2) + "T"
      + pad(seconds / 3600, 2) + ":" + pad(seconds / 60 % 60, 2) + ":" + pad(seconds % 60, 2) + "."
      + pad(time % 1000, 3) + "Z"
  }

  /// Reads ISO 8601 text of exactly the form that `description` has.
  ///
  /// - Parameter text: The text, such as `2026-11-30T21:00:00.123Z`.
  public init?(_ text: String) {
    let pattern = Array("0000-00-00T00:00:00.000Z".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count == pattern.count else { return nil }
    for (byte, expected) in zip(bytes, pattern)
    where expected == 0x30 ? !(0x30...0x39).contains(byte) : byte != expected { return nil }
    func number(_ range: Range<Int>) -> Int64 {
      bytes[range].reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    }
    let (month, day) = (number(5..<7), number(8..<10))
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let days = Self.days(fromYear: number(0..<4), month: month, day: day)
    let seconds = number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19)
    self.init(milliseconds: days * 86_400_000 + seconds * 1000 + number(20..<23))
    // An hour 24 or a 31st of February would be written otherwise.
    guard description == text else { return nil }
  }
}

// The days between the civil calendar and 1970, by counting years from March, so that the leap day
// is a year's last.
extension Timestamp {
  private static func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = (days + 719_468).quotientAndFloorRemainder(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  private static func days(fromYear year: Int64, month: Int64, day: Int64) -> Int64 {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).quotientAndFloorRemainder(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

private func pad(_ number: Int64, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

extension Int64 {
  fileprivate func quotientAndFloorRemainder(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
