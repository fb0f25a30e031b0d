/// How many of the values that were recorded lie in each of a few ranges.
public struct Histogram: Sendable, Equatable {
  /// The upper ends of the ranges, in order; one more range takes what is larger.
  public let bounds: [Double]
  /// How many values lie in each range.
  public private(set) var counts: [Int]
  /// All values together.
  public private(set) var sum = 0.0

  /// Makes a histogram without values.
  ///
  /// - Parameter bounds: the upper ends of the ranges, each greater than the one before.
  public init(bounds: [Double]) {
    self.bounds = bounds
    counts = Array(repeating: 0, count: bounds.count + 1)
  }

  /// Ranges that suit the times of requests, in seconds.
  public static let seconds = Histogram(
    bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10])

  /// How many values were recorded.
  public var count: Int { counts.reduce(0, +) }

  /// Records a value.
  ///
  /// - Parameter value: the value; one that is as large as a range's upper end lies in that range.
  /// - Complexity: O(ranges).
  public mutating func record(_ value: Double) {
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    sum += value
  }

  /// Adds what another histogram of the same ranges has recorded.
  ///
  /// - Parameter other: the histogram.
  public mutating func merge(_ other: Histogram) {
    precondition(bounds == other.bounds, "Histograms of other ranges cannot be added")
    for index in counts.indices { counts[index] += other.counts[index] }
    sum += other.sum
  }
}
