import Testing

@testable import HTTPServer

struct HistogramTests {
  @Test func `a value lies in the first range whose end it does not pass`() {
    var histogram = Histogram(bounds: [1, 2])
    for value in [0, 1, 1.5, 2, 2.5, 100] { histogram.record(value) }
    #expect(histogram.counts == [2, 2, 2] && histogram.count == 6 && histogram.sum == 107)
  }

  @Test func `two loops count together`() {
    var first = ServerStatistics()
    first.connections = 2
    first.drops = [.behind: 1]
    first.rejections = ["a": 1]
    first.fanOut.record(0.003)
    var second = first
    second.drops = [.stalled: 4, .behind: 1]
    second.rejections = ["b": 2]
    second.merge(first)
    #expect(second.connections == 4 && second.drops == [.stalled: 4, .behind: 2])
    #expect(second.rejections == ["a": 1, "b": 2] && second.fanOut.count == 2)
  }
}
