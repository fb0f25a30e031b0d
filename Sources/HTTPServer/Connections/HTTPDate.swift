import Glibc

/// The present time as `Date` fields have it, written anew only when a second has passed.
struct HTTPDate {
  private var second = Int.min
  private var bytes: [UInt8] = []

  mutating func current() -> [UInt8] {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    if time.tv_sec != second {
      second = time.tv_sec
      bytes = Self.format(unixSeconds: time.tv_sec)
    }
    return bytes
  }

  /// Writes a time in the fixed form of RFC 9110, section 5.6.7.
  static func format(unixSeconds: Int) -> [UInt8] {
    var seconds = time_t(unixSeconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let date =
      "\(days[Int(parts.tm_wday)]), \(twoDigits(parts.tm_mday)) \(months[Int(parts.tm_mon)]) "
      + "\(parts.tm_year + 1900)"
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
    return Array("\(date) \(time) GMT".utf8)
  }

  private static func twoDigits(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
