import HTTPServer
import Testing

@testable import OrdoServer

@Suite struct PrometheusTextTests {
  @Test func `numbers, labels and distributions stand as the format wants them`() {
    var page = PrometheusText()
    page.add("a_total", .counter, "Things.", 3)
    page.add("b", .gauge, "By kind.", [([("kind", "x"), ("to", "y")], 1), ([("kind", "z")], 2)])
    var times = Histogram(bounds: [0.5, 1])
    for time in [0.25, 0.5, 0.75, 3] { times.record(time) }
    page.add("c_seconds", "Times.", times)
    page.add("d", "Groups.", sum: 7, count: 2)
    #expect(
      page.text == """
        # HELP a_total Things.
        # TYPE a_total counter
        a_total 3
        # HELP b By kind.
        # TYPE b gauge
        b{kind="x",to="y"} 1
        b{kind="z"} 2
        # HELP c_seconds Times.
        # TYPE c_seconds histogram
        c_seconds_bucket{le="0.5"} 2
        c_seconds_bucket{le="1.0"} 3
        c_seconds_bucket{le="+Inf"} 4
        c_seconds_sum 4.5
        c_seconds_count 4
        # HELP d Groups.
        # TYPE d summary
        d_sum 7
        d_count 2

        """)
    #expect(MetricsPage(page.text).faults == [])
  }

  @Test(arguments: [
    ("plain", "plain"), ("\"", "\\\""), ("\\", "\\\\"), ("a\nb", "a\\nb"), ("\\n", "\\\\n"),
    ("\r\n", "\r\\n"), ("}", "}"), ("富士山", "富士山"),
  ])
  func `no value of a label leaves its quotes`(value: String, escaped: String) {
    var page = PrometheusText()
    page.add("a", .gauge, "Things.", [([("b", value)], 1)])
    #expect(page.text.hasSuffix("\na{b=\"\(escaped)\"} 1\n"))
    #expect(MetricsPage(page.text).faults == [])
  }

  @Test(arguments: [
    "a 1", "# TYPE a gauge\na 1\n", "# HELP a x\n# TYPE a gauge\na 1\na 2\n",
    "# HELP a x\n# TYPE a kind\na 1\n", "# HELP a x\n# TYPE a gauge\na{b=\"c} 1\n",
    "# HELP a x\n# TYPE a gauge\na one\n", "# HELP a x\n# TYPE a counter\na 1\n",
    "# HELP a x\n# TYPE a histogram\na_bucket{le=\"+Inf\"} 1\na_sum 1\na_count 2\n",
    "# HELP a x\n# TYPE a histogram\na_bucket{le=\"1\"} 1\na_sum 1\na_count 1\n",
  ])
  func `the reader of these tests sees what is wrong with a page`(text: String) {
    #expect(!MetricsPage(text).faults.isEmpty)
  }
}
