import Glibc

/// A point on the clock that no administrator and no NTP step can turn back.
public struct MonotonicInstant: Hashable, Comparable, Sendable {
  /// Nanoseconds since an arbitrary start, the same for the whole process.
  public var nanoseconds: Int64

  /// Makes the instant that lies so many nanoseconds after the clock's start.
  ///
  /// - Parameter nanoseconds: nanoseconds since the clock's start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Reads the clock.
  public static var now: MonotonicInstant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicInstant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// Tells which of two instants comes first.
  public static func < (left: MonotonicInstant, right: MonotonicInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Finds the instant that lies a duration after another.
  public static func + (instant: MonotonicInstant, duration: Duration) -> MonotonicInstant {
    MonotonicInstant(nanoseconds: instant.nanoseconds + duration.nanoseconds)
  }
}

extension MonotonicInstant {
  /// A length of time in whole nanoseconds, which unlike `Duration` costs one addition to add.
  public struct Interval: Sendable {
    /// The nanoseconds.
    public let nanoseconds: Int64

    /// Takes over a duration, without what is shorter than a nanosecond.
    ///
    /// - Parameter duration: the duration.
    public init(_ duration: Duration) {
      nanoseconds = duration.nanoseconds
    }
  }

  /// Finds the instant that lies an interval after another.
  public static func + (instant: MonotonicInstant, interval: Interval) -> MonotonicInstant {
    MonotonicInstant(nanoseconds: instant.nanoseconds + interval.nanoseconds)
  }
}

extension Duration {
  /// The duration in whole nanoseconds.
  public var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
