/// The codings that an `Accept-Encoding` allows.
struct AcceptedCodings {
  private var accepted: [String: Bool] = [:]

  init(_ value: String) {
    for member in FieldList(value) {
      let parts = member.utf8.split(separator: UInt8(ascii: ";"))
      guard let coding = parts.first else { continue }
      accepted[Self.text(coding)] = !parts.dropFirst().contains(where: Self.isZeroQuality)
    }
  }

  func includes(_ coding: String) -> Bool {
    accepted[coding] ?? accepted["*"] ?? false
  }

  private static func text(_ bytes: Substring.UTF8View) -> String {
    String(decoding: bytes.trimmingOptionalSpace().map(\.asciiLowercased), as: UTF8.self)
  }

  private static func isZeroQuality(_ parameter: Substring.UTF8View) -> Bool {
    let text = text(parameter)
    return text.hasPrefix("q=0") && text.dropFirst(2).allSatisfy { $0 == "0" || $0 == "." }
  }
}
