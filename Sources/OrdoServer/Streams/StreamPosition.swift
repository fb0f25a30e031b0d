/// A place in the history of a board, as event ids have it: `k3-119`.
struct StreamPosition: Hashable, CustomStringConvertible {
  var epoch: String
  var revision: Int

  var description: String { "\(epoch)-\(revision)" }

  init(epoch: String, revision: Int) {
    self.epoch = epoch
    self.revision = revision
  }

  init?(_ text: String) {
    guard let dash = text.lastIndex(of: "-") else { return nil }
    let digits = text[text.index(after: dash)...]
    guard digits.utf8.allSatisfy(\.isDigit), let revision = Int(digits) else { return nil }
    self.init(epoch: String(text[..<dash]), revision: revision)
  }
}
