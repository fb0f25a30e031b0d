/// A page of metrics, read as strictly as a scraper that trusts nothing.
struct MetricsPage {
  /// A sample's name with its labels, such as `a{b="c"}`, and its value.
  private(set) var samples: [String: Double] = [:]
  /// The kind of each metric.
  private(set) var kinds: [String: String] = [:]
  /// What is wrong with the page.
  private(set) var faults: [String] = []
  private var helped: Set<String> = []

  init(_ text: String) {
    if !text.hasSuffix("\n") { faults.append("the last line has no end") }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { readComment(String(line)) } else { readSample(String(line)) }
    }
    for (name, kind) in kinds where kind == "histogram" { checkHistogram(name) }
  }

  /// The value of a sample.
  subscript(sample: String) -> Double? { samples[sample] }

  private mutating func readComment(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4 else { return faults.append(line) }
    switch words[1] {
    case "HELP" where helped.insert(words[2]).inserted && kinds[words[2]] == nil: break
    case "TYPE" where helped.contains(words[2]) && kinds[words[2]] == nil:
      let known = ["counter", "gauge", "histogram", "summary"]
      if !known.contains(words[3]) { faults.append(line) }
      kinds[words[2]] = words[3]
    default: faults.append(line)
    }
  }

  private mutating func readSample(_ line: String) {
    guard let match = line.wholeMatch(of: /([a-z_]+)(\{[^\n]*\})? (\S+)/),
      let value = Double(match.3)
    else { return faults.append(line) }
    let (name, labels) = (String(match.1), String(match.2 ?? ""))
    let pattern = /\{([a-z_]+="([^"\\\n]|\\["\\n])*",?)+\}/
    if !labels.isEmpty, labels.wholeMatch(of: pattern) == nil { faults.append(line) }
    let suffix = ["_bucket", "_sum", "_count"].first { name.hasSuffix($0) }
    let family = suffix.map { String(name.dropLast($0.count)) } ?? name
    let kind = kinds[name] ?? kinds[family]
    if kind == nil { faults.append("no type stands before \(line)") }
    if kind == "counter", value < 0 || !name.hasSuffix("_total") { faults.append(line) }
    if samples.updateValue(value, forKey: name + labels) != nil { faults.append("twice: \(line)") }
  }

  private mutating func checkHistogram(_ name: String) {
    let prefix = name + "_bucket{le=\""
    let buckets = samples.filter { $0.key.hasPrefix(prefix) }.compactMap { key, value in
      Double(key.dropFirst(prefix.count).dropLast(2).replacing("+Inf", with: "inf")).map {
        ($0, value)
      }
    }.sorted { $0.0 < $1.0 }
    let counts = buckets.map(\.1)
    if counts != counts.sorted() { faults.append("\(name) does not grow") }
    let isWhole = buckets.last?.0 == .infinity && counts.last == samples[name + "_count"]
    if !isWhole || samples[name + "_sum"] == nil { faults.append("\(name) is not whole") }
  }
}
