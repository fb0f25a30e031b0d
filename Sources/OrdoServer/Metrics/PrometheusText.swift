import HTTPServer

/// Metrics in the text format of Prometheus, version 0.0.4.
struct PrometheusText {
  enum Kind: String {
    case counter, gauge, histogram, summary
  }

  private(set) var text = ""

  /// Adds a metric that is one number.
  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: some Numeric) {
    begin(name, kind, help)
    addSample(name, [], value)
  }

  /// Adds a metric that is a number for each combination of labels.
  mutating func add(
    _ name: String, _ kind: Kind, _ help: String,
    _ samples: [(labels: [(name: String, value: String)], value: Int)]
  ) {
    begin(name, kind, help)
    for sample in samples { addSample(name, sample.labels, sample.value) }
  }

  /// Adds a distribution.
  mutating func add(_ name: String, _ help: String, _ histogram: Histogram) {
    begin(name, .histogram, help)
    var count = 0
    for (bound, number) in zip(histogram.bounds.map { "\($0)" } + ["+Inf"], histogram.counts) {
      count += number
      addSample(name + "_bucket", [("le", bound)], count)
    }
    addSample(name + "_sum", [], histogram.sum)
    addSample(name + "_count", [], count)
  }

  /// Adds a sum and the number of what was summed up.
  mutating func add(_ name: String, _ help: String, sum: Int, count: Int) {
    begin(name, .summary, help)
    addSample(name + "_sum", [], sum)
    addSample(name + "_count", [], count)
  }

  private mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
  }

  private mutating func addSample(
    _ name: String, _ labels: [(name: String, value: String)], _ value: some Numeric
  ) {
    let list = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
    text += "\(name)\(labels.isEmpty ? "" : "{\(list)}") \(value)\n"
  }

  private static func escaped(_ value: String) -> String {
    value.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
